# Co zabiera grę w inne miejsce.

web-carry-hint = Gra potoczy się dalej tam, gdzie ją otworzysz: od tego miejsca i z tym samym losem. Kto zabiera grę ze sobą, może poznać przyszłe losowania, dlatego od teraz ten stół i tamten mówią, że grę przeniesiono.
web-carry-file = Zapisz do pliku
web-carry-to = Gdzie grać dalej (adres)
web-carry-link = Link do tej gry
web-carry-picture = Link jako obrazek dla aparatu
web-carry-long = Gra jest za długa na obrazek. Użyj linku albo pliku.
