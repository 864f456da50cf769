/** Every change of a request and the mail about it, in one transaction: twice is once. */

import type { Transaction } from 'firebase-admin/firestore';
import type { Language } from '#shared/domain/userProfile.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { type Addressee, draftMail, type MailDraft, queueMail } from '../delivery/index.ts';
import type { Services } from '../services.ts';
import { findOperators } from '../visitors/index.ts';
import { findRequest, linkTo, type PrivacyRequest, writeRequest } from './requestDocument.ts';

interface Changed {
  readonly request: PrivacyRequest;
  readonly mails: readonly string[];
}

/** `become` gives null where nothing is to change; what it throws changes nothing. `record` writes beside the change. */
export async function changeRequest(
  services: Services,
  id: string,
  become: (request: PrivacyRequest, now: number) => PrivacyRequest | null,
  record: (transaction: Transaction, changed: PrivacyRequest) => void = () => undefined,
): Promise<Changed> {
  const operators = await findOperators(services);
  return services.firestore.runTransaction(async (transaction) => {
    const request = await findRequest(transaction, services, id);
    const changed = become(request, services.clock.now());
    if (!changed) return { request, mails: [] };
    const link = await linkTo(services, id, request);
    const mails = await queueMail(transaction, services, [
      ...draftToPerson(changed, id, link),
      // Of what nobody had confirmed, nobody had heard.
      ...(changed.state === 'open' || (changed.state === 'withdrawn' && request.state !== 'waiting')
        ? draftToOperators(services, operators, id, changed, `${id} ${changed.state}`)
        : []),
    ]);
    writeRequest(transaction, services, id, changed);
    record(transaction, changed);
    services.log.log('info', 'privacy-request-changed', { id, state: changed.state });
    return { request: changed, mails };
  });
}

const dayIn = (language: Language, instant: number | null): string =>
  instant === null
    ? ''
    : longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

/** Every state but the first is written to the person. */
function draftToPerson(
  { email, language, right, state, dueAt, extensionReason, answer }: PrivacyRequest,
  id: string,
  link: string,
): readonly MailDraft[] {
  if (state === 'waiting') return [];
  return draftMail({ uid: null, to: email, language }, `${id} ${state}`, 'privacy-request-changed', {
    right,
    state,
    lastDay: dayIn(language, dueAt),
    words: state === 'extended' ? extensionReason : answer,
    link,
  });
}

/** Nothing of it but which right, and until when: the rest is read in the hub. */
export function draftToOperators(
  { appOrigin }: Services,
  operators: readonly Addressee[],
  id: string,
  { right, state, dueAt }: PrivacyRequest,
  occasion: string,
): readonly MailDraft[] {
  const link = `${appOrigin}${routes.admin.path}?tab=privacy`;
  return operators.flatMap((operator) =>
    draftMail(operator, `${occasion} ${operator.to}`, 'privacy-request-operator', {
      right,
      isWithdrawn: state === 'withdrawn',
      lastDay: dayIn(operator.language, dueAt),
      reference: id.slice(0, 8),
      isReminder: occasion.endsWith('due'),
      link,
    }),
  );
}
