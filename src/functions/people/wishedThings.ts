/** What an owner leaves to somebody has to be there: albums and items of theirs, and what is in their vault. */
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { RefusalCode } from '#shared/errors/functions.ts';
import { type BequeathedThing, thingKey } from '#shared/legacy/wish.ts';
import { Refusal } from '../errors.ts';
import { albumsOf, itemsOf } from '../library/index.ts';
import { vaultItemsOf } from '../vault/index.ts';

interface Place {
  readonly reference: DocumentReference;
  readonly refusal: RefusalCode;
  readonly isThere: (snapshot: DocumentSnapshot) => boolean;
}

/** Null for what is always there. What is in the trash may be put back, and counts as there. */
function placeOf(firestore: Firestore, uid: string, thing: BequeathedThing): Place | null {
  switch (thing.is) {
    case 'album':
      return {
        reference: albumsOf(firestore, uid).doc(thing.albumId),
        refusal: 'album-not-found',
        isThere: (snapshot) => snapshot.exists && snapshot.get('erasureStartedAt') == null,
      };
    case 'media-item':
      return {
        reference: itemsOf(firestore, uid).doc(thing.mediaItemId),
        refusal: 'media-item-not-found',
        isThere: (snapshot) => ['ready', 'trashed'].includes(String(snapshot.get('state'))),
      };
    case 'vault-item':
      return {
        reference: vaultItemsOf(firestore, uid).doc(thing.vaultItemId),
        refusal: 'vault-item-not-found',
        isThere: (snapshot) => ['kept', 'trashed'].includes(String(snapshot.get('state'))),
      };
    default:
      return null;
  }
}

/**
 * Throws Refusal `album-not-found`, `media-item-not-found` or `vault-item-not-found`, whose `gone` holds the keys of all that
 * are not there, with blanks between them. Reads only.
 */
export async function assertAreThere(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  things: readonly BequeathedThing[],
): Promise<void> {
  const distinct = new Map(things.map((thing) => [thingKey(thing), thing]));
  const places = [...distinct].flatMap(([key, thing]) => {
    const place = placeOf(firestore, uid, thing);
    return place ? [{ ...place, key }] : [];
  });
  if (places.length === 0) return;
  const found = await transaction.getAll(...places.map(({ reference }) => reference), {
    fieldMask: ['state', 'erasureStartedAt'],
  });
  const missing = places.filter(({ isThere }, index) => {
    const snapshot = found[index];
    return !snapshot || !isThere(snapshot);
  });
  if (!missing[0]) return;
  const gone = missing.map(({ key }) => key).join(' ');
  throw new Refusal(missing[0].refusal, 'Some of these are no longer there. Reload the page.', { gone });
}
