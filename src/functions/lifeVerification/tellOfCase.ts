/** Papers say that an owner has died: they are the first to hear of it, wherever they can be reached. */
import type { Transaction } from 'firebase-admin/firestore';
import { channelDocumentSchema } from '#shared/legacy/channel.ts';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import { draftMail, languageOf, type MailDraft } from '../delivery/index.ts';
import { ownNameOf, withDates } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { checkInAddress } from './checkInLink.ts';
import { AWAITED_BY } from './receipts.ts';
import { channelsOf } from './verificationDocument.ts';

/** Whether anything that others say would move it. */
export function isWatchedFor({ life }: LifeVerificationDocument): boolean {
  return !['draft', 'cancelled', 'closed'].includes(life.state.is);
}

/** On every channel that is proved. Reads only: call it before the transaction's first write. */
export async function draftCaseNotice(
  transaction: Transaction,
  services: Services,
  document: LifeVerificationDocument,
  caseId: string,
): Promise<readonly MailDraft[]> {
  const { firestore } = services;
  const { ownerId, name, run, life } = document;
  const proved = life.channels.filter(({ isVerified }) => isVerified);
  const profile = await transaction.get(firestore.doc(`users/${ownerId}`));
  const stored = await Promise.all(
    proved.map(({ id }) => transaction.get(channelsOf(firestore, ownerId).doc(id))),
  );
  const ownerName = ownNameOf(profile);
  const link = await checkInAddress(services, document);
  return stored.flatMap((channel) => {
    const fields = channel.data();
    if (!fields) return [];
    const { id, address } = channelDocumentSchema.parse(withDates(fields));
    const addressee = { uid: ownerId, to: address, language: languageOf(profile) };
    const about = { ownerId, name, run, round: life.round, channel: id };
    return draftMail(addressee, `${caseId} ${id}`, 'life-case-opened', { ownerName, link }).map((mail) => ({
      ...mail,
      awaited: { by: AWAITED_BY, about },
    }));
  });
}
