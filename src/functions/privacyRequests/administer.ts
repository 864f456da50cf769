/** What operators see of requests, and what they decide. */

import type { z } from 'zod';
import {
  type ListedPrivacyRequest,
  privacyRequestsDecide,
  privacyRequestsList,
} from '#shared/callables/privacyRequests.ts';
import { answerDueAt, extendedDueAt, isUnderWay } from '#shared/domain/privacyRequest.ts';
import { recordAct } from '../administratorActs/index.ts';
import { deliverSoon } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { listPage } from '../listPage.ts';
import { changeRequest } from './changeRequest.ts';
import { type PrivacyRequest, privacyRequests, readRequest } from './requestDocument.ts';

export const list = defineHandler(privacyRequestsList, {
  access: 'admin',
  effect: 'reads',
  run: async ({ closed, limit, before }, { services }) => {
    const all = privacyRequests(services);
    const ordered = closed
      ? all.where('state', 'in', ['answered', 'refused', 'withdrawn']).orderBy('closedAt', 'desc')
      : all.where('state', 'in', ['open', 'extended']).orderBy('dueAt');
    const { entries, next } = await listPage({
      collection: all,
      ordered,
      limit,
      before,
      read: (row) => {
        const request = readRequest(row);
        return request && listed(row.id, request);
      },
      noteUnread: (id) => services.log.log('warning', 'privacy-request-not-read', { id }),
    });
    return { requests: entries, next };
  },
});

function listed(id: string, request: PrivacyRequest): ListedPrivacyRequest {
  return { ...request, id, isExtended: request.extensionReason !== '' };
}

export const decide = defineHandler(privacyRequestsDecide, {
  access: 'admin',
  run: async ({ id, ...decision }, { caller, services }) => {
    const { mails } = await changeRequest(
      services,
      id,
      (request, now) => decided(request, decision, now),
      // Its words are for the person alone, and are forgotten with the request.
      (transaction, { state }) =>
        recordAct(
          transaction,
          { caller, services },
          { act: privacyRequestsDecide.name, subject: id, change: state },
        ),
    );
    services.log.log('info', 'privacy-request-decided', { id, decision: decision.decision, by: caller.uid });
    await deliverSoon(services, mails);
    return {};
  },
});

type Decision = Omit<z.output<typeof privacyRequestsDecide.input>, 'id'>;

function decided(
  request: PrivacyRequest,
  { decision, reason }: Decision,
  now: number,
): PrivacyRequest | null {
  if (decision === 'extend') return extended(request, reason, now);
  const state = decision === 'answer' ? 'answered' : 'refused';
  if (request.state === state && request.answer === reason) return null;
  if (!isUnderWay(request.state)) throw new Refusal('conflict', 'This request is closed, or not confirmed.');
  return { ...request, state, answer: reason, closedAt: now };
}

/** The person is to hear of it within the first month. */
function extended(request: PrivacyRequest, reason: string, now: number): PrivacyRequest | null {
  const { state, confirmedAt, extensionReason } = request;
  if (state === 'extended' && extensionReason === reason) return null;
  if (state !== 'open' || confirmedAt === null)
    throw new Refusal('conflict', 'This request is closed, not confirmed, or extended already.');
  if (now > answerDueAt(confirmedAt))
    throw new Refusal('conflict', 'The first month is over: it cannot be extended any more.');
  return { ...request, state: 'extended', extensionReason: reason, dueAt: extendedDueAt(confirmedAt) };
}
