# What the laboratory says: simulations, their report, and the arena.

## Counting

games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
players = { $players ->
        [one] { $players } player, alone
       *[other] { $players } players
    }
turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

## What was played

summary = { $title }: { $games }, { $players }
fact-bots = Bots
fact-options = Options
fact-options-none = none changed
fact-seed = Seed
fact-seed-none = none given
fact-rules = Version of the rules

## What was found

lengths = Lengths
lengths-turns = Turns in a game
lengths-decisions = Decisions in a game
lengths-note = The line marks the median; nine games out of ten lie in the tinted band.
turns-heading = turns
rounds-heading = rounds
decisions-heading = decisions
low = 5%
median = median
mean = mean
high = 95%
longest = longest
endings = Endings
ending = ending
ending-boss = boss defeated
ending-coins = enough coins
ending-knocked_out = hero knocked out
ending-limit = stopped: too long
ending-looks = fourth Look
ending-rigor = Rigor Mortis returned
ending-time = out of time
ending-tomes = last Tome taken
seats = Seats
seats-note = A shared victory counts in parts.
seat = seat
seat-bot = { $seat }, { $bot }
order = First player
order-note = The same victories, counted from whoever began.
order-heading = order
order-first = 1: begins
order-later = { $place }
bots = Bots
bot = bot
heroes = Heroes
hero = hero
cards = Cards
card = card
cards-note = How often a player who ever had it won, in fair shares. This is no proof that it helped: in long games everybody has more.
heroes-note = How often a player with this hero won, in fair shares.
alone-note = How often games were won by who had it; dashed is how often games were won at all.
wins = wins
share = share
fair-shares = fair shares
of-the-mean = of the mean
had = had by
played = played
interval = 95%
to = { $low } to { $high }
legend = Dot: what was found. Line: 95% interval. Dashed: a fair share. Colour: the interval excludes a fair share, which one in twenty does by chance.
everybody-lost = In { $games ->
        [one] { $games } game
       *[other] { $games } games
    } nobody won.

## At a glance

glance-length = A game takes
glance-length-note = nine out of ten: { $low } to { $high }
glance-first = The first player wins
glance-first-note = fair { $fair }, 95% interval { $interval }
glance-won = Won
glance-won-note = 95% interval { $interval }
glance-ending = Most games end by
glance-ending-note = { $share } of games

## Files

wrote-report = Report: { $file }
wrote-games = Games: { $file }

## The arena

strength = Strength
rating = rating
times-fair = fair { $share }
ms-a-move = ms a move
games-heading = games
ends-before = ends before …
who-beats-whom = Who beats whom (a tie counts half)
