/** What the page about us says. */
import { defineMessages } from '#ui/language/messages.tsx';

export const aboutMessages = defineMessages({
  en: {
    title: 'A box in the attic that finds its way',
    why: 'Most of what a family remembers now lies in telephones, behind passwords that one person knows. When that person is gone, it is often not lost, only shut.',
    whyText:
      'The albums of our grandparents survived because somebody opened a cupboard. Amaranth is made so that somebody can still open one: it keeps photographs, films, voices and letters exactly as they were given, locks away what is private, and hands each thing to the person it was meant for, when the time has come and not before.',
    nameText:
      'The amaranth is a flower that keeps its colour when it is dry. The Greeks named it for that: the one that does not fade.',
    whoTitle: 'Whom it is for',
    who: 'For whoever puts things in order while there is time, and would rather do it on a quiet Sunday than leave it to others.\nFor who keeps a family’s pictures and knows the names on the back of them.\nFor those who will receive: who should find a letter, and not a search for passwords.',
    notFor:
      'It is not a will and does not replace a notary. It keeps what people say to each other, and what they need in order to find the rest.',
    principlesTitle: 'What we hold to',
    truth: 'Say what is so',
    truthText:
      'What is not built yet is called not built. What we can read, we say that we can read. What we promise about security, we hold to with tests.',
    files: 'Keep it as it was given',
    filesText:
      'Every original stays as it came, to the last byte, with the date of its camera. Nothing is improved behind your back.',
    leaving: 'Leaving is easy',
    leavingText:
      'Everything can be taken away at any time, in formats that open without us. A service for decades that cannot be left should not be entered.',
    silence: 'Silence is not death',
    silenceText:
      'Nothing is handed over because somebody went on a journey. It takes reminders, time, people who know you, and a term in which you can still say stop.',
    grief: 'No hurry, no tricks',
    griefText:
      'Whoever comes here may be grieving. No countdowns, no badges, nothing that blinks, and no machine that speaks in a dead person’s name without that person’s consent.',
    money: 'Nobody’s inheritance depends on a card',
    moneyText: 'The vault and its release work on every plan, whatever is owed.',
    paidTitle: 'How it is paid',
    paidText:
      'By the people who use it: with plans for those who need more room, and with memorial things one can hold. There is no advertising, and nothing about you is sold to anybody.',
    paidLink: 'What it costs',
    behindTitle: 'Who is behind it',
    behindText: 'For what is written and kept here answers:',
    behindNobody:
      'Whoever runs this server has not entered a name yet. Until there is one, keep nothing here that matters.',
    behindFaces:
      'You find no portraits here and no praise from customers. We would rather be judged by what can be checked.',
    builtOn: 'Amaranth stands on the work of many others.',
    licences: 'Their packages and licences',
    typefaces: 'The typefaces Brygada 1918 and Source Sans 3 are free under the SIL Open Font License:',
    addresses:
      'How an address is written in each country comes from Google’s address data, which is free under',
    stopTitle: 'And if we stop?',
    stopText: 'A company can end sooner than a promise. So the promise does not rest on the company.',
    stopExport: 'Your export is whole',
    stopExportText:
      'Originals, letters, captions and dates in folders that anybody can read, with a page that shows them. No program of ours is needed.',
    stopVault: 'Your vault opens without us',
    stopVaultText:
      'An export holds a page that opens it on a computer without a network, and the description of its format, from which another program can be written.',
    stopAsking: 'What does not outlive us',
    stopAskingText:
      'The asking: no server, no reminder, no release. So keep an export where your people find it, and its recovery key somewhere else. You need nobody’s permission for that, ours least of all.',
    securityLink: 'How to check this',
    pressLink: 'For the press',
  },
  fr: {
    title: 'Une boîte au grenier qui trouve son chemin',
    why: 'L’essentiel de ce dont une famille se souvient est désormais dans des téléphones, derrière des mots de passe qu’une seule personne connaît. Quand elle disparaît, ce n’est souvent pas perdu, seulement fermé.',
    whyText:
      'Les albums de nos grands-parents ont survécu parce que quelqu’un a ouvert une armoire. Amaranth est fait pour qu’on puisse encore en ouvrir une : il garde photographies, films, voix et lettres tels qu’on les a donnés, met sous clé ce qui est intime, et remet chaque chose à la personne à qui elle était destinée, le moment venu et pas avant.',
    nameText:
      'L’amarante est une fleur qui garde sa couleur une fois sèche. Les Grecs l’ont nommée pour cela : celle qui ne se fane pas.',
    whoTitle: 'À qui il s’adresse',
    who: 'À qui met de l’ordre tant qu’il est temps, et préfère le faire un dimanche tranquille plutôt que de le laisser aux autres.\nÀ qui garde les images d’une famille et connaît les noms écrits au dos.\nÀ ceux qui recevront : ils devraient trouver une lettre, et non une chasse aux mots de passe.',
    notFor:
      'Ce n’est pas un testament et cela ne remplace pas un notaire. On y garde ce que les gens se disent, et ce qu’il leur faut pour trouver le reste.',
    principlesTitle: 'Ce à quoi nous tenons',
    truth: 'Dire ce qui est',
    truthText:
      'Ce qui n’est pas encore fait est dit pas encore fait. Ce que nous pouvons lire, nous disons que nous pouvons le lire. Ce que nous promettons en matière de sécurité, des tests le tiennent.',
    files: 'Garder tel que donné',
    filesText:
      'Chaque original reste tel qu’il est arrivé, à l’octet près, avec la date de son appareil. Rien n’est amélioré dans votre dos.',
    leaving: 'Partir est facile',
    leavingText:
      'Tout peut s’emporter à tout moment, dans des formats qui s’ouvrent sans nous. Un service fait pour des décennies qu’on ne peut pas quitter, mieux vaut ne pas y entrer.',
    silence: 'Le silence n’est pas la mort',
    silenceText:
      'Rien n’est remis parce que quelqu’un est parti en voyage. Il faut des rappels, du temps, des personnes qui vous connaissent, et un délai où vous pouvez encore dire non.',
    grief: 'Ni hâte, ni ruses',
    griefText:
      'Qui vient ici est peut-être en deuil. Pas de compte à rebours, pas de médailles, rien qui clignote, et aucune machine qui parle au nom d’un mort sans que cette personne y ait consenti.',
    money: 'Aucun héritage ne dépend d’une carte',
    moneyText: 'Le coffre-fort et sa transmission marchent avec toutes les formules, quoi qu’il soit dû.',
    paidTitle: 'Comment c’est payé',
    paidText:
      'Par ceux qui s’en servent : avec des formules pour qui a besoin de place, et avec des objets de mémoire que l’on tient en main. Il n’y a pas de publicité, et rien de vous n’est vendu à personne.',
    paidLink: 'Ce que cela coûte',
    behindTitle: 'Qui est derrière',
    behindText: 'De ce qui est écrit et gardé ici répond :',
    behindNobody:
      'Qui exploite ce serveur n’a pas encore donné de nom. Tant qu’il n’y en a pas, n’y gardez rien d’important.',
    behindFaces:
      'Vous ne trouverez ici ni portraits ni éloges de clients. Nous préférons être jugés sur ce qui se vérifie.',
    builtOn: 'Amaranth repose sur le travail de beaucoup d’autres.',
    licences: 'Leurs paquets et licences',
    typefaces:
      'Les caractères Brygada 1918 et Source Sans 3 sont libres, sous la licence SIL Open Font License :',
    addresses:
      'La façon d’écrire une adresse dans chaque pays vient des données d’adresses de Google, libres sous',
    stopTitle: 'Et si nous nous arrêtons ?',
    stopText:
      'Une entreprise peut finir avant une promesse. La promesse ne repose donc pas sur l’entreprise.',
    stopExport: 'Votre export est entier',
    stopExportText:
      'Originaux, lettres, légendes et dates, dans des dossiers lisibles par tous, avec une page qui les montre. Aucun de nos programmes n’est nécessaire.',
    stopVault: 'Votre coffre-fort s’ouvre sans nous',
    stopVaultText:
      'Un export contient une page qui l’ouvre sur un ordinateur sans réseau, et la description de son format, d’après laquelle on peut écrire un autre programme.',
    stopAsking: 'Ce qui ne nous survit pas',
    stopAskingText:
      'Les questions : sans serveur, ni rappel ni transmission. Gardez donc un export là où les vôtres le trouveront, et sa clé de secours ailleurs. Vous n’avez besoin de la permission de personne, et surtout pas de la nôtre.',
    securityLink: 'Comment le vérifier',
    pressLink: 'Pour la presse',
  },
});
