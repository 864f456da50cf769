/** The words of the readable export's own files. Whoever opens them has nothing of ours beside them. */
import type { Language } from '#shared/domain/userProfile.ts';
import type { ItemFinding } from '#shared/vault/seen.ts';

interface PlainTexts {
  readonly files: string;
  readonly missingFile: (name: string) => string;
  readonly otherVersion: (savedAt: string) => string;
  readonly lastChanged: (day: string) => string;
  readonly readMe: string;
  readonly missingTitle: string;
  readonly notAsSeenTitle: string;
  readonly untitled: (itemId: string) => string;
  readonly notAsSeen: (what: string, finding: ItemFinding) => string;
}

const en: PlainTexts = {
  files: 'Files:',
  missingFile: (name) => `${name} (could not be read and is not here)`,
  otherVersion: (savedAt) => `Also written, on another device, on ${savedAt}:`,
  lastChanged: (day) => `Last changed on ${day}`,
  missingTitle: 'What could not be read and is not in this export:',
  notAsSeenTitle: 'Not in this export, or not as it was seen before on the device that made it:',
  untitled: (itemId) => `item ${itemId}`,
  notAsSeen: (what, finding) => {
    switch (finding.is) {
      case 'item-missing':
        return `${what}: the server did not give it (version ${finding.seenVersion} was seen before)`;
      case 'item-older':
        return `${what}: version ${finding.answeredVersion} is here, version ${finding.seenVersion} was seen before`;
      case 'item-different':
        return `${what}: version ${finding.version} is not as it was seen before`;
    }
  },
  readMe: `Everything in this folder can be read by whoever opens it: passwords, papers, letters.
Keep it on something that is locked away or encrypted, and delete it when you no longer need it.

- A folder for each item, with its text and its files.
- vault.csv: all items as a table, for other programs. A value, a line or what follows a semicolon that
  begins with = + - or @ has an apostrophe put before it there, so that no spreadsheet takes it for a formula.
- vault.json: everything exactly as it was written, for programs.

What lay in the trash is not here.`,
};

const fr: PlainTexts = {
  files: 'Fichiers :',
  missingFile: (name) => `${name} (illisible : absent d’ici)`,
  otherVersion: (savedAt) => `Aussi écrit, sur un autre appareil, le ${savedAt} :`,
  lastChanged: (day) => `Dernière modification le ${day}`,
  notAsSeenTitle: 'Absent de cet export, ou différent de ce que l’appareil qui l’a fait avait vu :',
  untitled: (itemId) => `élément ${itemId}`,
  notAsSeen: (what, finding) => {
    switch (finding.is) {
      case 'item-missing':
        return `${what} : le serveur ne l’a pas donné (la version ${finding.seenVersion} avait été vue)`;
      case 'item-older':
        return `${what} : la version ${finding.answeredVersion} est ici, la version ${finding.seenVersion} avait été vue`;
      case 'item-different':
        return `${what} : la version ${finding.version} n’est pas telle qu’elle avait été vue`;
    }
  },
  missingTitle: 'Ce qui n’a pas pu être lu et ne se trouve pas dans cet export :',
  readMe: `Tout ce qui est dans ce dossier peut être lu par quiconque l’ouvre : mots de passe, papiers, lettres.
Gardez-le sur un support sous clé ou chiffré, et supprimez-le quand vous n’en avez plus besoin.

- Un dossier par élément, avec son texte et ses fichiers.
- vault.csv : tous les éléments en un tableau, pour d’autres programmes. Une valeur, une ligne ou ce qui suit un
  point-virgule, s’ils commencent par = + - ou @, y sont précédés d’une apostrophe, pour qu’aucun tableur ne les
  prenne pour une formule.
- vault.json : tout, exactement comme vous l’avez écrit, pour les programmes.

Ce qui était dans la corbeille n’est pas ici.`,
};

export const plainTexts: Readonly<Record<Language, PlainTexts>> = { en, fr };
