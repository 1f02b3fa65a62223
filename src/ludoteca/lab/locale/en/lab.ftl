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
fact-iterations = How they think
budget-iterations = { $iterations } iterations
budget-temper = moves up to { $share } worse
fact-options = Options
fact-options-none = none changed
fact-seed = Seed
fact-seed-none = none given
fact-rules = Version of the rules
fact-box = Box
fact-package = Program

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
ending-limit = stopped: too long
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
cards = Cards
card = card
cards-note = How often a player who ever had it won, in fair shares. This is no proof that it helped: in long games everybody has more.
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
wrote-run = Run: { $folder }
no-run = No folder was written: that needs pyarrow, which the extra “lab” brings.
progress = { $done } of { $total } games, about { $minutes } minutes left

## The arena

strength = Strength
rating = rating
times-fair = fair { $share }
ms-a-move = ms a move
games-heading = games
ends-before = ends before …
who-beats-whom = Who beats whom (a tie counts half)

## Runs beside each other

measure = measure
measure-rounds = rounds
measure-decisions = decisions
measure-ties = shared victories
measure-lost = everybody lost
measure-won = won
measure-place = wins of player { $place } in the order of play
measure-ending = ends: { $ending }
measure-uneven = furthest from a fair share, by order of play
measure-first = wins of the first player
measure-cards = cards, over the mean card
measure-roles = roles, over the mean role
kind-mean = Lengths
kind-share = Shares
kind-lift = Cards and roles, in fair shares
run = run
side-a = A
side-b = B
difference = B − A
verdict = verdict
verdict-more = B has more
verdict-less = B has less
verdict-open = open: about { $games } more games would settle it
verdict-none = no difference seen
compare-title = A: { $a } · B: { $b }
compare-note = Both sides played the same deals. Intervals are of 95%: one row in twenty seems to differ by chance. How many more games would settle a row holds if the difference is as large as it looks.
side-by-side = Side by side
side-note = Behind ± stands half of the 95% interval.

## Tuning

tuning = { $title }: searching
confirming = { $title }: trying it on fresh deals
number = number
before = before
after = after
changed-numbers = Changed numbers
targets = Targets
target = target
wanted = wanted
met = met
yes = yes
no = no
tune-note = { $trials } boxes were tried with { $games } games each. “Before” and “after” are { $fresh } games each on the same fresh deals, none of which the search has seen.
wrote-box = Box: { $folder }
