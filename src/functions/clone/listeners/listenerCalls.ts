/** What those do who were invited to a clone, or received one: accept, look which there are, say that they are adults, go. */

import {
  cloneAcceptInvitation,
  cloneLeave,
  cloneListHeard,
  cloneLookAtInvitation,
  cloneStateAdult,
} from '#shared/callables/cloneListeners.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { LISTENER_LIMIT } from '#shared/clone/listener.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { assertIsSomebody } from '../../access/index.ts';
import { countVisit } from '../../callLimit.ts';
import { Refusal } from '../../errors.ts';
import { defineHandler } from '../../handler.ts';
import { ownerNameOf } from '../../peopleDocuments/index.ts';
import type { Services } from '../../services.ts';
import {
  CLONE,
  heardOf,
  invitationsOf,
  listenerFrom,
  listenersOf,
  now,
  settingsFrom,
  settingsOf,
} from '../cloneDocuments.ts';
import { heardFrom, readHearing } from '../hearing.ts';
import { readBegun } from '../standing.ts';
import { findInvitation, readOpenInvitation, STEWARD } from './invitationDocument.ts';

const HOUR = 60 * 60_000;
/** Nobody guesses 32 bytes; this keeps a machine from trying. */
const LOOKS_FROM_ONE_PLACE = { calls: 60, within: HOUR };

export const lookAtInvitation = defineHandler(cloneLookAtInvitation, {
  access: 'visitor',
  effect: 'reads',
  run: async ({ secret }, { services, address }): Promise<CallableOutput<typeof cloneLookAtInvitation>> => {
    await countVisit(cloneLookAtInvitation.name, LOOKS_FROM_ONE_PLACE, address, services);
    const found = await findInvitation(services, secret);
    if (!found) return { is: 'gone' };
    const { ownerId, role, personName, to, expiresAt, acceptedBy } = found.invitation;
    if (acceptedBy !== null || expiresAt.getTime() <= services.clock.now()) return { is: 'gone' };
    const profile = await services.firestore.doc(`users/${ownerId}`).get();
    if (!profile.exists || profile.get('erasureStartedAt') != null) return { is: 'gone' };
    const ownerName = ownerNameOf(profile);
    return { is: 'open', role, ownerName, personName, email: to, expiresAt: expiresAt.getTime() };
  },
});

export const acceptInvitation = defineHandler(cloneAcceptInvitation, {
  access: 'user',
  limit: { calls: 30, within: HOUR },
  run: async ({ secret }, { caller, services }) => {
    assertIsSomebody(caller);
    const { firestore } = services;
    const { uid } = caller;
    const found = await findInvitation(services, secret);
    if (!found) throw new Refusal('invitation-gone', 'This invitation was used, withdrawn or sent again.');
    const { reference } = found;
    const { ownerId, role } = found.invitation;
    await firestore.runTransaction(async (transaction) => {
      const invitation = await readOpenInvitation(transaction, services, reference, secret, uid);
      if (invitation.acceptedBy === uid) return;
      if (ownerId === uid) {
        throw new Refusal('conflict', 'This is your own invitation: it is for the person you named.', {
          reason: 'own-invitation',
        });
      }
      await readBegun(transaction, services, ownerId);
      if (role === 'steward') {
        transaction.update(settingsOf(firestore, ownerId), {
          'steward.accountId': uid,
          updatedAt: now(services),
        });
      } else {
        const listenerReference = listenersOf(firestore, ownerId).doc(reference.id);
        const [listenerStored, heardStored, profile] = await transaction.getAll(
          listenerReference,
          heardOf(firestore, uid).doc(ownerId),
          firestore.doc(`users/${uid}`),
        );
        if (!listenerStored?.exists) throw new Refusal('invitation-gone', 'This invitation was withdrawn.');
        if (!profile?.exists) throw new Refusal('not-found', 'This account has no profile yet.');
        const former = heardFrom(heardStored)?.listenerId ?? null;
        if (former !== null && former !== reference.id) {
          throw new Refusal('conflict', 'You may talk to it already.', { reason: 'named-already' });
        }
        transaction.update(listenerReference, {
          state: { is: 'accepted', at: now(services), accountId: uid },
        });
        transaction.set(heardOf(firestore, uid).doc(ownerId), {
          ownerId,
          listenerId: reference.id,
          adultSince: now(services),
        });
      }
      transaction.update(reference, { acceptedBy: uid });
    });
    services.log.log('info', 'clone-invitation-accepted', { uid, role });
    return { ownerId: userIdSchema.parse(ownerId), role };
  },
});

