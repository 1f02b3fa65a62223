# Platformer: testi che servono solo allo schermo.

platformer-tower = La torre
platformer-levels = Livelli della torre
platformer-look = Guarda il livello { $level }
platformer-dice = Dadi
platformer-off = fuori dalla mappa
platformer-no-hero = ancora senza eroe
platformer-hearts = salute: { $health } su { $most }
platformer-belongings = Oggetti e pozioni
platformer-nothing = Ancora nessuno.
platformer-price = Prezzo: { $price } oro.
platformer-exhausted = Esaurita fino al tuo prossimo turno.
platformer-decks = restano: { $items } + { $potions }
platformer-events-left = { $count ->
        [0] Questo è l’ultimo turno.
        [one] Ancora { $count } turno.
       *[other] Ancora { $count } turni.
    }

## Il boss e gli attacchi

platformer-boss-health = { $health } ferite in un solo attacco
platformer-boss-most = Ferite alla tua portata ora: { $most } su { $health }
platformer-attack = Attacco: { $wounds } ferite su { $health } finora, al massimo { $most }
platformer-bonus = Il prossimo attacco infligge { $wounds } in più
platformer-boss-deck = Carte attacco nel mazzo: { $count }
platformer-most = al massimo { $most }

## Dadi

platformer-symbol-boot = Muoviti di 1 casella in qualsiasi direzione.
platformer-symbol-sword = Attacca un nemico adiacente; più spade si sommano.
platformer-symbol-coin = Ottieni 1 oro.
platformer-symbol-monster = Muovi di 1 casella un nemico qualsiasi.
platformer-symbol-star = La stella del tuo eroe vale come { $first } o { $second }.
platformer-special-blank = Vuoto. Dopo le azioni puoi conservarvi un simbolo per più tardi.
platformer-roll-attack = Ogni nemico attacca gli eroi accanto a sé.
platformer-roll-left = Ogni nemico si muove di 1 casella a sinistra.
platformer-roll-right = Ogni nemico si muove di 1 casella a destra.
platformer-forge = Forgia due dadi ({ $symbol })
platformer-forge-text = Due dadi uguali valgono come un altro simbolo a tua scelta.
platformer-gems = Gemme su questo simbolo
platformer-gem-cost = { $count ->
        [0] nessuna gemma
        [one] { $count } gemma
       *[other] { $count } gemme
    }
platformer-paid = { $paid } su { $needed }
platformer-about-gravity = Cade chi non ha sotto di sé una piattaforma, una scala o una figura.
platformer-about-done = Poi puoi conservare un simbolo, e arriva la gravità.

## Fasi del turno

platformer-stage-enemy_die = Dado nemico
platformer-stage-actions = Azioni
platformer-stage-save = Conserva
platformer-stage-gravity = Gravità
platformer-stage-boss = Boss

## Numeri accanto ai nomi

platformer-score-level = livello { $level }
platformer-score-off = fuori dalla mappa
platformer-score-health = salute: { $count }
platformer-score-gold = oro: { $count }
platformer-score-gems = { $count ->
        [one] { $count } gemma
       *[other] { $count } gemme
    }

## Legenda dei simboli

platformer-help-dice = Dadi
platformer-help-gems = Le gemme moltiplicano un simbolo
platformer-help-gems-text = Ogni strato su un dado costa una gemma in più del precedente: ×2 costa 1 gemma, ×3 ne costa 3, ×4 ne costa 6.
platformer-help-enemy-die = Dado nemico
platformer-help-tower = Nella torre
platformer-help-heroes = Eroi
platformer-help-enemies = Nemici
platformer-help-enemy-numbers = Accanto alla spada: le sue ferite. Accanto al cuore: le ferite che un solo attacco deve infliggere.
platformer-help-bosses = I boss e i loro attacchi
platformer-help-tokens = Segnalini
platformer-help-items = Oggetti
platformer-help-potions = Pozioni
platformer-help-artifacts = Artefatti
platformer-help-events = Eventi, quando giochi in solitario
platformer-help-star = Vale come uno dei due simboli della tua carta eroe.
platformer-feature-ladder = Regge gli eroi, non i nemici, e attraversa le piattaforme.
platformer-feature-trap = Chi vi entra o ci cade attraverso subisce 1 ferita.
platformer-feature-shop = Qui puoi comprare.
platformer-feature-portal = Uno stivale ti porta a un altro portale dello stesso livello.
platformer-feature-spawn = Qui compaiono i nemici quando il livello viene rivelato.
platformer-feature-gold_space = Qui si mette dell’oro quando il livello viene rivelato.
platformer-feature-gem_space = Qui si mette una gemma quando il livello viene rivelato.
platformer-feature-boss_spawn = Qui compaiono il boss e le sue guardie.
platformer-feature-special = Qui ottieni lo Specchio contro Medusa, o la Fiamma d’anima contro Ikee.
platformer-feature-threat = Tratteggiata: i nemici raggiungono questa casella e attaccano chi la lascia.
platformer-feature-one_way = Pavimento del livello del boss: si entra dal basso, ma non si esce più.

