# reading.ftl (українська): що каже сторінка правил

web-contents = Зміст
web-numbered = Нумеровані правила
web-beside = Друга мова
web-search = Пошук
web-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
