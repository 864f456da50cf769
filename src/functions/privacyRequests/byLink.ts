/** What the mailed link does: shows the request, confirms it, takes it back. */
import {
  privacyRequestsConfirm,
  privacyRequestsLook,
  privacyRequestsWithdraw,
} from '#shared/callables/privacyRequests.ts';
import {
  answerDueAt,
  isUnderWay,
  PRIVACY_CONFIRM_WITHIN,
  type PrivacyLink,
} from '#shared/domain/privacyRequest.ts';
import { deliverSoon } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { changeRequest } from './changeRequest.ts';
import {
  assertOwnLink,
  type PrivacyRequest,
  privacyRequests,
  readRequest,
  requestGone,
  standingOf,
} from './requestDocument.ts';

export const look = defineHandler(privacyRequestsLook, {
  access: 'visitor',
  effect: 'reads',
  run: async (link, { services }) => {
    await assertOwnLink(services, link);
    const found = readRequest(await privacyRequests(services).doc(link.id).get());
    if (!found || isExpired(found, services)) throw requestGone();
    return standingOf(found);
  },
});

export const confirm = defineHandler(privacyRequestsConfirm, {
  access: 'visitor',
  servesEveryVersion: true,
  servesDemo: true,
  run: (link, { services }) =>
    change(services, link, (request, now) => {
      if (isExpired(request, services)) throw requestGone();
      if (request.state !== 'waiting') return null;
      return { ...request, state: 'open', confirmedAt: now, dueAt: answerDueAt(now) };
    }),
});

export const withdraw = defineHandler(privacyRequestsWithdraw, {
  access: 'visitor',
  servesEveryVersion: true,
  servesDemo: true,
  run: (link, { services }) =>
    change(services, link, (request, now) => {
      if (isExpired(request, services)) throw requestGone();
      if (request.state === 'withdrawn') return null;
      if (request.state !== 'waiting' && !isUnderWay(request.state))
        throw new Refusal('conflict', 'This request is closed already.');
      return { ...request, state: 'withdrawn', closedAt: now };
    }),
});

async function change(
  services: Services,
  link: PrivacyLink,
  become: (request: PrivacyRequest, now: number) => PrivacyRequest | null,
) {
  await assertOwnLink(services, link);
  const { request, mails } = await changeRequest(services, link.id, become);
  await deliverSoon(services, mails);
  return standingOf(request);
}

/** Not confirmed in time: gone for everybody, also before the job has been there. */
function isExpired({ state, sentAt }: PrivacyRequest, { clock }: Services): boolean {
  return state === 'waiting' && clock.now() > sentAt + PRIVACY_CONFIRM_WITHIN;
}
