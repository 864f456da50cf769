/**
 * The demo family (PRODUCT.md, "Demo"): one read-only account with albums to look at. Every start of the server brings
 * it back to what `resources/demo` says. Each step may be cut short and is completed by the next start.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import type { Services } from '../../functions/services.ts';
import { type DemoLogin, restoreAccount } from './demoAccount.ts';
import { readFamily } from './family.ts';
import { familyDocuments } from './familyDocuments.ts';
import { readFamilyFiles, removeStrayFiles, restoreFiles } from './familyFiles.ts';

/** The most writes of one batch. */
const BATCH_LIMIT = 500;

/** `folder` holds `family.json` and the pictures. */
export async function restoreDemoFamily(services: Services, folder: string, login: DemoLogin): Promise<void> {
  const { firestore, bucket, clock, log } = services;
  const begun = performance.now();
  const family = await readFamily(folder);
  const files = await readFamilyFiles(family, folder);
  // Files before the documents that name them; the account before its profile, which says that the family is there.
  const [filesRestored] = await Promise.all([
    restoreFiles(bucket, files),
    restoreAccount(services, login, family.person.name),
  ]);
  const documents = familyDocuments(family, files, login.email, clock.now());
  const documentsRemoved = await restoreDocuments(firestore, documents);
  const filesRemoved = await removeStrayFiles(bucket, files);
  log.log('info', 'demo-family-restored', {
    documents: documents.size,
    documentsRemoved,
    filesRestored,
    filesRemoved,
    milliseconds: Math.round(performance.now() - begun),
  });
}

/** All documents in one commit, so that nobody sees half a family; then what does not belong goes. */
async function restoreDocuments(
  firestore: Firestore,
  wanted: ReadonlyMap<string, Record<string, unknown>>,
): Promise<number> {
  const batch = firestore.batch();
  for (const [path, fields] of wanted) batch.set(firestore.doc(path), fields);
  await batch.commit();
  const strays = (await pathsBelow(firestore, `users/${DEMO_FAMILY_UID}`)).filter(
    (path) => !wanted.has(path),
  );
  for (let start = 0; start < strays.length; start += BATCH_LIMIT) {
    const removal = firestore.batch();
    for (const path of strays.slice(start, start + BATCH_LIMIT)) removal.delete(firestore.doc(path));
    await removal.commit();
  }
  return strays.length;
}

async function pathsBelow(firestore: Firestore, path: string): Promise<string[]> {
  const collections = await firestore.doc(path).listCollections();
  const documents = await Promise.all(collections.map((collection) => collection.listDocuments()));
  const below = await Promise.all(
    documents
      .flat()
      .map(async (document) => [document.path, ...(await pathsBelow(firestore, document.path))]),
  );
  return below.flat();
}
