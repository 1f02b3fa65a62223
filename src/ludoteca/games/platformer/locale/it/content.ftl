# Platformer: nomi e testi di ciò che è nella scatola.

game-title = Platformer
game-pitch = Scala una torre che crolla alle tue spalle, occhio alla gravità, e sconfiggi il boss prima degli altri.

## Dadi

symbol-boot = stivale
symbol-sword = spada
symbol-coin = moneta
symbol-monster = mostro
symbol-star = stella
wanted-boot = stivale
wanted-sword = spada
wanted-coin = moneta
wanted-monster = mostro
wanted-star = stella
wanted-any = un simbolo qualsiasi
roll-attack = attacco
roll-left = sinistra
roll-right = destra
direction-up = in alto
direction-right = a destra
direction-down = in basso
direction-left = a sinistra
times-x1 = ×1
times-x2 = ×2
times-x3 = ×3
times-x4 = ×4
times-x5 = ×5
times-x6 = ×6
times-x7 = ×7
times-x8 = ×8
times-x9 = ×9
times-x10 = ×10

## Eroi

hero-etorn = Etorn
    .text = Ogni volta che sconfiggi un nemico, ottieni 1 oro in più.
hero-melosa = Melosa
    .text = I tuoi simboli mostro muovono un nemico fino a 2 caselle.
hero-quilla = Quilla
    .text = Una volta per turno, con almeno 2 punti salute: subisci 1 ferita e rilancia quanti vuoi dei tuoi dadi non usati.
hero-nix = Nix
    .text = Una volta per turno: il tuo prossimo movimento di questo turno non provoca attacchi.
hero-brakk = Brakk
    .text = Sotto il livello del boss i tuoi attacchi infliggono 1 ferita in più. Non puoi forgiare.
hero-sylve = Sylve
    .text = Una volta per turno: scarta 3 oro per ottenere 1 gemma.

## Nemici e boss

enemy-zombie = Zombi
    .text = Se cade, è sconfitto e lascia il bottino dove atterra.
enemy-bat = Pipistrello delle caverne
    .text = Vola: niente gravità, e il dado nemico può portarlo fuori dalle piattaforme.
enemy-golem = Golem di pietra
    .text = Per muoverlo servono 2 simboli mostro.
enemy-ent = Ent
    .text = Attacca l’eroe che con un movimento gli arriva accanto.
enemy-werewolf = Lupo mannaro
    .text = L’eroe che viene attaccato azzera il dado speciale.
enemy-manticore = Manticora
    .text = Con un tiro di attacco raggiunge le 8 caselle intorno, attraverso muri e piattaforme.
enemy-defender = Difensore degli inferi
    .text = La guardia di Ikee; combatte come ogni nemico.
enemy-medusa = Medusa
    .text = In ogni suo turno: si tira il dado nemico e si pesca finché una carta non corrisponde. Accanto a lei, 2 spade danno 1 gemma.
enemy-ikee = Sommo Ikee
    .text = In ogni suo turno: si pescano 2 carte; conta il simbolo più presente sui tuoi 5 dadi; in parità, entrambi. Fluttua.
boss-medusa = Medusa
boss-ikee = Sommo Ikee
token-poison = Veleno
    .text = 1 ferita alla fine di ogni tuo turno.
token-petrify = Pietrificazione
    .text = Non puoi agire finché non usi 2 simboli a scelta per scartarla.
token-mirror = Specchio
    .text = Impedisce la pietrificazione. Costa 1 oro su un’icona speciale.
token-shackle = Ceppo
    .text = I tuoi simboli non possono muoverti. Usa 1 spada per scartarlo.
token-soulflame = Fiamma d’anima
    .text = Scartala in un attacco per 4 ferite in più. Costa 1 ferita su un’icona speciale.

## Oggetti

card-loaded_dice = Dadi truccati
    .text = Esaurire: rilancia 1 dado non usato.
card-ninja_gear = Tenuta da ninja
    .text = Esaurire: piazza il tuo eroe nella casella sotto la prima piattaforma che ha sopra di sé.
card-boots_of_haste = Stivali della fretta
    .text = Esaurire: muoviti di 1 casella.
card-hammer = Martello dell’avidità
    .text = Esaurire: questo attacco infligge 1 ferita in più.
card-climbing_claws = Artigli da scalata
    .text = Non cadi accanto a un muro o al bordo della torre.
card-iron_soles = Suole di ferro
    .text = Le trappole non ti feriscono.
card-buckler = Brocchiero
    .text = Esaurire quando subisci un attacco: 2 ferite in meno; se non ne restano, l’attacco è ignorato.
card-heart_locket = Medaglione a cuore
    .text = 1 punto salute in più; recuperane 1 quando lo compri.
card-pedlars_bell = Campana dell’ambulante
    .text = Esaurire: compra ora come se fossi in un negozio.
