# reading.ftl (polski): co mówi strona z zasadami

web-contents = Spis treści
web-numbered = Zasady numerowane
web-beside = Drugi język
