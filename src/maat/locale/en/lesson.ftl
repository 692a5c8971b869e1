# lesson.ftl (English): what the page of a lesson says

web-chapters = Chapters
web-lesson-later = Some turns later …
web-lesson-do = Your move: { $answer }
web-lesson-other = “{ $tried }” is possible, too, but it would lead away from this lesson.
web-lesson-forth = Next
web-lesson-back = Back
web-lesson-play = Play
