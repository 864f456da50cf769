/**
 * A link to claim ran out, or was declined: whoever has it asks for another, which goes where the first one went. Anybody with
 * a link may have declined by it; it opens nothing once there is another.
 */
import { invitationsAskAnew } from '#shared/callables/invitations.ts';
import { countVisit } from '../callLimit.ts';
import { countMails, deliverSoon, languageOf, languageOfAddress } from '../delivery/index.ts';
import { defineHandler } from '../handler.ts';
import {
  beneficiaryFrom,
  findInvitation,
  invitationFrom,
  ownerNameOf,
  readStanding,
  subjectOf,
} from '../peopleDocuments/index.ts';
import { askToClaim, isGiven } from '../release/index.ts';
import type { Services } from '../services.ts';

const HOUR = 60 * 60_000;
const ASKED_FROM_ONE_PLACE = { calls: 10, within: HOUR };
/** To one address, whoever asks. */
const MAILS_A_DAY = 3;

export const askAnew = defineHandler(invitationsAskAnew, {
  access: 'visitor',
  run: async ({ secret }, { services, address }) => {
    await countVisit(invitationsAskAnew.name, ASKED_FROM_ONE_PLACE, address, services);
    await sendAnew(services, secret);
    return {};
  },
});

async function sendAnew(services: Services, secret: string): Promise<void> {
  const { firestore, clock } = services;
  const found = await findInvitation(services, secret);
  if (!found?.invitation.isClaim) return;
  const { ownerId, invitee, to, secretHash } = found.invitation;
  const profile = await firestore.doc(`users/${ownerId}`).get();
  const language = (await languageOfAddress(services, to)) ?? languageOf(profile);
  const mails = await firestore.runTransaction(async (transaction) => {
    const invitation = invitationFrom(await transaction.get(found.reference));
    if (invitation?.secretHash !== secretHash || invitation.answer?.is === 'accepted') return [];
    const isOpen = invitation.answer === null && invitation.expiresAt.getTime() > clock.now();
    if (isOpen) return [];
    const reference = subjectOf(firestore, ownerId, invitee);
    const person = beneficiaryFrom(await transaction.get(reference));
    const isWaiting = person !== null && person.invitation.is !== 'accepted';
    if (!isWaiting || !(await isGiven(transaction, services, ownerId, invitee.subjectId))) return [];
    const since = clock.now() - 24 * HOUR;
    const written = await countMails(transaction, services, { to, purpose: 'release-claim', since });
    if (written >= MAILS_A_DAY) return [];
    const former = await readStanding(transaction, firestore, ownerId, invitee);
    const ownerName = ownerNameOf(profile);
    return askToClaim(transaction, services, { ownerId, ownerName, person, reference, to, language, former });
  });
  services.log.log('info', 'claim-asked-anew', { ownerId, isSent: mails.length > 0 });
  await deliverSoon(services, mails);
}
