# Comptes et personnes : connexion, amis, signalements, vie privée.

## Le compte

password-old = Votre mot de passe actuel
password-new = Nouveau mot de passe
sessions = Où vous êtes connecté
sessions-text = Si vous n’en reconnaissez pas un, déconnectez-le et changez de mot de passe.
session-unknown = Un navigateur
session-seen = dernière visite : { $when }
session-mine = ce navigateur
sessions-end-others = Déconnecter tous les autres
recovery = Codes de secours
recovery-text = { $count ->
        [0] Avec un code de secours, vous revenez même sans mot de passe. Vous n’en avez pas encore.
        [one] Avec un code de secours, vous revenez même sans mot de passe. Il vous en reste { $count }.
       *[other] Avec un code de secours, vous revenez même sans mot de passe. Il vous en reste { $count }.
    }
recovery-once = Notez-les maintenant : ils ne seront plus affichés. Chacun sert une fois, et les anciens ne valent plus.
recovery-make = Créer de nouveaux codes
recovery-code = Code de secours
recover = J’ai perdu mon mot de passe
recover-text = Utilisez un code de secours et choisissez un nouveau mot de passe. Vous serez déconnecté partout ailleurs.
recover-not = J’ai mon mot de passe
me-data = Télécharger toutes mes données

## Les personnes

guest-mark = invité
person-more = Plus
people-title = Personnes
people-none = Vos amis et les gens que vous masquez ou bloquez apparaissent ici. Touchez un nom dans le chat ou à une table.
people-friends = Amis
people-friends-end = Ne plus être amis
people-asked = Demandes envoyées
people-asked-end = Retirer
people-asking = Aimeraient être amis
people-asking-end = Refuser
people-muted = Masqués
people-muted-end = Ne plus masquer
people-blocked = Bloqués
people-blocked-end = Débloquer
accept = Accepter
person-friend = Ajouter comme ami
person-friend-text = S’il accepte, vous vous retrouverez sous votre nom.
person-friend-end = Ne plus être amis
person-friend-done = Demande envoyée à { $name }.
person-friend-ended = { $name } et vous n’êtes plus amis.
person-mute = Masquer
person-mute-text = Vous ne verrez plus ce qu’il écrit.
person-mute-end = Ne plus masquer
person-mute-done = Vous ne voyez plus ce qu’écrit { $name }.
person-mute-ended = Vous voyez de nouveau ce qu’écrit { $name }.
person-block = Bloquer
person-block-text = Il ne pourra ni vous inviter ni s’asseoir à vos tables, et vous ne verrez pas ce qu’il écrit.
person-block-end = Débloquer
person-block-done = { $name } est bloqué.
person-block-ended = { $name } n’est plus bloqué.
friend-invite = Inviter
friend-invited = { $name } a reçu votre invitation.
friend-asked = invitation envoyée
friend-here = est là
friend-choice = Inviter tout de suite :
report = Signaler
report-text = Les responsables de ce serveur l’examineront. Ce qui a été écrit à cette table est joint.
report-reason = De quoi s’agit-il ?
report-reason-chat = Ce qui est écrit
report-reason-name = Le nom
report-reason-cheating = Triche
report-reason-other = Autre chose
report-more = Quelque chose à ajouter ?
report-send = Envoyer le signalement
report-sent = Merci. Votre signalement est envoyé.
spectator-chat = Les spectateurs peuvent écrire dans le chat

## La porte d’un club

door-title = Entrez
door-text = Ce serveur est réservé aux invités. Si vous êtes nouveau, il vous faut un code de ses responsables.
door-closed = Personne de nouveau n’est admis ici. Si vous avez un compte, connectez-vous.
door-new = Je suis nouveau
door-code = Votre code
door-go = Entrer

## Vie privée

privacy = Vie privée
privacy-intro = Ce que ce serveur sait de vous, qui peut le voir, et comment l’obtenir ou l’effacer.
privacy-kept = Ce qui est gardé
privacy-kept-text = Le nom que vous choisissez ; les tables où vous étiez assis, avec chaque coup et son heure ; ce que vous écrivez dans les chats ; vos résultats classés ; vos vacances ; vos amis et ceux que vous masquez ou bloquez ; vos signalements. Mot de passe et codes de secours ne sont gardés que sous forme d’empreintes. Un cookie vous reconnaît ; de chaque navigateur connecté on garde le genre (par exemple « Firefox, Linux ») et le dernier jour de visite.
privacy-not-kept = Ce qui ne l’est pas
privacy-not-kept-text = Pas d’adresse électronique, pas de publicité, pas de pisteurs, rien d’autres sites. Votre adresse internet sert à limiter les abus pendant que le serveur tourne ; elle n’est écrite ni dans la base de données ni dans les fichiers de suivi du serveur.
privacy-seen = Qui voit quoi
privacy-seen-text = À une table, quiconque a le lien voit votre nom, vos coups et le chat. Les cartes cachées le restent jusqu’à la fin ; ensuite, toute la partie peut être revue. Le classement montre les noms des joueurs classés. Si quelqu’un vous signale, les responsables voient vos lignes de ce chat.
privacy-long = Combien de temps
privacy-long-text = Qui ne vient pas pendant 90 jours est déconnecté (l’hôte du serveur peut choisir une autre durée). Un invité ne peut alors plus revenir et il est effacé ; les comptes avec mot de passe restent. Les tables jamais commencées sont retirées. Les parties finies sont gardées, sans les noms des absents. Les signalements clos sont effacés après un an.
privacy-yours = Ce que vous pouvez faire
privacy-yours-text = Sous votre nom, vous pouvez télécharger tout ce qui vous concerne en un fichier, déconnecter d’autres navigateurs et vous supprimer. Cela efface aussitôt nom, mot de passe, messages, résultats, amis et signalements ; les sauvegardes de l’hôte peuvent les contenir plus longtemps.
privacy-host = Qui tient ce serveur
privacy-host-text = Ludoteca est un logiciel libre que chacun peut faire tourner. Celui qui vous a donné cette adresse le tient et peut lire ce qui est gardé : demandez-lui.
privacy-me = Vers mon compte

## Problèmes

problem-bad-password = Ce n’est pas votre mot de passe.
problem-bad-code = Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi.
problem-bad-registration-code = Ce code n’est pas connu ici, ou il est épuisé.
problem-bad-host = Ce serveur ne s’atteint pas par cette adresse.
problem-banned = Ce compte est exclu.
problem-blocked = Impossible : l’un de vous a bloqué l’autre.
problem-elsewhere = Cette partie continue sur un autre serveur, qui connaît ses règles.
problem-mixed-name = Écrivez votre nom dans un seul alphabet.
problem-no-password = Choisissez d’abord un mot de passe.
problem-no-report = Ce signalement n’existe pas.
problem-no-session = Ce navigateur est déjà déconnecté.
problem-quiet-table = L’hôte a demandé aux spectateurs de ne pas écrire.
problem-registration-closed = Personne de nouveau n’est admis ici. Connectez-vous.
problem-registration-code = Il faut un code pour entrer la première fois.
problem-reported = Vous l’avez déjà signalé.
problem-too-many-people = Il y a { $most } personnes sur vos listes. Retirez-en d’abord.
