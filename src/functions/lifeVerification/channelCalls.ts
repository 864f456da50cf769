/** Where an owner is asked whether they live. Each channel is proved by a code; the account's own confirmed address is. */
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  lifeVerificationAddChannel,
  lifeVerificationOrderChannels,
  lifeVerificationRemoveChannel,
  lifeVerificationSendCode,
  lifeVerificationVerifyChannel,
} from '#shared/callables/lifeVerification.ts';
import { CHANNEL_LIMIT, type ChannelDocument, channelDocumentSchema } from '#shared/legacy/channel.ts';
import type { Channel, ChannelId } from '#shared/lifeVerification/people.ts';
import { assertIsSomebody, findAccount } from '../access/index.ts';
import { deliverSoon, languageOf } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { withDates } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { actAsOwner, heldUntil, refuseUnready } from './actAsOwner.ts';
import { codeOf, guessCode, mailCode } from './channelCodes.ts';
import { feed, type ReadVerification } from './feed.ts';
import { agreementAhead } from './ownerAct.ts';
import { channelsOf } from './verificationDocument.ts';

const AN_HOUR_LONG = { calls: 20, within: 60 * 60_000 };

export const addChannel = defineHandler(lifeVerificationAddChannel, {
  access: 'user',
  limit: AN_HOUR_LONG,
  run: async ({ channelId, address }, { caller, services }) => {
    assertIsSomebody(caller);
    const { uid } = caller;
    const isOwn = await isOwnConfirmed(services, uid, address);
    const { isVerified, mails } = await actAsOwner(services, uid, async (transaction, verification) => {
      const known = await readChannels(transaction, services, uid);
      const profile = await transaction.get(services.firestore.doc(`users/${uid}`));
      const earlier = known.find(({ id }) => id === channelId);
      if (earlier?.address === address) return { isVerified: earlier.verifiedAt !== null, mails: [] };
      assertMayAdd(known, channelId, address);
      const channel: ChannelDocument = {
        id: channelId,
        address,
        position: Math.max(0, ...known.map(({ position }) => position)) + 1,
        verifiedAt: isOwn ? new Date(services.clock.now()) : null,
        bouncedAt: null,
      };
      const owner = { uid, language: languageOf(profile) };
      const queued = isOwn ? [] : await mailCode(transaction, services, channel, owner);
      transaction.set(channelsOf(services.firestore, uid).doc(channelId), stored(channel));
      if (isOwn) askThereToo(transaction, services, verification, channelId);
      return { isVerified: isOwn, mails: queued };
    });
    await deliverSoon(services, mails);
    return { isVerified };
  },
});

export const sendCode = defineHandler(lifeVerificationSendCode, {
  access: 'user',
  limit: AN_HOUR_LONG,
  run: async ({ channelId }, { caller, services }) => {
    const { uid } = caller;
    const mails = await services.firestore.runTransaction(async (transaction) => {
      const channel = await readChannel(transaction, services, uid, channelId);
      const profile = await transaction.get(services.firestore.doc(`users/${uid}`));
      if (channel.verifiedAt) return [];
      return mailCode(transaction, services, channel, { uid, language: languageOf(profile) });
    });
    await deliverSoon(services, mails);
    return {};
  },
});

export const verifyChannel = defineHandler(lifeVerificationVerifyChannel, {
  access: 'user',
  limit: { calls: 60, within: 60 * 60_000 },
  run: async ({ channelId, code }, { caller, services }) => {
    const { uid } = caller;
    const answer = await actAsOwner(services, uid, async (transaction, verification) => {
      const channel = await readChannel(transaction, services, uid, channelId);
      const kept = await transaction.get(codeOf(services, uid, channelId));
      // The answer was lost.
      if (channel.verifiedAt) return { heldUntil: heldUntil(verification) };
      if (!(await guessCode(transaction, services, kept, { uid, channelId, code }))) return null;
      transaction.update(channelsOf(services.firestore, uid).doc(channelId), {
        verifiedAt: Timestamp.fromMillis(services.clock.now()),
      });
      askThereToo(transaction, services, verification, channelId);
      return { heldUntil: heldUntil(verification) };
    });
    // After the transaction: a wrong guess counts.
    if (!answer) throw new Refusal('channel-code-wrong', 'This is not the code, or it is none any more.');
    return answer;
  },
});

