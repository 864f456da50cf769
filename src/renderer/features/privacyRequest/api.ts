/** What the page of requests asks of the server. All of it is safe to repeat. */
import type { z } from 'zod';
import { call, callRepeatable } from '#platform/backend/callables.ts';
import {
  privacyRequestsConfirm,
  privacyRequestsLook,
  privacyRequestsSend,
  privacyRequestsWithdraw,
} from '#shared/callables/privacyRequests.ts';
import type { PrivacyLink } from '#shared/domain/privacyRequest.ts';

export const sendRequest = (asked: z.input<typeof privacyRequestsSend.input>) =>
  callRepeatable(privacyRequestsSend, asked);
export const lookAtRequest = (link: PrivacyLink) => call(privacyRequestsLook, link);
export const confirmRequest = (link: PrivacyLink) => callRepeatable(privacyRequestsConfirm, link);
export const withdrawRequest = (link: PrivacyLink) => callRepeatable(privacyRequestsWithdraw, link);
