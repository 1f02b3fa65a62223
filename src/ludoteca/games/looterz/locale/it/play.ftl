# Looterz: quello che si dice mentre si gioca.

## Che cosa succede

event-turn = Turno di { $seat }.
event-drew = { $seat } pesca «{ $card }».
event-drew-hidden = { $seat } pesca una carta.
event-rigor_seen = { $count ->
        [1] { $seat } trova un pezzo di Rigor Mortis. Da qualche parte comincia a suonare un allarme.
        [2] { $seat } trova un secondo pezzo di Rigor Mortis. Lui sta facendo le valigie.
        [3] { $seat } trova un terzo pezzo di Rigor Mortis. È già sulle scale!
       *[4] { $seat } trova l’ultimo pezzo di Rigor Mortis. È tornato!
    }
event-recruited = { $origin ->
        [hand] { $seat } recluta «{ $card }».
        [graveyard] { $seat } riporta in gioco dal Cimitero «{ $card }».
       *[tower] { $seat } riceve dritto dalla Torre «{ $card }».
    }
event-searched = { $seat } manda «{ $card }» a cercare.
event-attacked = { $seat } attacca con «{ $card }». Bersaglio: «{ $target }».
event-activated = { $seat } usa l’Attivazione di «{ $card }».
event-recruitment = Reclutamento di «{ $card }» ({ $seat }).
event-last_wish = Ultimo Desiderio di «{ $card }» ({ $seat }).
event-rolled = { $hit ->
        [1] «{ $card }» tira { $die }: successo.
       *[0] «{ $card }» tira { $die }: niente.
    }
event-earned = { $coins ->
        [one] { $seat } guadagna { $coins } moneta.
       *[other] { $seat } guadagna { $coins } monete.
    }
event-stole = { $seat } ruba una moneta a { $victim }.
event-lost = { $coins ->
        [one] { $seat } perde { $coins } moneta.
       *[other] { $seat } perde { $coins } monete.
    }
event-hurt = { $damage ->
        [one] «{ $card }» perde { $damage } punto vita (rimasti: { $life }).
       *[other] «{ $card }» perde { $damage } punti vita (rimasti: { $life }).
    }
event-healed = { $life ->
        [one] «{ $card }» ora ha { $life } punto vita.
       *[other] «{ $card }» ora ha { $life } punti vita.
    }
event-died = «{ $card }» finisce nel Cimitero ({ $seat }).
event-sacrificed = { $seat } sacrifica «{ $card }».
event-took_control = { $for_good ->
        [1] { $seat } porta via per sempre a { $victim } «{ $card }».
       *[0] { $seat } prende in prestito da { $victim } «{ $card }» fino alla fine del turno.
    }
event-gave_back = { $seat } restituisce a { $owner } «{ $card }».
event-returned = «{ $card }» torna nella mano di { $seat }.
event-reclaimed = { $seat } riprende in mano dal Cimitero «{ $card }».
event-turned_over = L’allarme scopre «{ $card }»: la carta va dritta nel Cimitero.
event-discarded = { $seat } scarta «{ $card }».
event-barred = Per ora { $seat } non può cercare, a causa di «{ $card }».
event-declined = { $seat } rinuncia a quello che offre «{ $card }».
event-ended = { $ending ->
        [coins] Il bottino è abbastanza grande: la partita è finita.
        [rigor] Rigor Mortis è tornato: la partita è finita.
       *[limit] La partita è durata troppo: finisce qui.
    }
event-struck_out = Doppio pareggio per { $seat }, e Rigor Mortis non sopporta i pareggi: fuori!
event-won = { $seat } vince!

## Che cosa c’è da decidere

prompt-recruit = { $seat } recluta un Looterz o pesca una carta.
    .you = { $phase }: recluta un Looterz o pesca una carta.
prompt-dungeon = { $seat } decide che cosa fa un Looterz nel dungeon.
    .you = Dungeon: che cosa faranno i tuoi Looterz?
prompt-target = { $seat } sceglie chi attaccare con «{ $card }».
    .you = Chi attacchi con «{ $card }»?
