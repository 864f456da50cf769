/** Keeps a request that nobody has confirmed yet, and mails the link that does. Whether there is an account is not looked at. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { privacyRequestsSend } from '#shared/callables/privacyRequests.ts';
import { PRIVACY_CONFIRM_WITHIN } from '#shared/domain/privacyRequest.ts';
import { ADDRESS_COUNT_RETENTION } from '#shared/limits.ts';
import { countVisit, hasRoomFor } from '../callLimit.ts';
import { deliverSoon, draftMail, queueMail } from '../delivery/index.ts';
import { defineHandler } from '../handler.ts';
import { sign } from '../serverSecret.ts';
import type { Services } from '../services.ts';
import { foldAddress, isLikelyMachine } from '../visitors/index.ts';
import { linkTo, privacyRequests, storedInstant } from './requestDocument.ts';

/** Nobody needs more; and nobody's mailbox is filled by strangers. */
const FROM_ONE_PLACE = { calls: 20, within: 60 * 60_000 };
const FOR_ONE_ADDRESS = { calls: 4, within: ADDRESS_COUNT_RETENTION };

type Asked = z.output<typeof privacyRequestsSend.input>;

export const send = defineHandler(privacyRequestsSend, {
  access: 'visitor',
  run: async (asked, { services, address }) => {
    const id = await idOf(services, asked);
    const row = privacyRequests(services).doc(id);
    if (isLikelyMachine(asked) || (await row.get()).exists) return {};
    await countVisit(privacyRequestsSend.name, FROM_ONE_PLACE, address, services);
    const mailbox = foldAddress(asked.email);
    // The links that it has are still good; the answer is the same, so that no stranger keeps somebody from asking.
    if (!(await hasRoomFor(`${privacyRequestsSend.name} for`, FOR_ONE_ADDRESS, mailbox, services))) return {};
    const { email, right, words, language } = asked;
    const now = services.clock.now();
    const link = await linkTo(services, id, asked);
    const drafts = draftMail({ uid: null, to: email, language }, id, 'privacy-request-confirm', {
      right,
      link,
    }).map((draft) => ({ ...draft, trueUntil: now + PRIVACY_CONFIRM_WITHIN }));
    const mails = await services.firestore.runTransaction(async (transaction) => {
      if ((await transaction.get(row)).exists) return [];
      const queued = await queueMail(transaction, services, drafts);
      transaction.create(row, {
        email,
        right,
        words,
        language,
        state: 'waiting',
        sentAt: storedInstant(now),
        confirmedAt: null,
        dueAt: null,
        extensionReason: '',
        answer: '',
        closedAt: null,
        remindAt: null,
        forgetAt: storedInstant(now + PRIVACY_CONFIRM_WITHIN),
      });
      return queued;
    });
    services.log.log('info', 'privacy-request-kept', { id, right });
    await deliverSoon(services, mails);
    return {};
  },
});

/** The same for the same answers under one key; nobody who knows them can tell it. */
function idOf(services: Services, { key, email, right, words }: Asked): Promise<string> {
  const sending = createHash('sha256')
    .update(JSON.stringify([key, email, right, words]))
    .digest('base64url');
  return sign(services, 'privacy-request id', sending);
}