export const removeChannel = defineHandler(lifeVerificationRemoveChannel, {
  access: 'user',
  run: async ({ channelId }, { caller, services }) =>
    actAsOwner(services, caller.uid, (transaction, verification) => {
      const { uid } = caller;
      const agreement = agreementAhead(verification.document.life);
      const channels = agreement.channels.filter(({ id }) => id !== channelId);
      transaction.delete(codeOf(services, uid, channelId));
      if (channels.length === agreement.channels.length) {
        // Nobody was ever asked there; one that is on its way out stays until its day.
        const isAsked = verification.document.life.channels.some(({ id }) => id === channelId);
        if (!isAsked) transaction.delete(channelsOf(services.firestore, uid).doc(channelId));
      } else {
        const next = { ...agreement, channels };
        const hasChanged = feed(transaction, services, verification, { is: 'change', next }, uid);
        if (!hasChanged || isKept(verification, channelId)) refuseUnready(next);
      }
      return { heldUntil: heldUntil(verification) };
    }),
});

export const orderChannels = defineHandler(lifeVerificationOrderChannels, {
  access: 'user',
  run: async ({ channelIds }, { caller, services }) =>
    actAsOwner(services, caller.uid, (transaction, verification) => {
      const agreement = agreementAhead(verification.document.life);
      const placeOf = ({ id }: Channel) =>
        channelIds.includes(id) ? channelIds.indexOf(id) : channelIds.length;
      const channels = agreement.channels.toSorted((one, other) => placeOf(one) - placeOf(other));
      const next = { ...agreement, channels };
      feed(transaction, services, verification, { is: 'change', next }, caller.uid);
      return { heldUntil: heldUntil(verification) };
    }),
});

/** Without it too few would be left to be asked on. */
function isKept({ document: { life } }: ReadVerification, channelId: ChannelId): boolean {
  return agreementAhead(life).channels.some(({ id }) => id === channelId);
}

function askThereToo(
  transaction: Transaction,
  services: Services,
  verification: ReadVerification,
  id: ChannelId,
): void {
  const agreement = agreementAhead(verification.document.life);
  if (agreement.channels.some((channel) => channel.id === id)) return;
  const next = { ...agreement, channels: [...agreement.channels, { id, isVerified: true }] };
  feed(transaction, services, verification, { is: 'change', next }, verification.uid);
}

/** Throws Refusal `invalid-input`: two channels of one address would be one. */
function assertMayAdd(known: readonly ChannelDocument[], channelId: ChannelId, address: string): void {
  const others = known.filter(({ id }) => id !== channelId);
  const same = (other: ChannelDocument) => other.address.toLowerCase() === address.toLowerCase();
  if (others.length < known.length || others.some(same)) {
    throw new Refusal('invalid-input', 'address: is asked already', { field: 'address' });
  }
  if (others.length >= CHANNEL_LIMIT) {
    throw new Refusal('invalid-input', 'There are as many channels as there can be.', {
      field: 'channelId',
      limit: CHANNEL_LIMIT,
    });
  }
}

async function isOwnConfirmed(services: Services, uid: string, address: string): Promise<boolean> {
  const account = await findAccount(services, uid);
  return account?.emailVerified === true && account.email?.toLowerCase() === address.toLowerCase();
}

async function readChannels(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
): Promise<readonly ChannelDocument[]> {
  const { docs } = await transaction.get(channelsOf(firestore, uid));
  // One that nobody can read is nowhere that anybody is asked.
  return docs.flatMap((document) => channelDocumentSchema.safeParse(withDates(document.data())).data ?? []);
}

/** Throws Refusal `not-found`. */
async function readChannel(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
  channelId: ChannelId,
): Promise<ChannelDocument> {
  const fields = (await transaction.get(channelsOf(firestore, uid).doc(channelId))).data();
  if (!fields) throw new Refusal('not-found', 'This channel is not in your list.');
  return channelDocumentSchema.parse(withDates(fields));
}

function stored({ verifiedAt, ...channel }: ChannelDocument): Record<string, unknown> {
  return { ...channel, verifiedAt: verifiedAt && Timestamp.fromDate(verifiedAt) };
}
