# Là où aucun serveur ne joue : tout sur un appareil

machinery-loading = Les jeux se préparent…
shelf-text-device = Trois jeux et de bons bots, avec ou sans réseau. Prenez une boîte sur l’étagère.
device-kept = Vos parties, votre nom et vos réglages sont gardés dans ce navigateur et nulle part ailleurs. Personne n’en apprend rien. Effacer les données de cette page efface aussi les parties : enregistrez dans un fichier ce que vous voulez garder.
device-keeps-nothing = Ce navigateur ne garde rien, peut-être parce que c’est une fenêtre privée. Vous pouvez jouer ; enregistrez dans un fichier ce que vous voulez garder.
device-damaged = { $count ->
        [one] Une partie enregistrée est illisible. Elle reste comme elle est ; toutes les autres sont là.
       *[other] { $count } parties enregistrées sont illisibles. Elles restent comme elles sont ; toutes les autres sont là.
    }
device-slow-bots = La partie rapide des bots n’a pas pu être chargée. Ils jouent aussi bien, mais réfléchissent plus longtemps.
problem-no-webassembly = Ce navigateur ne peut pas jouer : il n’a pas WebAssembly. Un plus récent le peut, ou un où ce n’est pas désactivé.
problem-no-machinery = Impossible d’aller chercher les jeux. Vérifiez votre connexion et réessayez ; vos parties sont toujours là.
problem-not-saved = Il n’y a plus de place sur cet appareil : rien n’a pu être enregistré, et rien ne s’est donc passé. Faites de la place, ou enregistrez une partie dans un fichier et rangez-la.
problem-damaged = Cette partie n’a pas été gardée entière et ne peut pas être ouverte. Elle reste comme elle est.
