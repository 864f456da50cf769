/**
 * Writing and changing letters (shared/callables/letters.ts). Words never count against the storage, so nobody is refused
 * a letter for want of room; they have a bound of their own. Text, its count and the album's counters move in one transaction; what else happens to a letter is in `../media`, because it is an item like the others.
 */
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { lettersChange, lettersWrite } from '#shared/callables/letters.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { isSameText, type LetterText, letterByteCount } from '#shared/domain/letter.ts';
import { wallClockAt } from '#shared/domain/wallClock.ts';
import { letterWeight } from '#shared/weights.ts';
import { assertIsSomebody } from '../../access/index.ts';
import { Refusal } from '../../errors.ts';
import { defineHandler } from '../../handler.ts';
import { addToAlbum } from '../albums/albumCounters.ts';
import { itemsOf, readAlbum } from '../albums/albumDocument.ts';
import { type ItemRecord, itemFrom, type LetterRecord } from '../media/itemDocument.ts';
import { moveUsage, readStorageAccount } from '../storageAccount.ts';
import { assertTextFits } from '../storageFigures.ts';

export const write = defineHandler(lettersWrite, {
  access: 'user',
  run: async (
    { letterId, albumId, title, body, takenAt, offsetMinutes },
    { caller, services: { firestore, clock } },
  ) => {
    assertIsSomebody(caller);
    const reference = itemsOf(firestore, caller.uid).doc(letterId);
    const revision = await firestore.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(reference);
      if (snapshot.exists) {
        const earlier = readyLetter(itemFrom(snapshot));
        if (isSameText(earlier, { title, body })) return earlier.revision;
        // The id is a page's own: two windows with one draft give it to two letters.
        throw new Refusal('conflict', 'Another letter was kept in the place of this one.', {
          revision: earlier.revision,
        });
      }
      const account = await readStorageAccount(transaction, firestore, caller.uid);
      const album = await readAlbum(transaction, firestore, caller.uid, albumId);
      const weight = letterWeight(letterByteCount({ title, body }));
      assertTextFits(account, weight);
      moveUsage(transaction, account, { text: weight, items: 1 });
      const facts = {
        albumId: album.id,
        kind: 'letter' as const,
        state: 'ready' as const,
        title,
        body,
        revision: 1,
        byteCount: letterByteCount({ title, body }),
        takenAt: takenAt ?? wallClockAt(clock.now(), offsetMinutes ?? 0) ?? '',
        takenAtSource: 'writing' as const,
        takenAtOffsetMinutes: offsetMinutes,
        rememberedDate: null,
        isTimeKnown: true,
        recordedDate: null,
      };
      addToAlbum(transaction, album, [{ ...facts, id: letterId, reference, madeAt: '' }], []);
      transaction.create(reference, {
        ...facts,
        ownerId: caller.uid,
        trashedAt: null,
        createdAt: FieldValue.serverTimestamp(),
        updatedAt: FieldValue.serverTimestamp(),
      });
      return 1;
    });
    return { itemId: mediaItemIdSchema.parse(letterId), revision };
  },
});

export const change = defineHandler(lettersChange, {
  access: 'user',
  run: async ({ itemId, revision, title, body }, { caller, services: { firestore } }) => {
    const next = await firestore.runTransaction(async (transaction) => {
      const letter = readyLetter(itemFrom(await transaction.get(itemsOf(firestore, caller.uid).doc(itemId))));
      return replaceText(transaction, firestore, caller.uid, { letter, revision }, { title, body });
    });
    return { itemId, revision: next };
  },
});

/** Throws Refusal `media-item-not-found` for a letter in the trash, for a file, and for nothing. */
function readyLetter(item: ItemRecord | null): LetterRecord {
  if (item?.kind === 'letter' && item.state === 'ready') return item;
  throw new Refusal('media-item-not-found', 'This letter is no longer there.');
}

interface Known {
  readonly letter: LetterRecord;
  /** The revision that the caller had before them. */
  readonly revision: number;
}

/** Returns the revision the letter now has. The same text once more changes nothing, so that a call can be repeated. */
async function replaceText(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  { letter, revision }: Known,
  text: LetterText,
): Promise<number> {
  if (isSameText(letter, text)) return letter.revision;
  if (letter.revision !== revision) {
    throw new Refusal('conflict', 'This letter was changed elsewhere in the meantime.', {
      revision: letter.revision,
    });
  }
  const account = await readStorageAccount(transaction, firestore, uid);
  const album = await readAlbum(transaction, firestore, uid, letter.albumId);
  const growth = letterWeight(letterByteCount(text)) - letterWeight(letter.byteCount);
  assertTextFits(account, growth);
  moveUsage(transaction, account, { text: growth });
  transaction.update(album.reference, { updatedAt: FieldValue.serverTimestamp() });
  transaction.update(letter.reference, {
    ...text,
    byteCount: letterByteCount(text),
    revision: letter.revision + 1,
    updatedAt: FieldValue.serverTimestamp(),
  });
  return letter.revision + 1;
}
