# La troupe : les visages, l’interrupteur du méchant et ce que disent les bots.

face-choose = Votre visage
face-fox = Renard
face-owl = Hibou
face-frog = Grenouille
face-ghost = Fantôme
face-robot = Robot
face-witch = Sorcière
face-knight = Chevalier
face-dragon = Dragon
face-rabbit = Lapin
face-bear = Ours
face-kraken = Kraken
face-imp = Diablotin
setting-banter = Le méchant
banter-on = Rigor Mortis et les bots parlent pendant la partie
seat-bot-named = { $name } (bot, { $level })
bot-easy-glad-1 = C’est moi qui ai fait ça ? Exprès ?
bot-easy-glad-2 = Regarde, { $name }, ça a marché !
bot-easy-hurt-1 = Aïe ! On a le droit ?
bot-easy-hurt-2 = De toute façon, j’allais bouger.
bot-normal-glad-1 = Pas mal du tout.
bot-normal-glad-2 = Rien de personnel, { $name }.
bot-normal-hurt-1 = C’est noté, { $name }.
bot-normal-hurt-2 = D’accord. Pour cette fois.
bot-hard-glad-1 = Prévu depuis trois tours.
bot-hard-glad-2 = Tu m’as laissé la porte ouverte, { $name }.
bot-hard-hurt-1 = Ce sera rendu, avec les intérêts.
bot-hard-hurt-2 = Une erreur dans mes calculs. Corrigée.
bot-master-glad-1 = Inévitable.
bot-master-glad-2 = Merci, { $name }. Comme prévu.
bot-master-hurt-1 = Intéressant. Continue donc.
bot-master-hurt-2 = Profites-en, { $name }. Ça fait partie du plan.

# Parties à revoir : chances et tournants ; images à partager.

chances = Chances de gagner
chances-ask = Analyser la partie
chances-text = Un bot fort examine chaque décision : comment les chances ont évolué, la part de la chance et celle du talent.
chances-progress = { $done } moments sur { $all }
chances-pause = Le serveur reprend son souffle ; la suite vient toute seule.
chances-stop = Arrêter
chances-graph = Comment les chances de chacun ont monté et baissé
luck-and-skill = Chance et talent
luck-share = Environ { $share } de ce qui a changé les chances vient des dés, des pioches et de ce qui était caché ; le reste, des choix.
report-accuracy = Précision { $accuracy } : le meilleur coup, ou un aussi bon, dans { $found } choix sur { $choices }.
report-way = De { $start } à { $end } : choix personnels { $own }, choix des autres { $others }, chance { $luck }.
turning-points = Tournants de la partie
turning-luck = Tour { $number } : la chance fait passer { $name } de { $before } à { $after }.
turning-choice = Tour { $number } : { $name } passe de { $before } à { $after } par un choix : { $played }.
best-idea = Une meilleure idée
best-idea-text = { $name }, tour { $number } : { $better }, plutôt que : { $played } ({ $gap } de chances en plus).
share-picture = Partager une image
share-picture-failed = Ce navigateur n’a pas pu dessiner l’image.
