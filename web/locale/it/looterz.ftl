# Looterz on a screen: texts that only the board needs.

## Buttons on cards and beside them

act-search = Cerca
act-attack = Attacca
act-activate = Attiva
act-recruit = Recluta
act-discard = Scarta
act-draw = Pesca una carta
act-wish = Ora questo
act-close = Chiudi
act-open = Guardalo

## Where things are

place-row = Looterz di { $seat }
place-hand = La tua mano
place-mine = I tuoi Looterz
place-tray = Il vassoio dei dadi
place-middle = Torre, Rigor Mortis, la corsa e il Cimitero
place-race = La corsa a { $target } monete
place-wishes = Ultimi Desideri
place-empty-row = Ancora nessun Looterz
place-empty-hand = Nessuna carta in mano
place-empty-graveyard = Qui non riposa ancora nessuno
place-drop-row = Lasciala qui per reclutare
place-too-many = { $count } Looterz: a fine turno ne possono restare solo { $most }

## What is known about a thing

tower-label = Torre: { $count }
graveyard-label = Cimitero: { $count }
rigor-label = Rigor Mortis: { $seen } pezzi su { $of }
coins-of = Monete: { $coins } su { $target }
coins-label = { $seat }: { $coins } su { $target } monete
hand-label = Carte in mano: { $count }
looter-label = { $name }. Vita { $life }, potere { $power }. { $text }
badge-acted = Ha già agito
badge-borrowed = In prestito da { $seat }
badge-barred = Non può cercare
badge-thinking = Sta decidendo
badge-known = Carta nota
badge-you = tu
badge-winner = Vincitore

## Odds and what will happen

percent = { $value }%
odds-title = Dadi: { $dice }, potere { $power }
odds-least = { $count } o più
odds-kill = Uccide: { $chance }
preview-dies = Muore
preview-taken = Cambia padrone
preview-to-hand = Torna in mano
preview-barred = Niente ricerca
trace-new = Nuovo
die-hit = { $die }: successo
die-miss = { $die }: niente

## Help

help-card = Una carta
help-power = Un dado con questo numero o meno riesce.
help-life = Tanti dadi quanti segnalini vita; senza nessuno muore.
help-search = Cerca: ogni successo è una moneta.
help-attack = Attacca: ogni successo toglie una vita a un Looterz a tua scelta.
help-keywords = Parole chiave
help-effects = Cosa dicono i piccoli segni
help-gallery = Tutti i Looterz
sign-damage = danni
sign-kill = uccide
sign-drain = prosciuga vita
sign-heal = cura
sign-gain_life = guadagna vita
sign-take_control = prende il controllo
sign-return_to_hand = rimanda in mano
sign-forced_sacrifice = qualcuno sacrifica
sign-sacrifice_cost = costa un sacrificio
sign-reclaim = dal Cimitero alla mano
sign-recruit_from_hand = dalla mano in gioco
sign-recruit_from_graveyard = dal Cimitero in gioco
sign-recruit_from_tower = dalla Torre in gioco
sign-earn = guadagna monete
sign-steal = ruba una moneta
sign-lose = qualcuno perde monete
sign-draw = pesca carte
sign-alarm = dalla Torre al Cimitero
sign-no_search = vieta di cercare

## Short names, for small cards

short-hal_r_tel = Hal-R-Tel
short-rollork = Rollork
short-ninja = Ninja
short-rrugh = Rrugh
short-elsar = Elsar
short-pru = Pru
short-blink = Blink
short-king_of_rats = Re dei Topi
short-hippocat = Ippogatte
short-puriosa = Puriosa
short-kotniss = Gattniss
short-romolo = Romolo
short-milkula = Draculatte
short-catfucius = Confugatto
short-caterfield = Gatterfield
short-schroedinger = Schroedinger
short-ducat = Dugatto
short-puss_in_loots = Gatto Bottino
short-advocat = Avvogatto
short-al_catpone = Al Gattone
short-syndicat = Sindagatto
short-catapult = Gattapulta
short-catastrophe = Gattastrofe
short-necromeowncer = Necromiaonte
short-duplicat = Dupligatto
short-bureaucat = Burogatte
short-catsanova = Gattanova
short-cattila = Gattila
short-guillocatine = Gattigliotta
short-acrocat = Acrogatta

## The first game

looterz-lesson-goal = Ciao! I tuoi gatti svaligiano la torre del Signore Oscuro. Vince chi arriva per primo a 5 monete: ecco la corsa. Accanto, Rigor Mortis torna a casa pezzo per pezzo; il quarto chiude la partita.
looterz-lesson-recruit = Il turno comincia con un reclutamento: un gatto dalla mano o una carta dalla Torre. Recluta Hal-R-Tel. I cuori sono la sua vita, il numero sul dado è il suo potere.
looterz-lesson-search = Ora il dungeon. Scegli Hal-R-Tel, poi Cerca: tira un dado per ogni cuore, e ogni dado da 3 in giù, il suo potere, è una moneta.
looterz-lesson-second = 2 e 3 riescono, 5 no: due monete! Non dimenticare il secondo reclutamento. Recluta Dugatto: il suo Reclutamento frutta una moneta appena entra in gioco.
looterz-lesson-attack = Un turno più avanti. L’avversario è in testa, quindi si combatte: scegli Hal-R-Tel, poi Attacca.
looterz-lesson-target = Rollork ha Provocazione: finché è in piedi, i suoi amici sono al sicuro da te. Per questo si fa avanti. La percentuale è la tua probabilità di ucciderlo. Colpisci!
looterz-lesson-activate = Due colpi, e addio Rollork. Al Gattone ha un’Attivazione, che può usare invece di tirare: ruba una moneta al più ricco. Sceglilo, poi Attiva.
looterz-lesson-done = Ogni Looterz può agire una volta per turno, oppure riposare. Lascia riposare il Gatto col Bottino: chiudi la fase del dungeon.
looterz-lesson-fourth = Il secondo reclutamento: metti in gioco Acrogatta. Fanno quattro Looterz, e a fine turno ne possono restare solo tre.
looterz-lesson-sacrifice = Sacrifica il Gatto col Bottino. Il suo Ultimo Desiderio frutta una moneta quando va al Cimitero: proprio quella che ti manca!
looterz-lesson-end = { $pointer ->
        [touch] Cinque monete: hai vinto! Tieni premuta una carta per leggere cosa fa. Il resto sono artigli e fortuna.
       *[mouse] Cinque monete: hai vinto! Passa su una carta, o tienila premuta, per leggere cosa fa. Il resto sono artigli e fortuna.
    }
