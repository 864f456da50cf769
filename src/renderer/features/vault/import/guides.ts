/** How each program gives its file out, in the words that stand on its own buttons. */
import { defineMessages } from '#ui/language/messages.tsx';

export const guidedPrograms = [
  'bitwarden',
  'onePassword',
  'keePass',
  'apple',
  'chrome',
  'firefox',
  'other',
] as const;
export type GuidedProgram = (typeof guidedPrograms)[number];

/** The program's name, and its steps, a line each. */
export const guideMessages = defineMessages<{
  readonly [Key in GuidedProgram | `${GuidedProgram}Steps`]: string;
}>({
  en: {
    bitwarden: 'Bitwarden',
    bitwardenSteps: [
      'Open vault.bitwarden.com, or the Bitwarden program on your computer, and sign in.',
      'Choose “Tools”, then “Export vault”; in the program, “File”, then “Export vault”.',
      'As format take “.zip (with attachments)” if it is offered; otherwise “.json (Encrypted)”, with “Password protected” and a password that you make up. You will be asked for it here.',
    ].join('\n'),
    onePassword: '1Password',
    onePasswordSteps: [
      'Open 1Password on your computer (not on the phone, where nothing can be exported).',
      'Choose “File”, then “Export”, and your account. On Windows, the three dots at the top come first.',
      'Keep the format “1PUX”: it holds files and one-time codes too, which CSV leaves out.',
    ].join('\n'),
    keePass: 'KeePass, KeePassXC',
    keePassSteps: [
      'Nothing has to be exported: choose the database itself, the file that ends in .kdbx.',
      'You will be asked for its password here, and for its key file if it has one.',
    ].join('\n'),
    apple: 'Apple Passwords (iPhone, iPad, Mac)',
    appleSteps: [
      'On a Mac, open the Passwords app and choose “File”, then “Export All Passwords to File…”. In older systems the passwords are in Safari: “File”, then “Export”, then “Passwords”.',
      'On an iPhone with a recent system, open Settings, “Apps”, “Safari”, then “Export”. Passkeys never come along.',
    ].join('\n'),
    chrome: 'Chrome, Edge, Brave, Opera',
    chromeSteps: [
      'In Chrome, open the menu with the three dots: “Passwords and autofill”, then “Google Password Manager”, then “Settings” on the left.',
      'Beside “Export passwords” choose “Download file”.',
      'Edge, Brave and Opera are alike: search their settings for “export passwords”.',
    ].join('\n'),
    firefox: 'Firefox',
    firefoxSteps: [
      'Open the menu with the three lines and choose “Passwords”.',
      'Choose the three dots at the top right, then “Export Passwords…”.',
    ].join('\n'),
    other: 'Another program, or a table of your own',
    otherSteps: [
      'Look in its settings for “Export”, and take the format CSV.',
      'A table from Excel, Numbers or LibreOffice does too: save it as CSV. You then say here what each column holds.',
    ].join('\n'),
  },
  fr: {
    bitwarden: 'Bitwarden',
    bitwardenSteps: [
      'Ouvrez vault.bitwarden.com, ou le programme Bitwarden sur votre ordinateur, et connectez-vous.',
      'Choisissez « Outils », puis « Exporter le coffre » ; dans le programme, « Fichier », puis « Exporter le coffre ».',
      'Prenez le format « .zip (avec pièces jointes) » s’il est proposé ; sinon « .json (chiffré) », avec « Protégé par mot de passe » et un mot de passe de votre choix. Il vous sera demandé ici.',
    ].join('\n'),
    onePassword: '1Password',
    onePasswordSteps: [
      'Ouvrez 1Password sur votre ordinateur (pas sur le téléphone, d’où rien ne peut être exporté).',
      'Choisissez « Fichier », puis « Exporter », et votre compte. Sous Windows, passez d’abord par les trois points en haut.',
      'Gardez le format « 1PUX » : il contient aussi les fichiers et les codes à usage unique, que le CSV laisse de côté.',
    ].join('\n'),
    keePass: 'KeePass, KeePassXC',
    keePassSteps: [
      'Rien à exporter : choisissez la base elle-même, le fichier qui se termine par .kdbx.',
      'Son mot de passe vous sera demandé ici, et son fichier-clé si elle en a un.',
    ].join('\n'),
    apple: 'Mots de passe d’Apple (iPhone, iPad, Mac)',
    appleSteps: [
      'Sur un Mac, ouvrez l’app Mots de passe et choisissez « Fichier », puis « Exporter tous les mots de passe vers un fichier… ». Dans les anciens systèmes, les mots de passe sont dans Safari : « Fichier », « Exporter », puis « Mots de passe ».',
      'Sur un iPhone au système récent, ouvrez Réglages, « Apps », « Safari », puis « Exporter ». Les clés d’accès ne suivent jamais.',
    ].join('\n'),
    chrome: 'Chrome, Edge, Brave, Opera',
    chromeSteps: [
      'Dans Chrome, ouvrez le menu aux trois points : « Mots de passe et saisie automatique », puis « Gestionnaire de mots de passe de Google », puis « Paramètres » à gauche.',
      'À côté de « Exporter les mots de passe », choisissez « Télécharger le fichier ».',
      'Edge, Brave et Opera se ressemblent : cherchez « exporter les mots de passe » dans leurs réglages.',
    ].join('\n'),
    firefox: 'Firefox',
    firefoxSteps: [
      'Ouvrez le menu aux trois traits et choisissez « Mots de passe ».',
      'Choisissez les trois points en haut à droite, puis « Exporter les mots de passe… ».',
    ].join('\n'),
    other: 'Un autre programme, ou votre propre tableau',
    otherSteps: [
      'Cherchez « Exporter » dans ses réglages, et prenez le format CSV.',
      'Un tableau d’Excel, de Numbers ou de LibreOffice convient aussi : enregistrez-le en CSV. Vous direz ensuite ici ce que contient chaque colonne.',
    ].join('\n'),
  },
});
