/**
 * The demo family (PRODUCT.md, "Demo"): one read-only account with albums to look at. Every start of the server brings
 * it back to what `resources/demo` says. Each step may be cut short and is completed by the next start.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import type { AccountData } from '../../functions/accountData.ts';
import type { Services } from '../../functions/services.ts';
import { type DemoLogin, restoreAccount } from './demoAccount.ts';
import { readFamily } from './family.ts';
import { removeStrayFiles, restoreFiles } from './familyFiles.ts';

/** The most writes of one batch. */
const BATCH_LIMIT = 500;
const ROOT = `users/${DEMO_FAMILY_UID}`;

/** `folder` is where the family's story is, `accountData` what capabilities have of it. */
export async function restoreDemoFamily(
  services: Services,
  accountData: readonly AccountData[],
  folder: string,
  login: DemoLogin,
): Promise<void> {
  const { firestore, bucket, clock, log } = services;
  const begun = performance.now();
  const { name, profile, documents, documentsElsewhere, files } = await readFamily(
    folder,
    accountData,
    login.email,
  );
  // Files before the documents that name them; the account before its profile, which says that the family is there.
  const [filesRestored] = await Promise.all([
    restoreFiles(bucket, files),
    restoreAccount(services, login, name),
  ]);
  const wanted = new Map([...documents].map(([path, fields]) => [`${ROOT}/${path}`, fields]));
  wanted.set(ROOT, { ...profile, lastLogin: new Date(clock.now()) });
  const documentsRemoved = await restoreDocuments(firestore, wanted, documentsElsewhere);
  const filesRemoved = await removeStrayFiles(bucket, files);
  log.log('info', 'demo-family-restored', {
    documents: wanted.size,
    documentsRemoved,
    filesRestored,
    filesRemoved,
    milliseconds: Math.round(performance.now() - begun),
  });
}

/**
 * For a server that keeps no demo any more: account, documents and files go. The profile goes last, so
 * that a start that was cut short is completed by the next one.
 */
export async function removeDemoFamily(
  { auth, firestore, bucket, log }: Services,
  accountData: readonly AccountData[],
  folder: string,
): Promise<void> {
  if ((await firestore.doc(ROOT).get()).exists) {
    const { documentsElsewhere } = await readFamily(folder, accountData, '');
    await removeDocuments(firestore, [...documentsElsewhere.keys()]);
  }
  await auth.deleteUser(DEMO_FAMILY_UID).catch(() => undefined);
  await removeDocuments(firestore, await pathsBelow(firestore, ROOT));
  await removeStrayFiles(bucket, new Map());
  await firestore.doc(ROOT).delete();
  log.log('info', 'demo-family-removed');
}

/** All documents in one commit, so that nobody sees half a family; then what does not belong goes. */
async function restoreDocuments(
  firestore: Firestore,
  wanted: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  elsewhere: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): Promise<number> {
  const batch = firestore.batch();
  for (const [path, fields] of [...wanted, ...elsewhere]) batch.set(firestore.doc(path), fields);
  await batch.commit();
  const found = await pathsBelow(firestore, ROOT);
  const strays = found.filter((path) => !wanted.has(path));
  await removeDocuments(firestore, strays);
  return strays.length;
}

async function removeDocuments(firestore: Firestore, paths: readonly string[]): Promise<void> {
  for (let start = 0; start < paths.length; start += BATCH_LIMIT) {
    const removal = firestore.batch();
    for (const path of paths.slice(start, start + BATCH_LIMIT)) removal.delete(firestore.doc(path));
    await removal.commit();
  }
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
