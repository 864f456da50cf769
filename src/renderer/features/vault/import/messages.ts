/** What the person reads while they bring items over from another program. */
import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';
import type { ColumnRole } from './csv/csvRoles.ts';
import type { ImportRefusal, ImportSource, NotTakenReason, Remark } from './importOutcome.ts';

type Named<Key extends string> = { readonly [Name in Key]: string };

/** The programs' own names, with what they call the export. */
export const sourceMessages = defineMessages<Named<ImportSource>>({
  en: {
    'bitwarden-json': 'Bitwarden (JSON)',
    'bitwarden-zip': 'Bitwarden (zip with attachments)',
    'bitwarden-csv': 'Bitwarden (CSV)',
    'onepassword-1pux': '1Password (1PUX)',
    'onepassword-csv': '1Password (CSV)',
    keepass: 'KeePass (KDBX)',
    'apple-csv': 'Apple Passwords',
    'chrome-csv': 'Chrome',
    'firefox-csv': 'Firefox',
    csv: 'Another program (CSV)',
  },
  fr: {
    'bitwarden-json': 'Bitwarden (JSON)',
    'bitwarden-zip': 'Bitwarden (zip avec pièces jointes)',
    'bitwarden-csv': 'Bitwarden (CSV)',
    'onepassword-1pux': '1Password (1PUX)',
    'onepassword-csv': '1Password (CSV)',
    keepass: 'KeePass (KDBX)',
    'apple-csv': 'Mots de passe d’Apple',
    'chrome-csv': 'Chrome',
    'firefox-csv': 'Firefox',
    csv: 'Un autre programme (CSV)',
  },
});

/** Why a file was not read, and what helps. */
export const refusalMessages = defineMessages<Named<ImportRefusal>>({
  en: {
    'too-large':
      'This file is too large to read here. Up to 400 MB can be read at a time, files included, and of a table or JSON alone up to 100 MB.',
    'too-many-items':
      'This file holds more than 20,000 items. Export a part of them at a time, and bring each over.',
    'too-deep': 'This file is nested in a way that no export is. It was not opened any further.',
    'inflates-too-much':
      'This archive unpacks to far more than an export does. It was not opened any further.',
    'not-an-export':
      'This is not an export that we know. Bitwarden, 1Password, KeePass, Apple Passwords, Chrome and Firefox can be read, and any CSV table.',
    damaged: 'This file is damaged or was cut short. Export it again, and try the new one.',
    'nothing-inside': 'There is nothing in this file.',
    'wrong-password':
      'This password does not open the file. It is the one that was chosen for the export, which need not be that of the account.',
    'wrong-password-or-key-file':
      'This does not open the database. Check the password and the key file. A database that also asks for a YubiKey cannot be opened here: save a copy without it first.',
    'bad-key-file': 'This key file cannot be read. Choose the one that belongs to the database.',
    'account-bound':
      'This export can only be opened by the Bitwarden account that wrote it. In Bitwarden, choose the format “.json” or “.json (Encrypted)” with “Password protected”, and export again.',
    'archive-with-password':
      'This archive has a password of its own. Unpack it first, and choose what was inside.',
    'keepass-1':
      'This is a database of KeePass 1. Open it in KeePass or KeePassXC, save it in the newer format (.kdbx), and choose that.',
    'unknown-version':
      'This file is written in a version that we cannot read. Look for an older format or another one where you export it.',
    'too-costly':
      'This file asks for so much memory or time to be opened that a page cannot do it. Lower its key derivation in the program that wrote it, and save it again.',
  },
  fr: {
    'too-large':
      'Ce fichier est trop gros pour être lu ici. On peut lire jusqu’à 400 Mo à la fois, fichiers compris, et d’un tableau ou d’un JSON seul jusqu’à 100 Mo.',
    'too-many-items':
      'Ce fichier contient plus de 20 000 éléments. Exportez-les en plusieurs parties, et reprenez-les l’une après l’autre.',
    'too-deep': 'Ce fichier est imbriqué comme aucun export ne l’est. Nous ne l’avons pas ouvert davantage.',
    'inflates-too-much':
      'Cette archive contient, une fois décompressée, bien plus qu’un export. Nous ne l’avons pas ouverte davantage.',
    'not-an-export':
      'Ce n’est pas un export que nous connaissons. Nous lisons Bitwarden, 1Password, KeePass, Mots de passe d’Apple, Chrome et Firefox, ainsi que tout tableau CSV.',
    damaged: 'Ce fichier est abîmé ou incomplet. Exportez-le de nouveau, et essayez avec le nouveau fichier.',
    'nothing-inside': 'Ce fichier est vide.',
    'wrong-password':
      'Ce mot de passe n’ouvre pas le fichier. C’est celui qui a été choisi pour l’export, qui n’est pas forcément celui du compte.',
    'wrong-password-or-key-file':
      'Cela n’ouvre pas la base. Vérifiez le mot de passe et le fichier-clé. Une base qui demande aussi une YubiKey ne peut pas être ouverte ici : enregistrez-en d’abord une copie qui s’en passe.',
    'bad-key-file': 'Ce fichier-clé est illisible. Choisissez celui qui va avec la base.',
    'account-bound':
      'Cet export ne peut être ouvert que par le compte Bitwarden qui l’a écrit. Dans Bitwarden, choisissez le format « .json » ou « .json (chiffré) » avec « Protégé par mot de passe », et exportez de nouveau.',
    'archive-with-password':
      'Cette archive a son propre mot de passe. Décompressez-la d’abord, et choisissez ce qu’elle contenait.',
    'keepass-1':
      'C’est une base de KeePass 1. Ouvrez-la dans KeePass ou KeePassXC, enregistrez-la au nouveau format (.kdbx), et choisissez celle-ci.',
    'unknown-version':
      'Ce fichier est écrit dans une version que nous ne savons pas lire. Choisissez un format plus ancien, ou un autre, là où vous l’exportez.',
    'too-costly':
      'Ouvrir ce fichier demande plus de mémoire ou de temps qu’une page n’en a. Abaissez la dérivation de clé dans le programme qui l’a écrit, et enregistrez-le de nouveau.',
  },
});