prompt-search_again = { $seat } può cercare una seconda volta con «{ $card }».
    .you = «{ $card }» può cercare una seconda volta.
prompt-attack_again = { $seat } può attaccare una seconda volta con «{ $card }».
    .you = «{ $card }» può attaccare una seconda volta. Chi attacchi?
prompt-sacrifice = { $seat } ha più di tre Looterz e ne sacrifica uno.
    .you = Hai più di tre Looterz. Quale sacrifichi?
prompt-discard = { $seat } ha più di dieci carte e ne scarta una.
    .you = Hai più di dieci carte in mano. Quale scarti?
prompt-last_wish = { $seat } sceglie quale Ultimo Desiderio viene prima.
    .you = Quale dei tuoi Ultimi Desideri viene prima?
prompt-may = { $seat } può usare quello che offre «{ $card }».
    .you = Vuoi usare quello che offre «{ $card }»?
prompt-player = { $seat } sceglie un giocatore per «{ $card }».
    .you = «{ $card }»: quale giocatore?
prompt-steal = { $seat } sceglie a chi rubare.
    .you = I più ricchi sono più d’uno. A chi rubi?
prompt-go_on = { $seat } lascia riprendere fiato a tutti: non è ancora finita.
    .you = Sono successe molte cose, e non è ancora finita. Si va avanti?
prompt-damage = { $seat } sceglie il Looterz ferito da «{ $card }».
    .you = «{ $card }»: quale Looterz viene ferito?
prompt-kill = { $seat } sceglie il Looterz ucciso da «{ $card }».
    .you = «{ $card }»: quale Looterz muore?
prompt-drain = { $seat } sceglie da chi «{ $card }» risucchia vita.
    .you = «{ $card }»: a quale Looterz toglie vita?
prompt-heal = { $seat } sceglie chi viene curato da «{ $card }».
    .you = «{ $card }»: quale Looterz viene curato? (Cure rimaste: { $left })
prompt-gain_life = { $seat } sceglie chi guadagna vita grazie a «{ $card }».
    .you = «{ $card }»: quale Looterz guadagna vita?
prompt-take_control = { $seat } sceglie un Looterz da prendere con «{ $card }».
    .you = «{ $card }»: di quale Looterz prendi il controllo?
prompt-return_to_hand = { $seat } sceglie quale Looterz «{ $card }» rimanda in mano.
    .you = «{ $card }»: quale Looterz torna nella mano del proprietario?
prompt-forced_sacrifice = { $seat } deve sacrificare un Looterz a causa di «{ $card }».
    .you = A causa di «{ $card }» devi sacrificare un Looterz. Quale?
prompt-sacrifice_cost = { $seat } sceglie un Looterz da sacrificare per «{ $card }».
    .you = «{ $card }»: quale Looterz sacrifichi?
prompt-reclaim = { $seat } riprende una carta dal Cimitero.
    .you = «{ $card }»: quale carta riprendi dal Cimitero?
prompt-recruit_from_hand = { $seat } recluta un Looterz dalla mano grazie a «{ $card }».
    .you = «{ $card }»: quale Looterz della tua mano entra in gioco?
prompt-recruit_from_graveyard = { $seat } recluta un Looterz dal Cimitero grazie a «{ $card }».
    .you = «{ $card }»: quale Looterz del Cimitero entra in gioco?

## Scelte in un elenco

move-recruit = Recluta «{ $card }»
move-search = Cerca con «{ $card }»
move-attack = Attacca con «{ $card }»
move-activate = Attiva «{ $card }»
move-choose = Scegli «{ $card }»
move-sacrifice = Sacrifica «{ $card }»
move-discard = Scarta «{ $card }»
move-player = Scegli { $seat }
move-draw = Pesca una carta
move-accept = Sì, procedi
move-decline = No, lascia stare
move-done = Chiudi la fase del dungeon

score-coins = Monete
score-looterz = Looterz in gioco

## Che cosa contano i consigli

quantity-coins = { word-coin.count }
quantity-looterz = { word-looter.count }
quantity-life = { $count ->
        [one] { $count } punto vita
       *[other] { $count } punti vita
    }
quantity-cards = { word-card.count }
