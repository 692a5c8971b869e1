# lesson.ftl (polski): co mówi strona lekcji

web-chapters = Rozdziały
web-lesson-later = Kilka tur później …
web-lesson-do = Twój ruch: { $answer }
web-lesson-other = „{ $tried }” też wolno, ale to odwiodłoby od tej lekcji.
web-lesson-forth = Dalej
web-lesson-back = Wstecz
web-lesson-play = Graj
