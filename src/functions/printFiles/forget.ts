/** Removes print files that nobody ordered, after having looked once more that no cart and no order wants them. */
import { Timestamp } from 'firebase-admin/firestore';
import { PRINT_FILE_KEPT } from '#shared/domain/printFile.ts';
import { defineJob } from '../jobs/index.ts';
import {
  isInCart,
  orderedPrintFiles,
  printFileFrom,
  removeBytes,
  removePrintFile,
} from './printFileDocument.ts';

export const forgetPrintFiles = defineJob({
  name: 'printFiles-forget',
  expression: '17 * * * *',
  erases: true,
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup('printFiles')
      .where('forgetAt', '<=', Timestamp.fromMillis(now))
      .orderBy('forgetAt'),
  process: async (services, { ref, id }) => {
    const { firestore, clock } = services;
    const uid = ref.parent.parent?.id;
    if (uid === undefined) return;
    const left = await firestore.runTransaction(async (transaction) => {
      const row = await transaction.get(ref);
      const file = printFileFrom(row);
      if (!row.exists || (file && file.forgetAt.getTime() > clock.now())) return 'nothing';
      // No upload that was let in before brings it any more.
      if (file?.isRemoved) return 'row';
      const isWanted = await isInCart(transaction, firestore, uid, id);
      const ordered = await orderedPrintFiles(transaction, services, uid);
      if (ordered.has(id) || (isWanted && file?.state === 'ready')) {
        transaction.update(ref, { forgetAt: Timestamp.fromMillis(clock.now() + PRINT_FILE_KEPT) });
        return 'nothing';
      }
      if (!file) return 'row';
      // From here on nothing takes it up again: a cart asks for one that is ready.
      transaction.update(ref, { state: 'discarded' });
      return 'bytes';
    });
    if (left === 'bytes') await removeBytes(services, uid, ref);
    if (left === 'row') await removePrintFile(services, uid, ref);
  },
});
