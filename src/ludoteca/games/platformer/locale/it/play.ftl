# Platformer: mosse, domande, eventi e opzioni.

# Where a space is, by its name on the map.
space = in { $name }

## Opzioni

option-artifacts = Artefatti
    .text = Due artefatti passano di mano quando si avverano le condizioni.
option-artifacts-no = no
option-artifacts-yes = sì
option-bigger_map = Mappa più grande
    .text = Un livello in più e un boss più duro. Non in solitario.
option-bigger_map-no = no
option-bigger_map-yes = sì
option-tower = Torre
    .text = Di quali tessere è fatta la torre.
option-tower-mixed = mista
option-tower-forest = Foresta
option-tower-void = Vuoto
option-boss = Boss
    .text = Chi aspetta in cima.
option-boss-random = a caso
option-boss-medusa = Medusa
option-boss-ikee = Sommo Ikee
option-heroes = Eroi
    .text = Se gli eroi si distribuiscono o si scelgono a turno.
option-heroes-random = a caso
option-heroes-chosen = scelti
option-first_player = Primo giocatore
    .text = Chi comincia.
option-first_player-random = a caso
option-first_player-1 = posto 1
option-first_player-2 = posto 2
option-first_player-3 = posto 3
option-first_player-4 = posto 4

## Mosse

move-take = Prendi { $hero }
move-use = Usa { $symbol }
move-star = Usa una stella come { $symbol }
move-special = Usa il dado speciale come { $symbol }
move-forge = Forgia due dadi ({ $symbol }) in { $symbol2 }
move-upgrade = { $times }
move-step = Vai { $direction }
move-push = Spingi { $direction }
move-attack = Attacca { $direction }
move-shove = Direzione: { $direction }
move-choose = { $space }
move-pick = { $symbol }
move-save = Conserva { $symbol }
move-buy = Compra «{ $card }»
move-play = Usa «{ $card }»
move-swap = Sostituisci «{ $card }»
move-gain = Prendi il segnalino «{ $token }»
move-rid = Liberati del segnalino «{ $token }»
move-spend = Scarta il segnalino «{ $token }»
move-strike = Colpisci
move-siphon = Ricava una gemma da Medusa (2 spade)
move-ability = Usa l’abilità dell’eroe
move-gravity = Attiva la gravità
move-let_go = Molla la presa e cadi
move-stay = Tieniti
move-stop = Basta così
move-pass = Lascia che accada
move-done = Termina le azioni

## Domande

prompt-hero = { $seat } sceglie un eroe.
    .you = Scegli il tuo eroe.
prompt-act = { $seat } agisce.
    .you = Le tue azioni: che cosa fai?
prompt-respawn = { $seat } torna sulla mappa.
    .you = Sei fuori dalla mappa: scegli un dado per riapparire.
prompt-place = { $seat } sceglie dove apparire.
    .you = Scegli la casella in cui appari.
prompt-petrified = L’eroe di { $seat } è pietrificato.
    .you = Il tuo eroe è pietrificato: usa 2 simboli per liberarlo o lascia passare il turno.
prompt-upgrade = { $seat } può moltiplicare un simbolo ({ $symbol }) con le gemme.
    .you = Quante volte? Senza l’aiuto di carte ×2 costa 1 gemma, ×3 ne costa 3, ×4 ne costa 6.
prompt-step = { $seat } si muove (movimenti rimasti: { $left }).
    .you = Dove? Movimenti rimasti: { $left }.
prompt-push = { $seat } spinge una figura { $space }.
    .you = Da che parte spingi la figura { $space }?
prompt-strike = { $seat } attacca il nemico { $space }.
    .you = Prepara l’attacco al nemico { $space }, poi colpisci.
prompt-pay = { $seat } paga in simboli ({ $symbol }): { $needed }.
    .you = Simboli da pagare ({ $symbol }): { $needed }.
prompt-monster = { $seat } muove un nemico.
    .you = Quale nemico muovi?
prompt-shove = { $seat } muove il nemico { $space }.
    .you = Da che parte muovi il nemico { $space }?
prompt-save = { $seat } può conservare un simbolo.
    .you = Conservi un simbolo sul dado speciale?
prompt-hold = { $seat } si tiene per non cadere.
    .you = Arriva la gravità: ti tieni o cadi?
prompt-react = Il nemico { $space } attacca { $seat } (ferite: { $damage }).
    .you = Il nemico { $space } ti attacca (ferite: { $damage }). Reagisci?
prompt-ward = «{ $attack }» colpisce { $seat }.
    .you = «{ $attack }» ti colpisce (ferite: { $damage }). Reagisci?
prompt-phoenix = L’eroe di { $seat } sta per essere abbattuto.
    .you = Il tuo eroe sta per essere abbattuto. Usi la fenice?
prompt-mirror = { $seat } si guarda allo specchio.
    .you = Scarti lo specchio per una gemma o lo tieni?
prompt-reroll = { $seat } rilancia dei dadi.
    .you = Quale dado rilanci?
prompt-anvil = { $seat } forgia sull’incudine.
    .you = Scegli due dadi diversi, poi che cosa diventano.
prompt-cup = { $seat } gira un dado.
    .you = Quale dado, e su quale faccia?
prompt-mimicry = { $seat } gira il dado speciale.
    .you = Su quale simbolo giri il tuo dado speciale?
prompt-buy = { $seat } può comprare.
    .you = Compri qualcosa?
prompt-swap = { $seat } sostituisce una carta del negozio.
    .you = Quale carta del negozio sostituisci?
prompt-magnet = { $seat } usa il magnete.
    .you = Da quale casella prendi?