/** Why something of the export did not come over. Each follows the name of the item. */
export const notTakenMessages = defineMessages<Named<NotTakenReason>>({
  en: {
    passkey:
      'Its passkey stayed where it is: passkeys do not work outside of the program that made them. Keep that program, or make a new passkey.',
    'former-passwords': 'Its former passwords were left out. The present one came over.',
    'former-versions': 'Its former versions were left out. The present one came over.',
    'in-trash': 'It lay in the trash.',
    'missing-file': 'The export names this file, but does not hold it.',
    'file-of-none': 'No item of the export names this file. Take it out of the archive by hand.',
    'too-many-files': 'An item holds at most 200 files.',
    'no-room':
      'This browser has no room for this file in its memory, and nothing of the vault is to be written to its disk in plain. Take the file out of the export and add it by hand, or import on a computer with more memory.',
    'typing-rules': 'Its rules for typing into other windows were left out. Everything else came over.',
    'address-rules':
      'Its rules for which addresses it is offered at were left out. The addresses themselves came over.',
    'linked-field': 'A field that only repeats another value of it was left out. The value itself came over.',
    'asks-again': 'That the program asked for its password again before showing it does not apply here.',
    'not-understood': 'It is written in a way that we do not know. Copy it by hand.',
    empty: 'This line is empty.',
  },
  fr: {
    passkey:
      'Sa clé d’accès est restée où elle est : une clé d’accès ne fonctionne pas hors du programme qui l’a créée. Gardez ce programme, ou créez une nouvelle clé.',
    'former-passwords': 'Ses anciens mots de passe ont été laissés de côté. L’actuel a été repris.',
    'former-versions': 'Ses anciennes versions ont été laissées de côté. L’actuelle a été reprise.',
    'in-trash': 'Il se trouvait dans la corbeille.',
    'missing-file': 'L’export nomme ce fichier, mais ne le contient pas.',
    'file-of-none': 'Aucun élément de l’export ne nomme ce fichier. Sortez-le de l’archive à la main.',
    'too-many-files': 'Un élément contient au plus 200 fichiers.',
    'no-room':
      'Ce navigateur n’a pas assez de mémoire pour ce fichier, et rien du coffre-fort ne doit être écrit en clair sur son disque. Sortez le fichier de l’export et ajoutez-le à la main, ou importez depuis un ordinateur qui a plus de mémoire.',
    'typing-rules': 'Ses règles de saisie automatique ont été laissées de côté. Tout le reste a été repris.',
    'address-rules':
      'Ses règles sur les adresses où il est proposé ont été laissées de côté. Les adresses elles-mêmes ont été reprises.',
    'linked-field':
      'Un champ qui ne fait que répéter une autre de ses valeurs a été laissé de côté. La valeur elle-même a été reprise.',
    'asks-again':
      'Le programme redemandait son mot de passe avant de le montrer : cela ne s’applique pas ici.',
    'not-understood': 'Il est écrit d’une manière que nous ne connaissons pas. Recopiez-le à la main.',
    empty: 'Cette ligne est vide.',
  },
});

