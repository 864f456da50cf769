/** What whoever runs the server can read of a family, and who together could open a vault before its time: as docs/security.md has it. */
import type { Language } from '#shared/domain/userProfile.ts';

type Words = Readonly<Record<Language, string>>;

export interface Readable {
  readonly what: Words;
  readonly why: Words;
  /** `seen`: that it is there, and how large, but not what it says. */
  readonly verdict: 'readable' | 'seen' | 'sealed';
}

export const readables: readonly Readable[] = [
  {
    what: {
      en: 'Albums: photographs, films, recordings, captions, and the letters in them',
      fr: 'Les albums : photographies, films, enregistrements, légendes, et les lettres qu’ils contiennent',
    },
    why: {
      en: 'Kept as ordinary files, so that they outlive us. Rules let nobody but you read them, and after a release the people you chose; the machine itself is not kept out.',
      fr: 'Gardés comme des fichiers ordinaires, pour qu’ils nous survivent. Des règles n’y laissent entrer que vous, puis, après une transmission, les personnes que vous avez choisies ; la machine elle-même n’en est pas exclue.',
    },
    verdict: 'readable',
  },
  {
    what: {
      en: 'Your account: name, addresses, phone, settings, devices that are signed in',
      fr: 'Votre compte : nom, adresses, téléphone, réglages, appareils connectés',
    },
    why: {
      en: 'Needed to write to you and to end a session. The sign-in password is kept as a hash only.',
      fr: 'Nécessaire pour vous écrire et pour mettre fin à une session. Du mot de passe, seule une empreinte est gardée.',
    },
    verdict: 'readable',
  },
  {
    what: {
      en: 'Your people: who they are, what each is to receive, your words on their card',
      fr: 'Les vôtres : qui ils sont, ce que chacun doit recevoir, vos mots sur leur fiche',
    },
    why: {
      en: 'The server has to know whom to ask and whom to give to when you no longer can.',
      fr: 'Le serveur doit savoir à qui demander et à qui remettre quand vous ne le pourrez plus.',
    },
    verdict: 'readable',
  },
  {
    what: {
      en: 'Life verification: check-ins, reminders, votes, and their log',
      fr: 'La vérification de vie : signes de vie, rappels, votes, et leur journal',
    },
    why: {
      en: 'The server holds the clock. The log is a chain that you can check without us.',
      fr: 'Le serveur tient l’horloge. Le journal est une chaîne que vous pouvez vérifier sans nous.',
    },
    verdict: 'readable',
  },
  {
    what: {
      en: 'The vault’s outside: that there is one, how many items, of which kind, how large, when changed',
      fr: 'Le dehors du coffre-fort : qu’il existe, combien d’éléments, de quel genre, leur taille, leurs changements',
    },
    why: {
      en: 'Sizes of texts are told in steps, those of files exactly. Names of the passkeys and computers that open it are seen too.',
      fr: 'Les textes ont une taille arrondie, les fichiers leur taille exacte. Les noms des clés d’accès et des ordinateurs qui l’ouvrent se voient aussi.',
    },
    verdict: 'seen',
  },
  {
    what: {
      en: 'The vault’s inside: titles, tags, texts, passwords, file names, files',
      fr: 'Le dedans du coffre-fort : titres, étiquettes, textes, mots de passe, noms de fichiers, fichiers',
    },
    why: {
      en: 'Sealed on your device. A test writes a word into every field and looks for it on every disk afterwards.',
      fr: 'Scellé sur votre appareil. Un test écrit un mot dans chaque champ, puis le cherche sur tous les disques.',
    },
    verdict: 'sealed',
  },
  {
    what: {
      en: 'Letters that you lock for one person alone',
      fr: 'Les lettres que vous verrouillez pour une seule personne',
    },
    why: {
      en: 'Sealed with that person’s lock. Who they are for, and about how long they are, is seen.',
      fr: 'Scellées avec la serrure de cette personne. On voit pour qui elles sont, et à peu près leur longueur.',
    },
    verdict: 'sealed',
  },
  {
    what: {
      en: 'Your vault phrase and your recovery key',
      fr: 'La phrase de votre coffre-fort et votre clé de secours',
    },
    why: {
      en: 'They are never sent. If both are lost, nobody can open the vault again, and neither can we.',
      fr: 'Elles ne sont jamais envoyées. Si les deux sont perdues, personne n’ouvrira plus le coffre-fort, nous non plus.',
    },
    verdict: 'sealed',
  },
  {
    what: { en: 'Which pages are used', fr: 'Quelles pages servent' },
    why: {
      en: 'A number a page and a day, without account, address or time. It can be switched off in Settings.',
      fr: 'Un nombre par page et par jour, sans compte, adresse ni heure. Cela se désactive dans les réglages.',
    },
    verdict: 'readable',
  },
];

interface Alliance {
  readonly who: Words;
  readonly opens: Words;
  readonly isOpen?: true;
}

export const alliances: readonly Alliance[] = [
  {
    who: { en: 'The server, or a thief of it', fr: 'Le serveur, ou qui l’a volé' },
    opens: {
      en: 'Nothing of the vault. The albums, which are not sealed.',
      fr: 'Rien du coffre-fort. Les albums, qui ne sont pas scellés.',
    },
  },
  {
    who: { en: 'The server and the person who receives', fr: 'Le serveur et la personne qui reçoit' },
    opens: {
      en: 'Nothing of the vault; everything locked for that person where it is “time lock only”.',
      fr: 'Rien du coffre-fort ; tout ce qui est verrouillé pour elle là où c’est un « verrou de temps seul ».',
    },
  },
  {
    who: {
      en: 'All your contacts, with or without the server',
      fr: 'Tous vos contacts, avec ou sans le serveur',
    },
    opens: { en: 'Nothing of the vault.', fr: 'Rien du coffre-fort.' },
  },
  {
    who: {
      en: 'The person who receives, and as many contacts as you asked for',
      fr: 'La personne qui reçoit, et autant de contacts que vous en avez exigé',
    },
    opens: {
      en: 'Nothing, until the server gives them the box; it does so when the time to object is over.',
      fr: 'Rien, tant que le serveur ne leur donne pas la boîte ; il la donne une fois passé le délai d’opposition.',
    },
  },
  {
    who: {
      en: 'That person, those contacts, and the server',
      fr: 'Cette personne, ces contacts, et le serveur',
    },
    opens: {
      en: 'Everything that was locked for that person, at any time.',
      fr: 'Tout ce qui était verrouillé pour cette personne, à tout moment.',
    },
    isOpen: true,
  },
];
