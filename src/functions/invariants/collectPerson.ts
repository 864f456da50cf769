/** A person's records for the checker, read through the vendors' SDKs in one transaction. */
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { albumsOf, itemsOf, profileOf } from '../library/index.ts';
import type { Services } from '../services.ts';
import type { PersonRecords } from './records.ts';

const metadataSchema = z.object({ size: z.coerce.number() });

/** The files are listed after the documents were read, so that a commit in between makes the transaction begin again. */
export async function collectPerson(
  transaction: Transaction,
  { firestore, bucket }: Services,
  uid: string,
): Promise<PersonRecords> {
  const profile = await transaction.get(profileOf(firestore, uid));
  const albums = await transaction.get(albumsOf(firestore, uid));
  const items = await transaction.get(itemsOf(firestore, uid));
  const discarded = await transaction.get(firestore.collection('discardedFiles').where('uid', '==', uid));
  const [files] = await bucket.getFiles({ prefix: `users/${uid}/` });
  const byId = (page: typeof albums) =>
    Object.fromEntries(page.docs.map((document) => [document.id, plain(document.data())]));
  const fields = profile.data();
  return {
    uid,
    profile: fields ? plain(fields) : null,
    albums: byId(albums),
    items: byId(items),
    objects: files.map(({ name, metadata }) => ({ name, size: metadataSchema.parse(metadata).size })),
    discarded: discarded.docs.map((row) => String(row.get('folder'))),
  };
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
