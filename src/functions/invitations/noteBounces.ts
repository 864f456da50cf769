/** Whether an invitation reached its address: what did not, its owner is told, and sees beside the person. */
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import {
  deliverSoon,
  draftMail,
  findAddressee,
  findMessage,
  outboundMessage,
  queueMail,
} from '../delivery/index.ts';
import { defineJob } from '../jobs/index.ts';
import { pageAddressOf, subjectFrom, subjectOf } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { type Invitation, invitationFrom } from './invitationDocument.ts';

const HOUR = 60 * 60_000;
/** By then what was to come back has come back. */
const BOUNCES_OVER = 7 * 24 * HOUR;

export const noteBounces = defineJob({
  name: 'invitations-noteBounces',
  expression: '13 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup('invitations')
      .where('checkAt', '<=', Timestamp.fromMillis(now))
      .orderBy('checkAt'),
  process: (services, { ref }) => noteArrival(services, ref),
});

/** May be asked as often as anybody likes. */
export async function noteArrival(services: Services, reference: DocumentReference): Promise<void> {
  const { firestore, clock } = services;
  const stored = invitationFrom(await reference.get());
  if (!stored) return;
  const owner = await findAddressee(services, stored.ownerId);
  const mails = await firestore.runTransaction(async (transaction) => {
    const invitation = invitationFrom(await transaction.get(reference));
    if (!invitation || invitation.checkAt === null) return [];
    const { ownerId, invitee, to, messageId } = invitation;
    const message = findMessage(await transaction.get(outboundMessage(firestore, messageId)));
    const problem = problemOf(message?.delivery);
    if (problem === null) {
      const checkAt = nextLook(invitation, message?.delivery.state, clock.now());
      transaction.update(reference, { checkAt: checkAt === null ? null : Timestamp.fromMillis(checkAt) });
      return [];
    }
    const subject = subjectFrom(invitee, await transaction.get(subjectOf(firestore, ownerId, invitee)));
    const isAwaited = subject?.person.invitation.is === 'sent';
    const pageAddress = pageAddressOf(services, invitee.role);
    const drafts = isAwaited
      ? draftMail(owner, messageId, 'invitation-bounced', {
          personName: subject.person.name,
          address: to,
          pageAddress,
        })
      : [];
    const queued = await queueMail(transaction, services, drafts);
    transaction.update(reference, { checkAt: null });
    if (isAwaited) {
      const at = Timestamp.fromMillis(clock.now());
      transaction.update(subject.reference, { invitation: { is: 'bounced', at, reason: problem } });
    }
    return queued;
  });
  await deliverSoon(services, mails);
}

type Delivery = NonNullable<ReturnType<typeof findMessage>>['delivery'];

/** What the mail servers said of one that did not arrive; null for any other. */
function problemOf(delivery: Delivery | undefined): string | null {
  if (delivery?.state !== 'refused' && delivery?.state !== 'bounced') return null;
  return delivery.reason.slice(0, 500);
}

/** Milliseconds; null where nothing more is to come. */
function nextLook({ sentAt }: Invitation, state: Delivery['state'] | undefined, now: number): number | null {
  if (state === 'waiting') return now + HOUR;
  return state === 'sent' && now - sentAt.getTime() < BOUNCES_OVER ? now + 6 * HOUR : null;
}
