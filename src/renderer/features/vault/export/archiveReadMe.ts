/** `README.txt` of the encrypted archive, in both languages: whoever opens it has nothing of ours beside it. */

/** What the archive has not, or not sound: ids of files. */
export interface ArchiveGaps {
  readonly missingFiles: string[];
  readonly damagedFiles: string[];
}

const en = `AMARANTH VAULT, exported on {date}

This folder holds a personal vault, encrypted. Without its passphrase or its printed recovery key nobody
can read it, we included. Keep it in more than one place.

How to open it
1. Unpack the zip, if it is packed.
2. Open "open-vault.html" in any browser (double-click it). It needs no internet, and sends nothing.
3. Choose the zip, or this folder. Type the passphrase, or the recovery key.

What is in it
- open-vault.html: the page that opens the vault. Its source can be read.
- vault.json: the items, encrypted.
- files: the attached files, encrypted.

The format is described in Amaranth's document "vault-format.md", so that others can write a program that
opens it too. In short: Argon2id, HKDF-SHA-256, AES-256-GCM.
{noPage}{missing}{damaged}`;

const fr = `COFFRE-FORT AMARANTH, exporté le {date}

Ce dossier contient un coffre-fort personnel, chiffré. Sans sa phrase secrète ou sa clé de secours
imprimée, personne ne peut le lire, nous non plus. Gardez-le en plus d’un endroit.

Comment l’ouvrir
1. Décompressez le zip, s’il est compressé.
2. Ouvrez « open-vault.html » dans n’importe quel navigateur (double-cliquez dessus). Il se passe d’internet, et n’envoie rien.
3. Choisissez le zip, ou ce dossier. Tapez la phrase secrète, ou la clé de secours.

Ce qu’il contient
- open-vault.html : la page qui ouvre le coffre. Son code peut être lu.
- vault.json : les éléments, chiffrés.
- files : les fichiers joints, chiffrés.

Le format est décrit dans le document « vault-format.md » d’Amaranth, pour que d’autres puissent écrire un
programme qui l’ouvre aussi. En bref : Argon2id, HKDF-SHA-256, AES-256-GCM.
{noPage}{missing}{damaged}`;

const parts = {
  en: {
    text: en,
    noPage:
      'The page open-vault.html could not be had when this was exported. Export again, or take it from another export.',
    missing: 'These files could not be read and are not here:',
    damaged: 'These files are here as they are stored, but do not open as a whole:',
  },
  fr: {
    text: fr,
    noPage:
      'La page open-vault.html n’a pas pu être obtenue lors de l’export. Exportez de nouveau, ou prenez-la dans un autre export.',
    missing: 'Ces fichiers n’ont pas pu être lus et ne sont pas ici :',
    damaged: 'Ces fichiers sont ici tels qu’ils sont conservés, mais ne s’ouvrent pas en entier :',
  },
};

export function readMe(exportedAt: Date, hasPage: boolean, gaps: ArchiveGaps): string {
  const date = exportedAt.toISOString().slice(0, 10);
  const list = (title: string, fileIds: readonly string[]) =>
    fileIds.length === 0 ? '' : `\n${title}\n${fileIds.map((fileId) => `- files/${fileId}\n`).join('')}`;
  const fill = ({ text, noPage, missing, damaged }: (typeof parts)['en']) =>
    text
      .replace('{date}', date)
      .replace('{noPage}', hasPage ? '' : `\n${noPage}\n`)
      .replace('{missing}', list(missing, gaps.missingFiles))
      .replace('{damaged}', list(damaged, gaps.damagedFiles));
  return `${fill(parts.en)}\n${'-'.repeat(72)}\n\n${fill(parts.fr)}`;
}
