/** Rules that let everybody signed in do everything, for suites about a protocol rather than about rights. */
import { copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const ANYTHING = 'match /{any=**} { allow read, write: if request.auth != null; }';

/** A folder with them, for `AMARANTH_RULES`. `storage` are other rules for files. */
export async function writeOpenRules(storage = ANYTHING): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'amaranth-rules-'));
  const opened = (service: string, path: string, rules: string) =>
    `rules_version = '2';\nservice ${service} {\n  match ${path} {\n    ${rules}\n  }\n}\n`;
  await Promise.all([
    writeFile(
      join(folder, 'firestore.rules'),
      opened('cloud.firestore', '/databases/{database}/documents', ANYTHING),
    ),
    writeFile(join(folder, 'storage.rules'), opened('firebase.storage', '/b/{bucket}/o', storage)),
    copyFile(join(root, 'firestore.indexes.json'), join(folder, 'firestore.indexes.json')),
  ]);
  return folder;
}
