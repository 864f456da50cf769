/** Whom an owner lets talk to their clone, and whom they ask to look after it. */
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import {
  cloneInviteListener,
  cloneNameSteward,
  cloneRemoveListener,
} from '#shared/callables/cloneListeners.ts';
import { LISTENER_LIMIT } from '#shared/clone/listener.ts';
import { assertIsSomebody } from '../../access/index.ts';
import type { Caller } from '../../caller.ts';
import { deliverSoon, languageOf, languageOfAddress, queueMail } from '../../delivery/index.ts';
import { Refusal } from '../../errors.ts';
import { defineHandler } from '../../handler.ts';
import { beneficiariesOf, ownerNameOf } from '../../peopleDocuments/index.ts';
import type { Services } from '../../services.ts';
import { heardOf, invitationsOf, listenerFrom, listenersOf, now, settingsOf } from '../cloneDocuments.ts';
import { limitReached } from '../memories/changeMemories.ts';
import { readBegun, readWritable } from '../standing.ts';
import { inviteByMail, STEWARD } from './invitationDocument.ts';

const DAY = 24 * 60 * 60_000;
/** A family in an evening. */
const INVITATIONS_A_DAY = { calls: 40, within: DAY };

export const inviteListener = defineHandler(cloneInviteListener, {
  access: 'user',
  limit: INVITATIONS_A_DAY,
  run: async ({ listenerId, name, email, relationship, beneficiaryId }, { caller, services }) => {
    assertMayInvite(caller, email);
    const { firestore } = services;
    const { uid } = caller;
    const { profile, language } = await readAround(services, uid, email);
    const reference = listenersOf(firestore, uid).doc(listenerId);
    const mails = await firestore.runTransaction(async (transaction) => {
      await readWritable(transaction, services, uid);
      const earlier = listenerFrom(await transaction.get(reference));
      const everybody = await transaction.get(listenersOf(firestore, uid).select('email'));
      const others = everybody.docs.filter(({ id }) => id !== listenerId);
      if (others.length >= LISTENER_LIMIT) throw limitReached('listeners', LISTENER_LIMIT);
      if (others.some((other) => other.get('email') === email)) {
        throw new Refusal('conflict', 'This address was invited already.', { reason: 'named-already' });
      }
      if (earlier?.state.is === 'accepted') {
        throw new Refusal('conflict', 'This person has accepted already.', { reason: 'accepted' });
      }
      if (beneficiaryId !== null) {
        const person = await transaction.get(beneficiariesOf(firestore, uid).doc(beneficiaryId));
        if (!person.exists) {
          throw new Refusal('beneficiary-not-found', 'This beneficiary is no longer there.');
        }
      }
      const invited = await inviteByMail(transaction, services, {
        ownerUid: uid,
        ownerName: ownerNameOf(profile),
        role: 'listener',
        id: listenerId,
        personName: name,
        to: email,
        language,
      });
      const queued = await queueMail(transaction, services, invited.drafts);
      invited.write();
      transaction.set(reference, {
        ownerId: uid,
        name,
        email,
        relationship,
        beneficiaryId,
        state: { is: 'invited', sentAt: now(services), expiresAt: invited.expiresAt },
        createdAt: earlier ? Timestamp.fromDate(earlier.createdAt) : now(services),
      });
      return queued;
    });
    services.log.log('info', 'clone-listener-invited', { uid });
    await deliverSoon(services, mails);
    return {};
  },
});

export const removeListener = defineHandler(cloneRemoveListener, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ listenerId }, { caller: { uid }, services }) => {
    const { firestore } = services;
    const reference = listenersOf(firestore, uid).doc(listenerId);
    await firestore.runTransaction(async (transaction) => {
      const listener = listenerFrom(await transaction.get(reference));
      if (!listener) return;
      transaction.delete(reference);
      transaction.delete(invitationsOf(firestore, uid).doc(listenerId));
      if (listener.state.is === 'accepted') {
        transaction.delete(heardOf(firestore, listener.state.accountId).doc(uid));
      }
    });
    services.log.log('info', 'clone-listener-removed', { uid });
    return {};
  },
});

export const nameSteward = defineHandler(cloneNameSteward, {
  access: 'user',
  limit: { calls: 10, within: DAY },
  servesEveryVersion: (data) =>
    typeof data === 'object' && data !== null && 'steward' in data && data.steward === null,
  run: async ({ steward }, { caller, services }) => {
    const { firestore } = services;
    const { uid } = caller;
    const invitation = invitationsOf(firestore, uid).doc(STEWARD);
    if (!steward) {
      await firestore.runTransaction(async (transaction) => {
        await readBegun(transaction, services, uid);
        transaction.update(settingsOf(firestore, uid), { steward: null, updatedAt: now(services) });
        transaction.delete(invitation);
      });
      return {};
    }
    const { name, email } = steward;
    assertMayInvite(caller, email);
    const { profile, language } = await readAround(services, uid, email);
    const mails = await firestore.runTransaction(async (transaction) => {
      await readWritable(transaction, services, uid);
      const invited = await inviteByMail(transaction, services, {
        ownerUid: uid,
        ownerName: ownerNameOf(profile),
        role: 'steward',
        id: STEWARD,
        personName: name,
        to: email,
        language,
      });
      const queued = await queueMail(transaction, services, invited.drafts);
      invited.write();
      transaction.update(settingsOf(firestore, uid), {
        steward: { name, email, accountId: null, invitedAt: now(services) },
        updatedAt: now(services),
      });
      return queued;
    });
    services.log.log('info', 'clone-steward-named', { uid });
    await deliverSoon(services, mails);
    return {};
  },
});

/** Throws Refusal `email-not-verified` for an account that nobody answers for, `invalid-input` for one's own address. */
function assertMayInvite(caller: Caller, email: string): void {
  assertIsSomebody(caller);
  if (caller.email?.toLowerCase() !== email) return;
  throw new Refusal('invalid-input', 'email: this is your own address', { field: 'email' });
}

async function readAround(
  services: Services,
  uid: string,
  email: string,
): Promise<{ readonly profile: DocumentSnapshot; readonly language: 'en' | 'fr' }> {
  const profile = await services.firestore.doc(`users/${uid}`).get();
  return { profile, language: (await languageOfAddress(services, email)) ?? languageOf(profile) };
}
