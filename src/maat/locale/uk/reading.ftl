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
web-all-values = Усі значення та їхні джерела
web-in-box = у коробці: { $count }
web-reconstructed-count = { $count ->
    [one] { $count } значення в цій грі відтворено.
    [few] { $count } значення в цій грі відтворено.
    [many] { $count } значень у цій грі відтворено.
   *[other] { $count } значення в цій грі відтворено.
}
