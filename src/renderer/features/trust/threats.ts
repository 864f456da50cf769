/** The threat model of docs/security.md in plain words: who might want it, what stops them, and what does not. */
import type { Language } from '#shared/domain/userProfile.ts';

export interface Threat {
  readonly who: string;
  readonly stops: string;
  readonly stopsNot: string;
}

export const threats: Readonly<Record<Language, readonly Threat[]>> = {
  en: [
    {
      who: 'A stranger without an account',
      stops:
        'Every question of every protocol is asked by a stranger in our tests, and refused. Tries at passwords and codes are limited, by account and by place.',
      stopsNot: 'They can read these pages, look at the demo while it is open, and sign up.',
    },
    {
      who: 'Another member',
      stops:
        'They cannot even learn whether something of yours exists: what is yours and what was made up get one answer.',
      stopsNot: 'Whoever receives something may copy it. Taking back closes the door; it does not unsee.',
    },
    {
      who: 'Whoever has a printed code',
      stops:
        'A code shows its one album and nothing else of yours, never the vault. You can ask for a passcode, whose tries are limited, and pause or revoke the code at any time. The guest book shows what you approved. Openings are counted by the day; nobody is followed.',
      stopsNot:
        'Whoever has the code, or a photograph of it, sees the album’s pictures. A passcode can be told on, and what was saved stays saved. After you revoke it, a link to a file that was already open works for up to an hour.',
    },
    {
      who: 'A thief of your mailbox',
      stops:
        'A second step at sign-in keeps them out of the account. The vault stays shut either way: no mail brings its phrase back.',
      stopsNot:
        'Without a second step they can take the account, read its albums, and destroy items of the vault unread. An export keeps what was.',
    },
    {
      who: 'A thief of your device',
      stops:
        'The vault locks by itself when nobody does anything. You can end any session from another device.',
      stopsNot:
        'While the vault is open they have what is in it; and a passkey or the computer’s keychain opens it for whoever can use them. No lock helps against a program that watches the screen.',
    },
    {
      who: 'A thief of the server’s disk',
      stops:
        'No password and no recovery code can be read there, and of the vault only closed boxes. A phrase that is easy to guess is not accepted, because guessing is all that is left to them.',
      stopsNot: 'They have the albums, unless the disk was encrypted by who runs the server.',
    },
    {
      who: 'We, or whoever takes over the server',
      stops:
        'We can open nothing of the vault, nor put anything into it that opens. Your device notices much of what is missing, older or exchanged.',
      stopsNot:
        'We could withhold, delete, or send your browser a page that reads along. Whoever runs the server is trusted for the page.',
    },
    {
      who: 'An administrator',
      stops:
        'Their pages show switches, sent mail and counts, never what a family keeps. A documented case takes two of them, neither related to it, and one sign of life ends it.',
      stopsNot: 'Who also has the machine has its disk and its clock, and so the albums, before their time.',
    },
    {
      who: 'An heir in a hurry',
      stops:
        'A report shortens nothing. Silence is no vote, an heir alone is no quorum, and each term begins only when its notice has reached you on two ways.',
      stopsNot:
        'With your mailbox they can say that you live, which only puts off. With a second account under another name they can count as two people, if you invited both.',
    },
    {
      who: 'A contact you trust',
      stops:
        'They see that they were chosen and by whom, no content and no names of what is kept. Alone they open nothing.',
      stopsNot:
        'The first time, the server tells you which key is theirs. Compare the words with them once, in person or by telephone; nobody can do it for you.',
    },
    {
      who: 'Accident',
      stops:
        'Uploads are cut at every request in our tests, disks stopped at every write, and what was kept is checked afterwards. Trash keeps for a while, and an export holds everything.',
      stopsNot: 'A server that is lost without a backup is lost. Take an export now and then.',
    },
  ],
  fr: [
    {
      who: 'Un inconnu sans compte',
      stops:
        'Dans nos tests, un inconnu pose chaque question de chaque protocole, et essuie un refus. Les essais de mots de passe et de codes sont limités, par compte et par lieu.',
      stopsNot: 'Il peut lire ces pages, visiter la démonstration tant qu’elle est ouverte, et s’inscrire.',
    },
    {
      who: 'Un autre membre',
      stops:
        'Il ne peut même pas savoir si quelque chose de vous existe : ce qui est à vous et ce qu’on invente reçoivent la même réponse.',
      stopsNot: 'Qui reçoit peut copier. Reprendre ferme la porte ; cela n’efface pas ce qui a été vu.',
    },
    {
      who: 'Qui a un code imprimé',
      stops:
        'Un code montre un seul album et rien d’autre de vous, jamais le coffre-fort. Vous pouvez exiger un mot de passe, dont les essais sont limités, et suspendre ou révoquer le code à tout moment. Le livre d’or montre ce que vous avez approuvé. Les ouvertures sont comptées par jour\u00a0; personne n’est suivi.',
      stopsNot:
        'Qui a le code, ou sa photographie, voit les images de l’album. Un mot de passe se répète, et ce qui a été enregistré le reste. Après la révocation, un lien déjà ouvert vers un fichier fonctionne encore jusqu’à une heure.',
    },
    {
      who: 'Un voleur de votre messagerie',
      stops:
        'Une seconde étape à la connexion le tient hors du compte. Le coffre-fort reste fermé dans tous les cas : aucun email n’en rend la phrase.',
      stopsNot:
        'Sans seconde étape, il peut prendre le compte, en lire les albums, et détruire sans les lire des éléments du coffre-fort. Un export garde ce qui était.',
    },
    {
      who: 'Un voleur de votre appareil',
      stops:
        'Le coffre-fort se verrouille seul quand plus personne n’agit. Vous pouvez clore toute session depuis un autre appareil.',
      stopsNot:
        'Tant que le coffre-fort est ouvert, il a ce qui s’y trouve ; et une clé d’accès ou le trousseau de l’ordinateur l’ouvre à qui peut s’en servir. Aucune serrure ne protège d’un programme qui regarde l’écran.',
    },
    {
      who: 'Un voleur du disque du serveur',
      stops:
        'Aucun mot de passe ni code de secours ne s’y lit, et du coffre-fort il n’y a que des boîtes fermées. Une phrase facile à deviner n’est pas acceptée, car deviner est tout ce qu’il lui reste.',
      stopsNot: 'Il a les albums, sauf si le disque a été chiffré par qui exploite le serveur.',
    },
    {
      who: 'Nous, ou qui prendrait le serveur',
      stops:
        'Nous ne pouvons rien ouvrir du coffre-fort, ni y glisser quoi que ce soit qui s’ouvre. Votre appareil remarque une bonne part de ce qui manque, a vieilli ou a été échangé.',
      stopsNot:
        'Nous pourrions retenir, effacer, ou envoyer à votre navigateur une page qui lit par-dessus votre épaule. Pour la page, on fait confiance à qui exploite le serveur.',
    },
    {
      who: 'Un administrateur',
      stops:
        'Ses pages montrent des interrupteurs, les emails envoyés et des décomptes, jamais ce qu’une famille garde. Un dossier avec papiers en demande deux, étrangers à l’affaire, et un seul signe de vie l’éteint.',
      stopsNot: 'Qui a aussi la machine a son disque et son horloge, donc les albums avant leur heure.',
    },
    {
      who: 'Un héritier pressé',
      stops:
        'Un signalement ne raccourcit rien. Le silence n’est pas un vote, un héritier seul n’est pas un quorum, et chaque délai ne court qu’une fois l’avis arrivé par deux voies.',
      stopsNot:
        'Avec votre messagerie, il peut dire que vous vivez, ce qui ne fait que retarder. Avec un second compte sous un autre nom, il peut compter pour deux, si vous avez invité les deux.',
    },
    {
      who: 'Un contact de confiance',
      stops:
        'Il voit qu’il a été choisi et par qui, aucun contenu ni aucun nom de ce qui est gardé. Seul, il n’ouvre rien.',
      stopsNot:
        'La première fois, c’est le serveur qui vous dit quelle clé est la sienne. Comparez une fois les mots avec lui, de vive voix ; personne ne peut le faire à votre place.',
    },
    {
      who: 'L’accident',
      stops:
        'Dans nos tests, les envois sont coupés à chaque requête, les disques arrêtés à chaque écriture, et ce qui était gardé est vérifié ensuite. La corbeille garde un temps, et un export contient tout.',
      stopsNot: 'Un serveur perdu sans sauvegarde est perdu. Faites un export de temps en temps.',
    },
  ],
};
