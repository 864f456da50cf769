/** `README.txt` of the encrypted archive, in both languages: whoever opens it has nothing of ours beside it. */
import type { ArchiveGap } from '#shared/vault/archiveContents.ts';

/** What was to lie beside what is sealed, and could not be had. */
export interface MissingCompanions {
  readonly isPageMissing: boolean;
  readonly isFormatMissing: boolean;
}

const en = `AMARANTH VAULT, exported on {date}

This folder holds a personal vault, encrypted. Without its phrase or its printed recovery key nobody can
read it, we included. Keep it in more than one place.

How to open it
1. Unpack the zip, if it is packed.
2. Open "open-vault.html" in any browser (double-click it). It needs no internet, and sends nothing.
3. Choose the zip, or this folder. Type the phrase, or the recovery key.

What is in it
- open-vault.html: the page that opens the vault. Its source can be read.
- vault.json: the items, encrypted.
- files: the attached files, encrypted.
- vault-format.md: the format, byte by byte, so that others can write a program that opens it too.
  In short: Argon2id, HKDF-SHA-256, AES-256-GCM.
`;

const fr = `COFFRE-FORT AMARANTH, exporté le {date}

Ce dossier contient un coffre-fort personnel, chiffré. Sans sa phrase ou sa clé de secours imprimée,
personne ne peut le lire, nous non plus. Gardez-le en plus d’un endroit.

Comment l’ouvrir
1. Décompressez le zip, s’il est compressé.
2. Ouvrez « open-vault.html » dans n’importe quel navigateur (double-cliquez dessus). Il se passe d’internet, et n’envoie rien.
3. Choisissez le zip, ou ce dossier. Saisissez la phrase, ou la clé de secours.

Ce qu’il contient
- open-vault.html : la page qui ouvre le coffre-fort. Son code peut être lu.
- vault.json : les éléments, chiffrés.
- files : les fichiers joints, chiffrés.
- vault-format.md : le format, octet par octet, en anglais, pour que d’autres puissent écrire un programme
  qui l’ouvre aussi. En bref : Argon2id, HKDF-SHA-256, AES-256-GCM.
`;

interface ReadMeTexts {
  readonly text: string;
  readonly noPage: string;
  readonly noFormat: string;
  /** Above what is not in the archive, or not as it should be. */
  readonly gaps: string;
  readonly gap: (gap: ArchiveGap) => string;
}

const texts: Readonly<Record<'en' | 'fr', ReadMeTexts>> = {
  en: {
    text: en,
    noPage:
      'The page open-vault.html could not be had when this was exported. Export again, or take it from another export.',
    noFormat: 'vault-format.md could not be had when this was exported. It is the same in every export.',
    gaps: 'Not in here, or not as it should be, when this was exported:',
    gap: (gap) => {
      switch (gap.is) {
        case 'item-missing':
          return `item ${gap.itemId}: the server did not give it (version ${gap.seenVersion} was seen before)`;
        case 'item-older':
          return `item ${gap.itemId}: version ${gap.version} is here, version ${gap.seenVersion} was seen before`;
        case 'item-different':
          return `item ${gap.itemId}: version ${gap.version} is not as it was seen before`;
        case 'item-unreadable':
          return `item ${gap.itemId}: does not open; it is here as it was given`;
        case 'version-missing':
          return `item ${gap.itemId}: its earlier version ${gap.version} could not be read`;
        case 'file-missing':
          return `files/${gap.fileId}: could not be read and is not here`;
        case 'file-damaged':
          return `files/${gap.fileId}: is here as it is stored, but does not open as a whole`;
        case 'keys-not-intact':
          return 'keys: part of them was not written by a device of the owner; the phrase or the recovery key may not open this';
        case 'keys-older':
          return `keys: those of change ${gap.generation} are here, change ${gap.seenGeneration} was seen before; this opens with the phrase and the recovery key of then`;
        case 'keys-different':
          return `keys: those of change ${gap.generation} are not as they were seen before; the phrase or the recovery key may not open this`;
      }
    },
  },
  fr: {
    text: fr,
    noPage:
      'La page open-vault.html n’a pas pu être obtenue lors de l’export. Exportez de nouveau, ou prenez-la dans un autre export.',
    noFormat: 'vault-format.md n’a pas pu être obtenu lors de l’export. C’est le même dans tous les exports.',
    gaps: 'Absent d’ici, ou différent de ce qui devrait y être, au moment de l’export :',
    gap: (gap) => {
      switch (gap.is) {
        case 'item-missing':
          return `élément ${gap.itemId} : le serveur ne l’a pas donné (la version ${gap.seenVersion} avait été vue)`;
        case 'item-older':
          return `élément ${gap.itemId} : la version ${gap.version} est ici, la version ${gap.seenVersion} avait été vue`;
        case 'item-different':
          return `élément ${gap.itemId} : la version ${gap.version} n’est pas telle qu’elle avait été vue`;
        case 'item-unreadable':
          return `élément ${gap.itemId} : ne s’ouvre pas ; il est ici tel qu’il a été donné`;
        case 'version-missing':
          return `élément ${gap.itemId} : sa version précédente ${gap.version} n’a pas pu être lue`;
        case 'file-missing':
          return `files/${gap.fileId} : n’a pas pu être lu et n’est pas ici`;
        case 'file-damaged':
          return `files/${gap.fileId} : est ici tel qu’il est conservé, mais ne s’ouvre pas en entier`;
        case 'keys-not-intact':
          return 'clés : une partie n’a pas été écrite par un appareil du propriétaire ; la phrase ou la clé de secours pourrait ne pas ouvrir cette copie';
        case 'keys-older':
          return `clés : celles du changement ${gap.generation} sont ici, le changement ${gap.seenGeneration} avait été vu ; cette copie s’ouvre avec la phrase et la clé de secours d’alors`;
        case 'keys-different':
          return `clés : celles du changement ${gap.generation} ne sont pas telles qu’elles avaient été vues ; la phrase ou la clé de secours pourrait ne pas ouvrir cette copie`;
      }
    },
  },
};

/** Of items and files their ids alone: it can be read by anybody. */
export function readMe(exportedAt: Date, missing: MissingCompanions, gaps: readonly ArchiveGap[]): string {
  const date = exportedAt.toISOString().slice(0, 10);
  const fill = ({ text, noPage, noFormat, gaps: title, gap }: ReadMeTexts) =>
    [
      text.replace('{date}', date),
      missing.isPageMissing ? `${noPage}\n` : '',
      missing.isFormatMissing ? `${noFormat}\n` : '',
      gaps.length === 0 ? '' : `${title}\n${gaps.map((each) => `- ${gap(each)}\n`).join('')}`,
    ]
      .filter((part) => part !== '')
      .join('\n');
  return `${fill(texts.en)}\n${'-'.repeat(72)}\n\n${fill(texts.fr)}`;
}