card-phase_ring = Anello di fase
    .text = Esaurire: il tuo prossimo movimento di questo turno può attraversare un muro o una piattaforma.
card-magnet = Magnete
    .text = Esaurire: prendi 1 oro o gemma da una delle 8 caselle intorno a te.
card-balloon = Palloncino
    .text = Esaurire: non cadi alla fine di questo turno.
card-long_spear = Lancia lunga
    .text = Puoi attaccare un nemico a 2 caselle di distanza in linea retta, oltre una casella libera.
card-pocket_anvil = Incudine tascabile
    .text = Esaurire: forgia 2 dadi diversi non usati come se fossero uguali.
card-prism_lens = Lente prismatica
    .text = Esaurire: il primo potenziamento di un simbolo non costa gemme.

## Pozioni

card-stoneskin = Pozione pelle di pietra
    .text = Quando subisci un attacco: ignoralo.
card-healing = Pozione curativa
    .text = Recupera 3 punti salute.
card-purity = Pozione di purezza
    .text = Scarta veleno, pietrificazione e ceppo; anche mentre la pietrificazione ti blocca.
card-swiftness = Pozione di rapidità
    .text = Muoviti fino a 2 caselle.
card-fury = Pozione di furia
    .text = Questo attacco infligge 2 ferite in più.
card-crystal_phial = Fiala di cristallo
    .text = Ottieni 2 gemme.
card-levitation = Pozione di levitazione
    .text = Una figura del tuo livello non cade fino al tuo prossimo turno.
card-smoke = Pozione di fumo
    .text = I tuoi movimenti di questo turno non provocano attacchi.
card-gust = Pozione di raffica
    .text = Muovi di 1 casella un altro eroe del tuo livello.
card-command = Pozione di comando
    .text = Muovi 1 nemico fino a 3 caselle, anche un golem.
card-fortune = Pozione di fortuna
    .text = Rilancia quanti vuoi dei tuoi dadi non usati.
card-mimicry = Pozione di mimetismo
    .text = Gira il tuo dado speciale su un simbolo qualsiasi.
card-blink = Pozione di guizzo
    .text = Piazza il tuo eroe in una casella libera a tua scelta della sua fila.
card-phoenix = Pozione della fenice
    .text = Quando delle ferite stanno per abbattere il tuo eroe: resta invece con 1 punto salute.
card-light_fingers = Pozione mani leste
    .text = Prendi 1 oro a ogni altro eroe del tuo livello; se lì non ce ne sono, ottieni 1 oro.

## Artefatti

card-coin_gun = Pistola a monete
    .text = Esaurire: scarta 1 oro; questo attacco infligge 1 ferita in più.
    .condition = Spendi o scarta il tuo ultimo oro.
card-war_horn = Corno di guerra
    .text = Esaurire: tutti i nemici del tuo livello si muovono di 1 casella a sinistra o a destra, come con il dado nemico.
    .condition = Sconfiggi un nemico.
card-acrobats_sash = Fascia dell’acrobata
    .text = Esaurire: scambiati di posto con la figura adiacente subito sopra o sotto di te, ma non con un golem.
    .condition = Finisci il turno più in alto di ogni altro eroe; in solitario, nel livello più alto.
card-cloud_cushion = Cuscino di nuvola
    .text = Mentre cadi, le trappole non ti feriscono e prendi tutto ciò che incontri.
    .condition = Cadi di 2 caselle o più.
card-bullys_gauntlet = Guanto del bullo
    .text = I nemici che spingi ti infliggono 1 ferita in meno.
    .condition = Spingi un altro eroe; in solitario, un nemico.
card-beggars_bowl = Ciotola del mendicante
    .text = Esaurire: ottieni 1 oro.
    .condition = Il tuo eroe scende a 1 punto salute o viene abbattuto.
card-prism_heart = Cuore prismatico
    .text = Il secondo potenziamento di un simbolo ti costa 1 gemma, non 2.
    .condition = Spendi 3 o più gemme su uno stesso simbolo.
card-merchants_seal = Sigillo del mercante
    .text = Esaurire: metti una carta del negozio sotto il suo mazzo; puoi comprare la nuova ovunque tu sia.
    .condition = Compra un oggetto.
card-fools_cup = Bussolotto del giullare
    .text = Esaurire: gira 1 dado non usato sulla faccia di un altro.
    .condition = Tira 3 simboli uguali.
card-thorn_mail = Maglia di spine
    .text = Quando un nemico ti ferisce nel tuo turno, il tuo prossimo attacco di questo turno infligge 1 ferita in più.
    .condition = Subisci una ferita da una trappola.

## Eventi

event-savagery = Ferocia
    .text = Alla fine del tuo turno i nemici adiacenti ti attaccano.
event-slippery_rungs = Pioli scivolosi
    .text = Le scale non ti reggono in questo turno.
event-stampede = Carica furiosa
    .text = Il dado nemico si risolve due volte.