export const stateAdult = defineHandler(cloneStateAdult, {
  access: 'user',
  run: async ({ ownerId }, { caller: { uid }, services }) => {
    const { firestore } = services;
    await firestore.runTransaction(async (transaction) => {
      const hearing = await readHearing(transaction, services, uid, ownerId);
      if (!hearing) throw new Refusal('not-found', 'There is nobody to listen to here.');
      if (hearing.silence !== 'adult-unstated') return;
      const reference = heardOf(firestore, uid).doc(ownerId);
      const listenerId = heardFrom(await transaction.get(reference))?.listenerId ?? null;
      transaction.set(reference, { ownerId, listenerId, adultSince: now(services) });
    });
    return {};
  },
});

export const listHeard = defineHandler(cloneListHeard, {
  access: 'user',
  effect: 'reads',
  run: async (_, { caller: { uid }, services }): Promise<CallableOutput<typeof cloneListHeard>> => {
    const { firestore } = services;
    const [invited, received] = await Promise.all([
      heardOf(firestore, uid).limit(LISTENER_LIMIT).get(),
      firestore.collection(`users/${uid}/received`).where('clone', '==', 'given').limit(LISTENER_LIMIT).get(),
    ]);
    const owners = new Set([uid, ...invited.docs.map(({ id }) => id), ...received.docs.map(({ id }) => id)]);
    const heard = await Promise.all([...owners].map((ownerId) => describe(services, uid, ownerId)));
    return { heard: heard.flat(), stewarded: await listStewarded(services, uid) };
  },
});

/** None for one that the caller may not talk to, and for one that cannot be read: it hides itself alone. */
async function describe(services: Services, uid: string, ownerId: string) {
  try {
    const found = await services.firestore.runTransaction(
      (transaction) => readHearing(transaction, services, uid, ownerId),
      { readOnly: true },
    );
    if (!found) return [];
    const { hearing, silence, settings, ownerName } = found;
    const { personality, languages, sessionMinutes, expiresOn } = settings;
    const { greeting, farewell } = personality;
    const id = userIdSchema.parse(ownerId);
    return [
      { ownerId: id, ownerName, hearing, silence, languages, greeting, farewell, sessionMinutes, expiresOn },
    ];
  } catch (error) {
    services.log.log('error', 'clone-not-described', { uid, ownerId, reason: String(error) });
    return [];
  }
}

async function listStewarded({ firestore }: Services, uid: string) {
  const found = await firestore
    .collectionGroup(CLONE)
    .where('steward.accountId', '==', uid)
    .limit(LISTENER_LIMIT)
    .get();
  const stewarded = await Promise.all(
    found.docs.map(async (stored) => {
      const settings = settingsFrom(stored);
      if (!settings) return [];
      const { ownerId, state } = settings;
      const profile = await firestore.doc(`users/${ownerId}`).get();
      return [{ ownerId, ownerName: ownerNameOf(profile), state }];
    }),
  );
  return stewarded.flat();
}

export const leave = defineHandler(cloneLeave, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ ownerId, role }, { caller: { uid }, services }) => {
    const { firestore } = services;
    await firestore.runTransaction(async (transaction) => {
      if (role === 'steward') {
        const settings = settingsFrom(await transaction.get(settingsOf(firestore, ownerId)));
        if (settings?.steward?.accountId !== uid) return;
        transaction.update(settingsOf(firestore, ownerId), { steward: null, updatedAt: now(services) });
        transaction.delete(invitationsOf(firestore, ownerId).doc(STEWARD));
        return;
      }
      const reference = heardOf(firestore, uid).doc(ownerId);
      const listenerId = heardFrom(await transaction.get(reference))?.listenerId ?? null;
      const listenerReference = listenerId === null ? null : listenersOf(firestore, ownerId).doc(listenerId);
      const listener = listenerReference && listenerFrom(await transaction.get(listenerReference));
      transaction.delete(reference);
      if (!listenerReference || listener?.state.is !== 'accepted' || listener.state.accountId !== uid) return;
      transaction.update(listenerReference, { state: { is: 'left', at: now(services) } });
      transaction.delete(invitationsOf(firestore, ownerId).doc(listenerReference.id));
    });
    return {};
  },
});
