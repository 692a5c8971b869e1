# reading.ftl (українська): що каже сторінка правил

web-contents = Зміст
web-numbered = Нумеровані правила
web-beside = Друга мова
