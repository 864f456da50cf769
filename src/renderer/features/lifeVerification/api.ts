/** What the page asks of the business logic. Reads are in `lifeDocuments.ts`. Each throws CallableError, and is safe to repeat. */
import { call, callRepeatable } from '#platform/backend/callables.ts';
import {
  lifeVerificationAddChannel,
  lifeVerificationArm,
  lifeVerificationBeginAgain,
  lifeVerificationCancel,
  lifeVerificationCheckIn,
  lifeVerificationCheckInByLink,
  lifeVerificationConfigure,
  lifeVerificationDropChange,
  lifeVerificationGoOnRehearsing,
  lifeVerificationOrderChannels,
  lifeVerificationPause,
  lifeVerificationRehearse,
  lifeVerificationRemoveChannel,
  lifeVerificationResume,
  lifeVerificationSendCode,
  lifeVerificationUndoRehearsal,
  lifeVerificationVerifyChannel,
} from '#shared/callables/lifeVerification.ts';
import type { VerificationName } from '#shared/legacy/lifeVerificationDocument.ts';
import type { ChannelId } from '#shared/lifeVerification/people.ts';
import type { Policy } from '#shared/lifeVerification/policy.ts';

/** Until when it is held, milliseconds since the epoch; null where it took effect at once. */
export async function configure(policy: Omit<Policy, 'version'>): Promise<number | null> {
  return (await callRepeatable(lifeVerificationConfigure, { policy })).heldUntil;
}

export const addChannel = (channelId: ChannelId, address: string) =>
  callRepeatable(lifeVerificationAddChannel, { channelId, address });

/** Once: asked again it would mail another code. */
export const sendCode = (channelId: ChannelId) => call(lifeVerificationSendCode, { channelId });

/** Once: a guess counts. */
export const verifyChannel = (channelId: ChannelId, code: string) =>
  call(lifeVerificationVerifyChannel, { channelId, code });

export const removeChannel = (channelId: ChannelId) =>
  callRepeatable(lifeVerificationRemoveChannel, { channelId });

/** In the order in which they are asked. */
export const orderChannels = (channelIds: ChannelId[]) =>
  callRepeatable(lifeVerificationOrderChannels, { channelIds });

export const arm = () => callRepeatable(lifeVerificationArm, {});
export const checkIn = (name: VerificationName = 'real') => callRepeatable(lifeVerificationCheckIn, { name });
export const checkInByLink = (token: string) => callRepeatable(lifeVerificationCheckInByLink, { token });
export const pause = (days: number) => callRepeatable(lifeVerificationPause, { days });
export const resume = () => callRepeatable(lifeVerificationResume, {});
/** Needs a sign-in of the last five minutes. */
export const cancel = () => callRepeatable(lifeVerificationCancel, {});
export const beginAgain = () => callRepeatable(lifeVerificationBeginAgain, {});
export const dropChange = () => callRepeatable(lifeVerificationDropChange, {});
export const rehearse = (withContacts: boolean) => callRepeatable(lifeVerificationRehearse, { withContacts });
export const goOnRehearsing = (withoutWaiting = false) =>
  callRepeatable(lifeVerificationGoOnRehearsing, { withoutWaiting });
export const undoRehearsal = () => callRepeatable(lifeVerificationUndoRehearsal, {});
