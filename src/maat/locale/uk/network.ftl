# network.ftl (Ukrainian): how others in the same network come, and that a link leads nowhere else

web-only-here = Це посилання працює лише на цьому комп’ютері.
web-only-here-serve = Ця адреса працює лише на цьому комп’ютері. Щоб грати з інших пристроїв, запустіть «maat serve --host» з його адресою.
web-network-open = Відкрити для моєї мережі
web-network-hint = Тоді пристрої тієї ж мережі зможуть зайти за посиланням або кодом. Закрити можна будь-коли.
web-network-opened = Відкрито для вашої мережі:
web-network-opened-hint = Закриття від’єднує тих, хто зайшов через мережу; їхні місця за ними лишаються. Якщо пристрій нічого не знаходить, він в іншій мережі або його не впускає брандмауер.
web-network-close = Закрити знову
web-network-qr = QR-код адреси у вашій мережі
error-no-network = Цей комп’ютер не під’єднано до жодної мережі.
error-no-address = Неможливо слухати на { $address }: { $reason }.
web-keep-seat = Зберегти моє місце: особисте посилання
web-keep-seat-hint = Відкрийте його на іншому пристрої, щоб грати там. Нікому не показуйте.
