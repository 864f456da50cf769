/** The words of the readable export's own files. Whoever opens them has nothing of ours beside them. */
import type { Language } from '#shared/domain/userProfile.ts';

interface PlainTexts {
  readonly files: string;
  readonly missingFile: (name: string) => string;
  readonly otherVersion: (savedAt: string) => string;
  readonly lastChanged: (day: string) => string;
  readonly readMe: string;
  readonly missingTitle: string;
}

const en: PlainTexts = {
  files: 'Files:',
  missingFile: (name) => `${name} (could not be read and is not here)`,
  otherVersion: (savedAt) => `Also written, on another device, on ${savedAt}:`,
  lastChanged: (day) => `Last changed on ${day}`,
  missingTitle: 'What could not be read and is not in this export:',
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
