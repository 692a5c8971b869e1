# lesson.ftl (magyar): amit a lecke oldala mond

web-chapters = Fejezetek
web-lesson-later = Néhány körrel később …
web-lesson-do = A te lépésed: { $answer }
web-lesson-other = „{ $tried }”: ez is szabályos, de eltérne ettől a leckétől.
web-lesson-forth = Tovább
web-lesson-back = Vissza
web-lesson-play = Játék
