# Co zabiera grę w inne miejsce.

web-transfer-hint = Gra potoczy się dalej tam, gdzie ją otworzysz: od tego miejsca i z tym samym losem. Kto zabiera grę ze sobą, może poznać przyszłe losowania, dlatego od teraz ten stół i tamten mówią, że grę przeniesiono.
web-transfer-file = Zapisz do pliku
web-transfer-to = Gdzie grać dalej (adres)
web-transfer-link = Link do tej gry
web-transfer-picture = Link jako obrazek dla aparatu
web-transfer-long = Gra jest za długa na obrazek. Użyj linku albo pliku.
