/** What an owner does with what guests wrote: shows it to visitors, or removes it. */
import { albumCodesApprove, albumCodesRemove } from '#shared/callables/albumCodes.ts';
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

export const remove = defineHandler(albumCodesRemove, {
  access: 'user',
  run: async ({ entryId }, { caller: { uid }, services: { firestore } }) => {
    await entriesOf(firestore, uid).doc(entryId).delete();
    return {};
  },
});