prompt-blink = { $seat } guizza.
    .you = In quale casella della tua fila?
prompt-levitate = { $seat } fa fluttuare qualcuno.
    .you = Chi fluttua?
prompt-gust = { $seat } chiama una raffica.
    .you = Quale eroe sposta il vento?
prompt-gust_to = { $seat } muove { $hero }.
    .you = Il vento trasporta { $hero }: dove?
prompt-command = { $seat } comanda un nemico.
    .you = Quale nemico comandi?
prompt-horn = { $seat } suona il corno di guerra.
    .you = I nemici del tuo livello vanno a sinistra o a destra?
prompt-sash = { $seat } si scambia di posto.
    .you = Ti scambi con la figura sopra o sotto?
prompt-spawn = { $seat } sceglie dove va il boss o la sua guardia.
    .you = Scegli dove va il boss o la sua guardia.

## Che cosa succede

event-turn = Turno di { $seat }.
event-event_shown = Evento: { $event }.
event-level_removed = Il livello { $level } crolla.
event-rolled = { $seat } tira; dado nemico: { $roll }.
event-enemy_moved = { $enemy } si muove { $space }.
event-enemy_attacked = { $enemy } attacca { $seat } { $space }.
event-wounded = { $seat }: { $damage ->
        [one] { $damage } ferita
       *[other] { $damage } ferite
    } ({ $cause }).
event-knocked_out = L’eroe di { $seat } è abbattuto.
event-respawned = { $seat } appare { $space }.
event-used = { $seat } usa il simbolo { $symbol } ×{ $times }.
event-forged = { $seat } forgia un nuovo simbolo: { $result } (da due: { $symbol }).
event-stepped = { $seat } fa un passo { $space }.
event-placed = { $seat } si ritrova { $space }.
event-pushed_hero = { $seat } spinge { $victim }.
event-pushed_enemy = { $seat } spinge { $enemy }.
event-fell = { $seat } cade e atterra { $space }.
event-enemy_fell = { $enemy } cade e atterra { $space }.
event-shattered = { $enemy } va in pezzi { $space }.
event-gold_gained = { $seat } ottiene { $amount } oro.
event-gem_gained = { $seat } ottiene { $amount ->
        [one] { $amount } gemma
       *[other] { $amount } gemme
    }.
event-gold_lost = { $seat } cede { $amount } oro.
event-struck = { $seat } colpisce un nemico ({ $enemy }): ferite { $wounds } su { $health }.
event-defeated = { $seat } sconfigge un nemico: { $enemy }.
event-bought = { $seat } compra «{ $card }» per { $price } oro.
event-shown = Nuova carta nel negozio: «{ $card }».
event-played = { $seat } usa «{ $card }».
event-ability_used = { $seat } usa l’abilità di { $hero }.
event-rerolled = { $seat }: { $symbol } diventa { $result }.
event-saved = { $seat } mette il dado speciale sul simbolo { $symbol }.
event-die_reset = Il dado speciale di { $seat } torna vuoto.
event-healed = { $amount ->
        [one] { $seat } recupera { $amount } punto salute.
       *[other] { $seat } recupera { $amount } punti salute.
    }
event-ignored = { $seat } ignora l’attacco.
event-gravity_activated = Gravità!
event-level_revealed = Si rivela il livello { $level }: { $enemy }.
event-boss_revealed = Si rivela il livello del boss: { $boss }.
event-spawned = { $enemy } appare { $space }.
event-entered_boss_level = { $seat } entra nel livello del boss.
event-tower_gone = Sotto, la torre non c’è più.
event-boss_rolled = Il boss tira: { $roll }.
event-boss_drew = Carta attacco: { $attack }{ $resolved ->
        [0] , senza effetto
       *[other] {""}
    }.
event-boss_shuffled = Si mescolano le carte attacco di { $boss }.
event-token_gained = { $seat } riceve il segnalino «{ $token }».
event-token_lost = { $seat } si libera del segnalino «{ $token }».
event-artifact_taken = { $seat } conquista l’artefatto «{ $card }».
event-swapped = { $seat } si scambia di posto e si ritrova { $space }.
event-afloat = Una figura fluttua { $space }.
event-vein_found = Una gemma appare { $space }.
event-ended = { $ending }
event-hero_taken = { $seat } gioca { $hero }.

## Motivi e finali

cause-enemy = attacco nemico
cause-trap = trappola
cause-poison = veleno
cause-boss = attacco del boss
cause-token = segnalino
cause-ability = abilità
cause-event = evento
ending-boss = Il boss è sconfitto!
ending-knocked_out = L’eroe è abbattuto: partita persa.
ending-time = Il tempo è scaduto: partita persa.
ending-limit = La scalata è durata troppo: vince l’eroe più in alto.
purpose-steps = un movimento
purpose-coins = oro
purpose-monsters = muovere un nemico
purpose-strike = un attacco
purpose-siphon = una gemma
purpose-petrify = liberarsi
purpose-shackle = liberarsi
purpose-golem = un golem
spawn-boss = il boss
spawn-far_boss = il boss
spawn-other_tile_defender = un difensore
spawn-near_defender = un difensore
spawn-slither = Medusa
spawn-pounce = Ikee

## Che cosa contano i consigli

quantity-health = { $count ->
        [one] { $count } punto salute
       *[other] { $count } punti salute
    }
quantity-rows = { $count ->
        [one] { $count } fila di altezza
       *[other] { $count } file di altezza
    }
quantity-gems = { $count ->
        [one] { $count } gemma
       *[other] { $count } gemme
    }
quantity-gold = { $count } oro
quantity-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
