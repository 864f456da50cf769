/** A person's records for the checker, read through the vendors' SDKs: in pages, since one person may have very much. */
import { isDeepStrictEqual } from 'node:util';
import { type Query, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { creditAccount, creditLines } from '../credits/index.ts';
import { inPages } from '../inPages.ts';
import { albumsOf, itemsOf, profileOf } from '../library/index.ts';
import type { Services } from '../services.ts';
import { vaultFilesOf, vaultItemsOf } from '../vault/index.ts';
import { ALBUM_FIELDS, ITEM_FIELDS, itemRecord } from './readRecords.ts';
import type { PersonRecords, StoredObject } from './records.ts';
import { VAULT_FILE_FIELDS, VAULT_ITEM_FIELDS } from './vaultRecords.ts';

/** Somebody who adds pictures meanwhile moves their own figures: it is read again, this many times. */
const ATTEMPTS = 5;

const objectSchema = z.object({ name: z.string(), metadata: z.object({ size: z.coerce.number() }) });

/** What moves with every change of what is checked. */
export type Figures = Pick<PersonRecords, 'profile' | 'albums' | 'creditAccount'>;

/**
 * Everything as it was at one moment: whatever changes an item that counts changes the figures of its album or of the
 * profile with it, and those are the same before and after. Throws when they never were.
 */
export async function collectPerson(services: Services, uid: string): Promise<PersonRecords> {
  const { firestore } = services;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const figures = await readFigures(services, uid);
    const items: Record<string, Record<string, unknown>> = {};
    for await (const item of inPages(itemsOf(firestore, uid).select(...ITEM_FIELDS))) {
      items[item.id] = itemRecord(plain(item.data()));
    }
    const vaultItems = await readAll(vaultItemsOf(firestore, uid).select(...VAULT_ITEM_FIELDS));
    const vaultFiles = await readAll(vaultFilesOf(firestore, uid).select(...VAULT_FILE_FIELDS));
    const lines = await readAll(creditLines(firestore, uid));
    const discarded: string[] = [];
    const waiting = firestore.collection('discardedFiles').where('uid', '==', uid).select('folder');
    for await (const row of inPages(waiting)) discarded.push(String(row.get('folder')));
    // Listed after the documents were read: what these no longer name may be gone.
    const objects = await listObjects(services, uid);
    if (isDeepStrictEqual(await readFigures(services, uid), figures)) {
      return { uid, ...figures, items, vaultItems, vaultFiles, creditLines: lines, objects, discarded };
    }
  }
  throw new Error('Too much changes here to be looked at.');
}

async function readAll(query: Query): Promise<Record<string, Record<string, unknown>>> {
  const found: Record<string, Record<string, unknown>> = {};
  for await (const document of inPages(query)) found[document.id] = plain(document.data());
  return found;
}

/** Within a transaction, whether what it writes still fits what was collected is answered by comparing these. */
export async function readFigures(
  { firestore }: Services,
  uid: string,
  transaction?: Transaction,
): Promise<Figures> {
  const reference = profileOf(firestore, uid);
  const profile = await (transaction ? transaction.get(reference) : reference.get());
  const albums: Record<string, Record<string, unknown>> = {};
  const query = albumsOf(firestore, uid).select(...ALBUM_FIELDS, 'updatedAt');
  for await (const album of inPages(query, transaction)) albums[album.id] = plain(album.data());
  const account = creditAccount(firestore, uid);
  const credited = (await (transaction ? transaction.get(account) : account.get())).data();
  const fields = profile.data();
  return {
    profile: fields ? plain(fields) : null,
    albums,
    creditAccount: credited ? plain(credited) : null,
  };
}

async function listObjects({ bucket }: Services, uid: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  for await (const file of bucket.getFilesStream({ prefix: `users/${uid}/` })) {
    const { name, metadata } = objectSchema.parse(file);
    objects.push({ name, size: metadata.size });
  }
  return objects;
}

/** The checker knows no vendor's types: instants become dates. */
function plain(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}
