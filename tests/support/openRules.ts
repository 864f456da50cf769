/** Rules that let everybody signed in do everything, for suites about a protocol rather than about rights. */
import { copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** A folder with them, for `AMARANTH_RULES`. */
export async function writeOpenRules(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'amaranth-rules-'));
  const opened = (service: string, path: string) =>
    `rules_version = '2';\nservice ${service} {\n  match ${path} {\n    match /{any=**} { allow read, write: if request.auth != null; }\n  }\n}\n`;
  await Promise.all([
    writeFile(join(folder, 'firestore.rules'), opened('cloud.firestore', '/databases/{database}/documents')),
    writeFile(join(folder, 'storage.rules'), opened('firebase.storage', '/b/{bucket}/o')),
    copyFile(join(root, 'firestore.indexes.json'), join(folder, 'firestore.indexes.json')),
  ]);
  return folder;
}
