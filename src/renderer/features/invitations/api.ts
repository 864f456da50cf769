import { call, callRepeatable } from '#platform/backend/callables.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import {
  invitationsAccept,
  invitationsAskAnew,
  invitationsDecline,
  invitationsLook,
} from '#shared/callables/invitations.ts';

export type Looked = CallableOutput<typeof invitationsLook>;
export type OpenInvitation = Extract<Looked, { is: 'open' }>;

/** Each throws CallableError, and is safe to repeat with the same secret. */
export const lookAtInvitation = (secret: string) => call(invitationsLook, { secret });
export const acceptInvitation = (secret: string, withoutKey: boolean) =>
  callRepeatable(invitationsAccept, { secret, withoutKey });
export const askAnew = (secret: string) => callRepeatable(invitationsAskAnew, { secret });
export const declineInvitation = (secret: string) => callRepeatable(invitationsDecline, { secret });
