# The cast: people’s faces, the villain’s switch, and what bots say.

face-choose = Your face
face-fox = Fox
face-owl = Owl
face-frog = Frog
face-ghost = Ghost
face-robot = Robot
face-witch = Witch
face-knight = Knight
face-dragon = Dragon
face-rabbit = Rabbit
face-bear = Bear
face-kraken = Kraken
face-imp = Imp
setting-banter = The villain
banter-on = Rigor Mortis and the bots talk during the game
seat-bot-named = { $name } (bot, { $level })
bot-easy-glad-1 = Did I do that? On purpose?
bot-easy-glad-2 = Look, { $name }, it worked!
bot-easy-hurt-1 = Ow! Was that allowed?
bot-easy-hurt-2 = I was about to move anyway.
bot-normal-glad-1 = That went rather well.
bot-normal-glad-2 = Nothing personal, { $name }.
bot-normal-hurt-1 = Noted, { $name }.
bot-normal-hurt-2 = Fair enough. This once.
bot-hard-glad-1 = Planned three turns ago.
bot-hard-glad-2 = You left that open, { $name }.
bot-hard-hurt-1 = That will be returned, with interest.
bot-hard-hurt-2 = An error in my sums. Corrected.
bot-master-glad-1 = Inevitable.
bot-master-glad-2 = Thank you, { $name }. As expected.
bot-master-hurt-1 = Interesting. Do go on.
bot-master-hurt-2 = Enjoy it, { $name }. It is part of the plan.

# Replays: chances and turning points; pictures to share.

chances = Chances to win
chances-ask = Think the game over
chances-text = A strong bot thinks every decision over: how everybody’s chances went, what was luck and what was skill.
chances-progress = { $done } of { $all } moments
chances-pause = The server needs a breather; it goes on by itself.
chances-stop = Stop
chances-graph = How everybody’s chances to win rose and fell
luck-and-skill = Luck and skill
luck-share = About { $share } of what changed everybody’s chances were dice, draws and what was hidden; the rest were choices.
report-accuracy = Accuracy { $accuracy }: the best move, or one as good, in { $found } of { $choices } choices.
report-way = From { $start } to { $end }: own choices { $own }, choices of others { $others }, luck { $luck }.
turning-points = Turning points
turning-luck = Turn { $number }: luck takes { $name } from { $before } to { $after }.
turning-choice = Turn { $number }: { $name } goes from { $before } to { $after } by a choice: { $played }.
best-idea = A better idea
best-idea-text = { $name }, turn { $number }: { $better }, instead of: { $played } ({ $gap } more to win).
share-picture = Share a picture
share-picture-failed = This browser could not draw the picture.