/** What came over in another form. Each follows the name of the item. */
export const remarkMessages = defineMessages<Named<Remark>>({
  en: {
    'unknown-kind': 'We do not know its kind: it is a note here, and all that it held is in its fields.',
    'code-without-codes':
      'Its one-time code makes none here, because it is of Steam, counts, or is no code. What it was made of is a hidden field.',
    'without-name': 'It had no name. If it has one here, it is that of its website or user.',
    'other-place':
      'Some of it was too long for its place, or none that fits there: it stands whole in a field, in the notes or in a file of the item.',
    'broken-reference':
      'It points at a value of another item that is not there. What it points with was kept as it is written.',
  },
  fr: {
    'unknown-kind':
      'Nous ne connaissons pas sa sorte : c’est une note ici, et tout ce qu’il contenait est dans ses champs.',
    'code-without-codes':
      'Son code à usage unique n’en produit pas ici : il est de Steam, il compte, ou n’en est pas un. Ce dont il était fait est un champ caché.',
    'without-name': 'Il n’avait pas de nom. S’il en a un ici, c’est celui de son site ou de son utilisateur.',
    'other-place':
      'Une partie était trop longue pour sa place, ou ne lui convenait pas : elle se trouve entière dans un champ, dans les notes ou dans un fichier de l’élément.',
    'broken-reference':
      'Il renvoie à une valeur d’un autre élément qui n’est pas là. Le renvoi a été gardé tel qu’il est écrit.',
  },
});

export const columnMessages = defineMessages<Named<ColumnRole>>({
  en: {
    title: 'Title',
    website: 'Website',
    username: 'Username',
    password: 'Password',
    oneTimeCode: 'One-time code',
    notes: 'Notes',
    tag: 'Tags',
    favourite: 'Favourite',
    field: 'A field of its own',
    secret: 'A hidden field of its own',
    'left-out': 'Leave out',
  },
  fr: {
    title: 'Titre',
    website: 'Site web',
    username: 'Identifiant',
    password: 'Mot de passe',
    oneTimeCode: 'Code à usage unique',
    notes: 'Notes',
    tag: 'Étiquettes',
    favourite: 'Favori',
    field: 'Un champ à part',
    secret: 'Un champ caché à part',
    'left-out': 'Laisser de côté',
  },
});

export const importMessages = defineMessages({
  en: {
    found: (count: number) => `${countOf('en', count, 'item', 'items')} found`,
    duplicates: (count: number) =>
      count === 1
        ? '1 is in your vault already and will be left out'
        : `${count.toLocaleString('en')} are in your vault already and will be left out`,
    differing: (count: number) =>
      count === 1
        ? '1 is like one in your vault, but not the same: you choose'
        : `${count.toLocaleString('en')} are like some in your vault, but not the same: you choose`,
    notTaken: (count: number) => `${countOf('en', count, 'thing', 'things')} did not come over`,
    deleteExport:
      'The export itself lies unprotected on your device. Delete it once everything is here, and empty the trash.',
  },
  fr: {
    found: (count: number) => `${countOf('fr', count, 'élément trouvé', 'éléments trouvés')}`,
    duplicates: (count: number) =>
      count === 1
        ? '1 se trouve déjà dans votre coffre-fort et sera laissé de côté'
        : `${count.toLocaleString('fr')} se trouvent déjà dans votre coffre-fort et seront laissés de côté`,
    differing: (count: number) =>
      count === 1
        ? '1 ressemble à un élément de votre coffre-fort sans être le même : à vous de choisir'
        : `${count.toLocaleString('fr')} ressemblent à des éléments de votre coffre-fort sans être les mêmes : à vous de choisir`,
    notTaken: (count: number) =>
      `${countOf('fr', count, 'chose n’a', 'choses n’ont')} pas été reprise${count > 1 ? 's' : ''}`,
    deleteExport:
      'L’export lui-même reste sans protection sur votre appareil. Supprimez-le quand tout est ici, et videz la corbeille.',
  },
});
