/** What an owner does with what guests wrote: shows it to visitors, or removes it. */
import { Timestamp } from 'firebase-admin/firestore';
import { albumCodesApprove, albumCodesClear, albumCodesRemove } from '#shared/callables/albumCodes.ts';
import { PENDING_ENTRY_LIMIT } from '#shared/limits.ts';
import { entriesOf } from '../albumCodeDocuments/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';

export const approve = defineHandler(albumCodesApprove, {
  access: 'user',
  run: async ({ entryId }, { caller: { uid }, services: { firestore } }) => {
    const reference = entriesOf(firestore, uid).doc(entryId);
    await firestore.runTransaction(async (transaction) => {
      const entry = await transaction.get(reference);
      if (!entry.exists) throw new Refusal('not-found', 'This entry is no longer there.');
      transaction.update(reference, { state: 'approved' });
    });
    return {};
  },
});

/** Entries removed in one transaction. */
const ENTRIES_AT_ONCE = 100;

export const clear = defineHandler(albumCodesClear, {
  access: 'user',
  run: async ({ codeId, until }, { caller: { uid }, services: { firestore } }) => {
    const waiting = entriesOf(firestore, uid)
      .where('codeId', '==', codeId)
      .where('state', '==', 'pending')
      .where('signedAt', '<=', Timestamp.fromDate(new Date(until)))
      .orderBy('signedAt', 'desc')
      .limit(ENTRIES_AT_ONCE)
      .select();
    // In transactions, so that what is approved in the meantime stays. No book holds more than these rounds remove.
    for (let round = 0; round * ENTRIES_AT_ONCE <= PENDING_ENTRY_LIMIT; round += 1) {
      const removed = await firestore.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(waiting);
        for (const { ref } of docs) transaction.delete(ref);
        return docs.length;
      });
      if (removed < ENTRIES_AT_ONCE) break;
    }
    return {};
  },
});

export const remove = defineHandler(albumCodesRemove, {
  access: 'user',
  run: async ({ entryId }, { caller: { uid }, services: { firestore } }) => {
    await entriesOf(firestore, uid).doc(entryId).delete();
    return {};
  },
});
