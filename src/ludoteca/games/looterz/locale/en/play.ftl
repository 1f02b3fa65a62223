# Looterz: what is said while it is played.

## What happens

event-turn = { $seat }’s turn.
event-drew = { $seat } draws “{ $card }”.
event-drew-hidden = { $seat } draws a card.
event-rigor_seen = { $count ->
        [1] { $seat } finds a piece of Rigor Mortis. Somewhere an alarm begins to ring.
        [2] { $seat } finds a second piece of Rigor Mortis. He is packing his bags.
        [3] { $seat } finds a third piece of Rigor Mortis. He is on the stairs!
       *[4] { $seat } finds the last piece of Rigor Mortis. He is back!
    }
event-recruited = { $origin ->
        [hand] { $seat } recruits “{ $card }”.
        [graveyard] { $seat } brings “{ $card }” back from the Graveyard.
       *[tower] { $seat } gets “{ $card }” straight from the Tower.
    }
event-searched = { $seat } lets “{ $card }” search the dungeon.
event-attacked = { $seat } lets “{ $card }” attack “{ $target }”.
event-activated = { $seat } uses the Activation of “{ $card }”.
event-recruitment = Recruitment of “{ $card }” ({ $seat }).
event-last_wish = Last Wish of “{ $card }” ({ $seat }).
event-rolled = { $hit ->
        [1] “{ $card }” rolls { $die }: success.
       *[0] “{ $card }” rolls { $die }: nothing.
    }
event-earned = { $coins ->
        [one] { $seat } earns { $coins } coin.
       *[other] { $seat } earns { $coins } coins.
    }
event-stole = { $seat } steals a coin from { $victim }.
event-lost = { $coins ->
        [one] { $seat } loses { $coins } coin.
       *[other] { $seat } loses { $coins } coins.
    }
event-hurt = “{ $card }” loses { $damage } life, and has { $life } left.
event-healed = “{ $card }” now has { $life } life.
event-died = “{ $card }” goes to the Graveyard ({ $seat }).
event-sacrificed = { $seat } sacrifices “{ $card }”.
event-took_control = { $for_good ->
        [1] { $seat } takes “{ $card }” from { $victim } for good.
       *[0] { $seat } borrows “{ $card }” from { $victim } until the end of the turn.
    }
event-gave_back = { $seat } gives “{ $card }” back to { $owner }.
event-returned = “{ $card }” returns to the hand of { $seat }.
event-reclaimed = { $seat } takes “{ $card }” from the Graveyard into hand.
event-turned_over = The alarm turns over “{ $card }”: into the Graveyard.
event-discarded = { $seat } discards “{ $card }”.
event-barred = { $seat } may not search for now, because of “{ $card }”.
event-declined = { $seat } declines what “{ $card }” offers.
event-ended = { $ending ->
        [coins] The loot is big enough: the game is over.
        [rigor] Rigor Mortis has returned: the game is over.
       *[limit] This game has gone on too long: it is over.
    }
event-struck_out = { $seat } is tied twice over, and Rigor Mortis does not like ties: out.
event-won = { $seat } wins!

## What somebody has to decide

prompt-recruit = { $seat } recruits a Looter or draws a card.
    .you = { $phase }: recruit a Looter or draw a card.
prompt-dungeon = { $seat } decides what a Looter does in the dungeon.
    .you = Dungeon: what will your Looterz do?
prompt-target = { $seat } chooses whom “{ $card }” attacks.
    .you = Whom will “{ $card }” attack?
prompt-search_again = { $seat } may search a second time with “{ $card }”.
    .you = “{ $card }” may search a second time.
prompt-attack_again = { $seat } may attack a second time with “{ $card }”.
    .you = “{ $card }” may attack a second time. Whom?
prompt-sacrifice = { $seat } has more than three Looterz and sacrifices one.
    .you = You have more than three Looterz. Which one will you sacrifice?
prompt-discard = { $seat } has more than ten cards and discards one.
    .you = You hold more than ten cards. Which one will you discard?
prompt-last_wish = { $seat } chooses which Last Wish comes first.
    .you = Which of your Last Wishes comes first?
prompt-may = { $seat } may use what “{ $card }” offers.
    .you = Will you use what “{ $card }” offers?
prompt-player = { $seat } chooses a player for “{ $card }”.
    .you = “{ $card }”: which player?
prompt-steal = { $seat } chooses whom to steal from.
    .you = Several players are the richest. Whom will you steal from?
prompt-go_on = { $seat } lets everybody catch their breath: there is more to come.
    .you = So much has happened, and there is more to come. Does it go on?
prompt-damage = { $seat } chooses a Looter for “{ $card }” to hurt.
    .you = “{ $card }”: which Looter is hurt?
prompt-kill = { $seat } chooses a Looter for “{ $card }” to kill.
    .you = “{ $card }”: which Looter dies?
prompt-drain = { $seat } chooses a Looter for “{ $card }” to drain.
    .you = “{ $card }”: which Looter loses life to it?
prompt-heal = { $seat } chooses a Looter for “{ $card }” to heal.
    .you = “{ $card }”: which Looter is healed? (Left to heal: { $left })
prompt-gain_life = { $seat } chooses a Looter that gains life by “{ $card }”.
    .you = “{ $card }”: which Looter gains life?
prompt-take_control = { $seat } chooses a Looter to take with “{ $card }”.
    .you = “{ $card }”: of which Looter do you take control?
prompt-return_to_hand = { $seat } chooses a Looter that “{ $card }” sends back to a hand.
    .you = “{ $card }”: which Looter returns to its owner’s hand?
prompt-forced_sacrifice = { $seat } must sacrifice a Looter because of “{ $card }”.
    .you = Because of “{ $card }” you must sacrifice a Looter. Which one?
prompt-sacrifice_cost = { $seat } chooses a Looter to sacrifice for “{ $card }”.
    .you = “{ $card }”: which Looter do you sacrifice for it?
prompt-reclaim = { $seat } takes a card from the Graveyard.
    .you = “{ $card }”: which card do you take from the Graveyard?
prompt-recruit_from_hand = { $seat } recruits a Looter from the hand because of “{ $card }”.
    .you = “{ $card }”: which Looter from your hand enters play?
prompt-recruit_from_graveyard = { $seat } recruits a Looter from the Graveyard because of “{ $card }”.
    .you = “{ $card }”: which Looter from the Graveyard enters play?

## Choices in a list

move-recruit = Recruit “{ $card }”
move-search = Search with “{ $card }”
move-attack = Attack with “{ $card }”
move-activate = Activate “{ $card }”
move-choose = Choose “{ $card }”
move-sacrifice = Sacrifice “{ $card }”
move-discard = Discard “{ $card }”
move-player = Choose { $seat }
move-draw = Draw a card
move-accept = Yes, do it
move-decline = No, leave it
move-done = End the dungeon phase

score-coins = Coins
score-looterz = Looterz in play

## What hints count

quantity-coins = { word-coin.count }
quantity-looterz = { word-looter.count }
quantity-life = { $count } life
quantity-cards = { word-card.count }
