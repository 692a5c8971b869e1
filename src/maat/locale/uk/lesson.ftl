# lesson.ftl (українська): що каже сторінка уроку

web-chapters = Розділи
web-lesson-later = Кілька ходів потому …
web-lesson-do = Ваш хід: { $answer }
web-lesson-other = «{ $tried }» теж можна, але це відвело б від цього уроку.
web-lesson-forth = Далі
web-lesson-back = Назад
web-lesson-play = Грати