## Tutorial

platformer-lesson-aim = Sei il cavaliere nella torre, il numero 1. Sali fino in cima e abbatti il boss con un solo attacco, prima degli altri. La barra mostra quante ferite servono.
platformer-lesson-boot = { $pointer ->
        [touch] Questi cinque dadi sono ciò che puoi fare in questo turno. Uno stivale ti muove di 1 casella: tocca uno stivale.
       *[mouse] Questi cinque dadi sono ciò che puoi fare in questo turno. Uno stivale ti muove di 1 casella: clicca su uno stivale.
    }
platformer-lesson-gem = Le caselle che brillano sono quelle in cui puoi andare. Prendi la gemma a destra.
platformer-lesson-again = Le gemme rendono più forti i simboli. Usa l’altro stivale e vedrai.
platformer-lesson-double = Con 1 gemma sopra, lo stivale vale doppio. Scegli ×2.
platformer-lesson-jump = Gli eroi saltano: vai in alto. Il pallido fantasma mostra dove cadresti, perché lì nulla ti regge.
platformer-lesson-ladder = Scale e piattaforme ti reggono. Vai a sinistra, sulla scala.
platformer-lesson-done = Per ora basta salire. Termina le azioni; poi la gravità arriva per tutti.
platformer-lesson-save = Un simbolo si può conservare per un altro turno. Conserva la spada sul dado speciale.
platformer-lesson-next = Eccola lì, che aspetta. Quando raggiungi la fila più alta della torre si rivela il livello successivo; quando sei due livelli più su, il più basso crolla. Ora si combatte.
platformer-lesson-attack = { $pointer ->
        [touch] Uno Zombi! Raggiunge le caselle tratteggiate: ti attacca se te ne vai. Attacca prima tu: toccalo.
       *[mouse] Uno Zombi! Raggiunge le caselle tratteggiate: ti attacca se te ne vai. Attacca prima tu: cliccaci sopra.
    }
platformer-lesson-sword = Ha 2 punti salute, e un solo attacco deve toglierli tutti. Aggiungi la tua spada.
platformer-lesson-star = { $pointer ->
        [touch] 1 su 2. La stella del tuo eroe può valere come spada. Tocca la stella e scegli la spada.
       *[mouse] 1 su 2. La stella del tuo eroe può valere come spada. Clicca sulla stella e scegli la spada.
    }
platformer-lesson-strike = 2 su 2. Colpisci!
platformer-lesson-buy = { $pointer ->
        [touch] Il suo oro è tuo, e sei in un negozio. Compra una carta che brilla; tienila premuta per leggerla.
       *[mouse] Il suo oro è tuo, e sei in un negozio. Compra una carta che brilla; passaci sopra, o tienila premuta, per leggerla.
    }
platformer-lesson-monster = { $pointer ->
        [touch] E ora un dispetto. Un simbolo mostro muove un nemico qualsiasi, per quanto lontano: toccalo.
       *[mouse] E ora un dispetto. Un simbolo mostro muove un nemico qualsiasi, per quanto lontano: cliccaci sopra.
    }
platformer-lesson-zombie = Scegli l’altro Zombi.
platformer-lesson-shove = Spingilo oltre il bordo, a sinistra.
platformer-lesson-gravity = È a mezz’aria, e il suo fantasma mostra dove cadrà. Attiva la gravità!
platformer-lesson-end = Gli Zombi si rompono quando cadono. Ora sai abbastanza: sali, raccogli gemme e metti insieme ferite a sufficienza per il boss in cima. Buona fortuna!

## Where something is, without the names of spaces

platformer-at = { $level ->
    [1] al primo livello
    [2] al secondo livello
    [3] al terzo livello
    [4] al quarto livello
   *[other] al livello { $level }
}
platformer-spot = { $at }, riga { $row }, casella { $column } da sinistra
platformer-there = { $what }, { $at }

## What happens without being asked for

platformer-coming = Che cosa arriva da sé
platformer-coming-falls = Gravità: cadrà { $who }
platformer-coming-safe = Gravità: non cade nessuno
platformer-coming-boss = { $boss } colpisce dopo la gravità
platformer-coming-waits = { $boss } aspetta ancora in cima
platformer-coming-die = Prossimo dado nemico: attacco su { $attack } facce su { $all }
