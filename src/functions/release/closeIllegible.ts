/** What was given by a row that nobody can read any more closes all the same. The row stays as it is, to be looked into. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { userIdSchema } from '#shared/domain/ids.ts';
import { deliverSoon, draftMail, findAddressee, queueMail } from '../delivery/index.ts';
import { beneficiariesOf, ownerNameOf } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import type { Gift } from './giveStage.ts';
import { receivedOf, releaseOf } from './releaseDocument.ts';

/** As much of a row as can be read. */
const remainsSchema = z.object({
  round: z.int().nullable().catch(null),
  accountId: userIdSchema.nullable().catch(null),
});
const receiverSchema = z.object({
  invitation: z.object({ accountId: userIdSchema.nullable().catch(null) }).catch({ accountId: null }),
});

/** Safe to repeat. */
export async function closeIllegible(
  services: Services,
  { ownerId, to, round }: Omit<Gift, 'stage'>,
): Promise<void> {
  const { firestore } = services;
  const person = await beneficiariesOf(firestore, ownerId).doc(to).get();
  const { invitation } = receiverSchema.parse(person.data() ?? {});
  const accountId =
    remainsOf(await releaseOf(firestore, ownerId, to).get()).accountId ?? invitation.accountId;
  if (accountId === null) return;
  const addressee = await findAddressee(services, accountId);
  const mails = await firestore.runTransaction(async (transaction) => {
    const remains = remainsOf(await transaction.get(releaseOf(firestore, ownerId, to)));
    if (remains.round !== null && remains.round !== round) return [];
    const reference = receivedOf(firestore, accountId, ownerId);
    const received = await transaction.get(reference);
    if (!received.exists) return [];
    const owner = await transaction.get(firestore.doc(`users/${ownerId}`));
    const drafts = draftMail(addressee, `${ownerId} ${to} ${round}`, 'release-taken-back', {
      ownerName: ownerNameOf(owner),
    });
    const queued = await queueMail(transaction, services, drafts);
    transaction.delete(reference);
    return queued;
  });
  await deliverSoon(services, mails);
}

const remainsOf = (stored: DocumentSnapshot) => remainsSchema.parse(stored.data() ?? {});
