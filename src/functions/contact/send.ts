/** Keeps a message under a ticket's number, hands it to the operator by mail, and sends its writer a receipt. */
import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { contactSend } from '#shared/callables/contact.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { ADDRESS_COUNT_RETENTION } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { countVisit, hasRoomFor } from '../callLimit.ts';
import { type Addressee, deliverSoon, draftMail, type MailDraft, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { findOperators, foldAddress, isLikelyMachine } from '../visitors/index.ts';
import { forgetAfter, readRequest, supportRequests, ticketOf } from './requestDocument.ts';

/** A household writes a few times; the receipts of a stranger's sendings never fill somebody's mailbox. */
const FROM_ONE_PLACE = { calls: 20, within: 60 * 60_000 };
const FOR_ONE_ADDRESS = { calls: 6, within: ADDRESS_COUNT_RETENTION };
/** One ticket in some billions is another sending's. */
const MOST_ATTEMPTS = 5;

type Message = z.output<typeof contactSend.input>;

export const send = defineHandler(contactSend, {
  access: 'visitor',
  run: async (message, { caller, services, address }) => {
    const sending = sendingOf(message);
    const { ticket, isNew } = await findTicket(services, sending);
    if (!isNew || isLikelyMachine(message)) return { ticket };
    await countVisit(contactSend.name, FROM_ONE_PLACE, address, services);
    const mailbox = foldAddress(message.email);
    // What strangers sent in somebody's name costs them the receipt, and never the message.
    const hasReceipt = await hasRoomFor(`${contactSend.name} for`, FOR_ONE_ADDRESS, mailbox, services);
    const operators = await findOperators(services);
    const drafts = draftMails(services, operators, message, { ticket, hasReceipt });
    const mails = await services.firestore.runTransaction(async (transaction) => {
      const row = supportRequests(services).doc(ticket);
      const stored = await transaction.get(row);
      if (stored.exists) {
        if (readRequest(stored)?.sending === sending) return [];
        throw new Refusal('busy', 'Another message has just taken the number. Try again.');
      }
      const queued = await queueMail(transaction, services, drafts);
      const now = services.clock.now();
      const { name, email, subject, message: words, language } = message;
      transaction.create(row, {
        sending,
        uid: caller?.uid ?? null,
        name,
        email,
        subject,
        message: words,
        language,
        state: 'open',
        sentAt: Timestamp.fromMillis(now),
        answeredAt: null,
        forgetAt: forgetAfter(now),
      });
      return queued;
    });
    services.log.log('info', 'support-request-kept', { ticket, subject: message.subject });
    await deliverSoon(services, mails);
    return { ticket };
  },
});

/** The same for the same words under one key: what was changed before it was sent again is another message. */
function sendingOf({ key, name, email, subject, message }: Message): string {
  return createHash('sha256')
    .update(JSON.stringify([key, name, email, subject, message]))
    .digest('base64url');
}

interface Ticket extends CallableOutput<typeof contactSend> {
  readonly isNew: boolean;
}

async function findTicket(services: Services, sending: string): Promise<Ticket> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const ticket = await ticketOf(services, sending, attempt);
    const stored = await supportRequests(services).doc(ticket).get();
    if (!stored.exists) return { ticket, isNew: true };
    if (readRequest(stored)?.sending === sending) return { ticket, isNew: false };
  }
  throw new Refusal('busy', 'No number was free. Try again.');
}

/** What the receipt says is ours alone: who types a stranger's address sends them none of their own words. */
function draftMails(
  { appOrigin }: Services,
  operators: readonly Addressee[],
  { name, email, subject, message, language }: Message,
  { ticket, hasReceipt }: { readonly ticket: string; readonly hasReceipt: boolean },
): readonly MailDraft[] {
  const link = `${appOrigin}${routes.admin.path}?tab=messages`;
  const told = { ticket, subject, personName: name, address: email, words: message, link };
  const toOperators = operators.flatMap((operator) =>
    draftMail(operator, `${ticket} ${operator.to}`, 'support-request', told).map((draft) => ({
      ...draft,
      content: { ...draft.content, replyTo: email },
    })),
  );
  if (!hasReceipt) return toOperators;
  const writer = { uid: null, to: email, language };
  return [...toOperators, ...draftMail(writer, ticket, 'support-receipt', { ticket, subject })];
}
