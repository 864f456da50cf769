/** What the pages of mailed links ask of the business logic. Each throws CallableError and is safe to repeat. */
import { call, callRepeatable } from '#platform/backend/callables.ts';
import {
  cloneAcceptInvitation,
  cloneAnswerWeekly,
  cloneLookAtInvitation,
  cloneLookAtWeekly,
  cloneStopWeekly,
} from '#shared/callables/cloneListeners.ts';

export const lookAtInvitation = (secret: string) => call(cloneLookAtInvitation, { secret });
export const acceptInvitation = (secret: string) =>
  callRepeatable(cloneAcceptInvitation, { secret, isAdult: true });

export const lookAtWeekly = (token: string) => call(cloneLookAtWeekly, { token });
export const answerWeekly = (token: string, text: string) =>
  callRepeatable(cloneAnswerWeekly, { token, text });
export const stopWeekly = (token: string) => callRepeatable(cloneStopWeekly, { token });

export type LookedAtInvitation = Awaited<ReturnType<typeof lookAtInvitation>>;
export type OpenInvitation = Extract<LookedAtInvitation, { is: 'open' }>;
export type LookedAtWeekly = Awaited<ReturnType<typeof lookAtWeekly>>;
export type OpenWeekly = Extract<LookedAtWeekly, { is: 'open' }>;
