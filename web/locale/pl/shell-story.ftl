# Obsada: twarze ludzi, wyłącznik złoczyńcy i to, co mówią boty.

face-choose = Twoja twarz
face-fox = Lis
face-owl = Sowa
face-frog = Żaba
face-ghost = Duch
face-robot = Robot
face-witch = Wiedźma
face-knight = Rycerz
face-dragon = Smok
face-rabbit = Królik
face-bear = Niedźwiedź
face-kraken = Kraken
face-imp = Diablik
setting-banter = Złoczyńca
banter-on = Rigor Mortis i boty odzywają się podczas gry
seat-bot-named = { $name } (bot, { $level })
bot-easy-glad-1 = To ja? Naprawdę? Specjalnie?
bot-easy-glad-2 = Patrz, { $name }, udało się!
bot-easy-hurt-1 = Au! Tak wolno?
bot-easy-hurt-2 = I tak się stąd wynoszę.
bot-normal-glad-1 = Poszło całkiem nieźle.
bot-normal-glad-2 = To nic osobistego, { $name }.
bot-normal-hurt-1 = Zapamiętam to, { $name }.
bot-normal-hurt-2 = Niech będzie. Ten jeden raz.
bot-hard-glad-1 = Plan sprzed trzech tur.
bot-hard-glad-2 = Sama okazja się podłożyła, { $name }.
bot-hard-hurt-1 = To wróci. Z odsetkami.
bot-hard-hurt-2 = Błąd w obliczeniach. Poprawione.
bot-master-glad-1 = Nieuniknione.
bot-master-glad-2 = Dziękuję, { $name }. Zgodnie z planem.
bot-master-hurt-1 = Ciekawe. Proszę dalej.
bot-master-hurt-2 = Ciesz się, { $name }. To część planu.

# Powtórki: szanse i punkty zwrotne; obrazki do udostępnienia.

chances = Szanse na wygraną
chances-ask = Przeanalizuj partię
chances-text = Mocny bot rozważa każdą decyzję: jak zmieniały się szanse, co było szczęściem, a co umiejętnością.
chances-progress = Momenty: { $done } z { $all }
chances-pause = Serwer łapie oddech; dalej pójdzie samo.
chances-stop = Zatrzymaj
chances-graph = Jak rosły i malały szanse każdej osoby
luck-and-skill = Szczęście i umiejętności
luck-share = Około { $share } tego, co zmieniało szanse, to kości, dobrane karty i to, co zakryte; reszta to wybory.
report-accuracy = Trafność { $accuracy }: najlepszy ruch lub równie dobry, w wyborach: { $found } z { $choices }.
report-way = Z { $start } na { $end }: własne wybory { $own }, wybory innych { $others }, szczęście { $luck }.
turning-points = Punkty zwrotne
turning-luck = Tura { $number }, szczęście: { $name }, szanse z { $before } na { $after }.
turning-choice = Tura { $number }, wybór: { $name }, szanse z { $before } na { $after } ({ $played }).
best-idea = Lepszy pomysł
best-idea-text = { $name }, tura { $number }: { $better }, zamiast: { $played } (szanse większe o { $gap }).
share-picture = Udostępnij obrazek
share-picture-failed = Ta przeglądarka nie umiała narysować obrazka.