event-blunt_blades = Lame smussate
    .text = Ogni nemico tranne il boss ha 1 punto salute in più in questo turno.
event-sharp_spikes = Spuntoni affilati
    .text = Le trappole infliggono 2 ferite in questo turno.
event-reinforcements = Rinforzi
    .text = Alla fine del tuo turno un altro nemico dello stesso tipo appare in una casella nemico libera del tuo livello; in quello di Ikee, un difensore.
event-thief = Ladro nella notte
    .text = Alla fine del tuo turno scarta 1 oro; senza oro, subisci 1 ferita.
event-market_day = Giorno di mercato
    .text = Le carte costano 1 oro in meno in questo turno, ma almeno 1.
event-vein = Vena scoperta
    .text = Una gemma appare in una casella gemma vuota del tuo livello; fuori dalla mappa, del più alto.
event-tailwind = Vento in poppa
    .text = Il tuo primo stivale di questo turno ti porta 1 casella più in là.
event-second_wind = Nuovo slancio
    .text = Recupera 1 punto salute.
event-calm = Calma inquietante
    .text = Il dado nemico non si risolve in questo turno.

## Attacchi del boss

attack-tail_lash = Colpo di coda
    .text = Ogni eroe adiacente: 2 ferite.
attack-snake_attack = Attacco di serpente
    .text = Ogni eroe nelle 8 caselle intorno: 1 ferita e veleno.
attack-venom_rain = Pioggia di veleno
    .text = Ogni eroe sulla stessa tessera: veleno.
attack-petrify = Pietrificazione
    .text = Ogni eroe nella stessa fila: pietrificazione. Scarta lo specchio per ignorarla e ottenere 1 gemma.
attack-slither = Spire striscianti
    .text = Medusa va nella casella boss libera più vicina all’eroe attivo; ogni eroe adiacente: 1 ferita.
attack-shockwave = Onda d’urto
    .text = Ogni eroe sulla stessa tessera: 1 ferita e cade di 1 casella, anche attraverso una piattaforma; nella fila più bassa, invece di cadere, 1 ferita in più.
attack-pounce = Balzo
    .text = Ikee atterra accanto all’eroe attivo; ogni eroe adiacente: 1 ferita.
attack-flame_lance = Lancia di fuoco
    .text = Ogni eroe nella stessa fila: 1 ferita.
attack-tithe = Decima
    .text = Ogni eroe sulla stessa tessera scarta 1 oro; chi non può subisce 1 ferita.
attack-call_defenders = Chiamata dei difensori
    .text = Un difensore appare nella casella boss libera più vicina all’eroe attivo.
attack-soul_chain = Catena d’anime
    .text = Ogni eroe nelle 8 caselle intorno: ceppo.

## Caselle e tessere

feature-ladder = scala
feature-trap = trappola
feature-shop = negozio
feature-portal = portale del vuoto
feature-spawn = casella nemico
feature-gold_space = casella oro
feature-gem_space = casella gemma
feature-boss_spawn = casella boss
feature-special = icona speciale
tile-old_oak = Vecchia quercia
tile-mossy_stair = Scala muschiosa
tile-hollow_trunk = Tronco cavo
tile-fern_gully = Gola delle felci
tile-bramble_gate = Porta di rovi
tile-owl_roost = Posatoio del gufo
tile-root_cellar = Cantina di radici
tile-rope_bridge = Ponte di corda
tile-mushroom_ring = Cerchio di funghi
tile-fallen_giant = Gigante caduto
tile-spider_glade = Radura dei ragni
tile-bell_tree = Albero delle campane
tile-twin_gates = Porte gemelle
tile-shattered_arch = Arco infranto
tile-drifting_isle = Isola alla deriva
tile-silent_clock = Orologio muto
tile-star_well = Pozzo di stelle
tile-broken_orbit = Orbita spezzata
tile-glass_stair = Scala di vetro
tile-black_sun = Sole nero
tile-echo_hall = Sala dell’eco
tile-falling_moon = Luna cadente
tile-lost_bridge = Ponte perduto
tile-thin_place = Luogo sottile
tile-throne_hall = Sala del trono
tile-thorn_court = Corte di spine
tile-idol_grove = Boschetto dell’idolo
tile-hanging_garden = Giardino pensile
tile-storm_eye = Occhio del ciclone
tile-obsidian_altar = Altare di ossidiana
tile-comet_court = Corte della cometa
tile-last_gate = Ultima porta

## Parole

word-hero = eroe
word-health = salute
word-gold = oro
word-gem = gemma
word-level = livello
word-row = fila
word-column = colonna
word-special_die = dado speciale
word-enemy_die = dado nemico
word-shop = negozio
word-score = punteggio
score-row = fila
score-points = punti
score-events = eventi rimasti
score-enemies = nemici sconfitti
score-overkill = ferite oltre la salute del boss
score-gems = gemme
score-gold = oro
score-worth = oro e carte
