/**
 * Keeps an address that asked for a place, and mails the link that confirms it. Whether the address was there changes the
 * mail and never the answer.
 */
import { randomBytes } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { waitlistJoin } from '#shared/callables/waitlist.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { WAITLIST_CONFIRMATION_TERM, WAITLIST_SHORTEST_FILLING } from '#shared/waitlistPolicy.ts';
import { countVisit } from '../callLimit.ts';
import { deliverSoon, draftMail, type MailDraft, queueMail } from '../delivery/index.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { entryIdOf, readKept, type StoredEntry, waitlistOf } from './entries.ts';
import { linkTo } from './link.ts';
import { readMailbox } from './mailbox.ts';

/**
 * A household, or a hall of people behind one address, joins; a machine that fills the list does not get far. Each mails
 * once at most, so that it also bounds the mails that one place causes.
 */
const JOINS_FROM_ONE_PLACE = { calls: 30, within: 3_600_000 };
/** A call whose answer was lost is repeated, after 70 seconds of silence at the latest: the mail it caused is not. Milliseconds. */
const ONE_CALL = 180_000;

type Joining = Pick<z.output<typeof waitlistJoin.input>, 'email' | 'plan' | 'language'>;

export const join = defineHandler(waitlistJoin, {
  access: 'visitor',
  servesDemo: true,
  run: async ({ email, plan, language, elapsed, remarks }, { services, address }) => {
    await countVisit(waitlistJoin.name, JOINS_FROM_ONE_PLACE, address, services);
    if (remarks !== '' || elapsed < WAITLIST_SHORTEST_FILLING) {
      services.log.log('info', 'waitlist-machine-turned-away', { hasRemarks: remarks !== '' });
      return {};
    }
    const mails = await services.firestore.runTransaction((transaction) =>
      keep(transaction, services, { email, plan, language }),
    );
    await deliverSoon(services, mails);
    return {};
  },
});

async function keep(
  transaction: Transaction,
  services: Services,
  joining: Joining,
): Promise<readonly string[]> {
  const now = services.clock.now();
  const id = entryIdOf(joining.email);
  const reference = waitlistOf(services).doc(id);
  const known = readKept(await transaction.get(reference), now);
  const mailbox = await readMailbox(transaction, services, joining.email);
  const wasJustMailed = known?.mailedAt && Math.abs(now - known.mailedAt.toMillis()) < ONE_CALL;
  const isMailed = mailbox.isOpen && !wasJustMailed;
  // Whom nobody can ask is not kept.
  if (!known && !isMailed) return [];
  const entry = entryAfter(known, joining, { now, isMailed });
  const drafts = isMailed ? await draftsFor(services, id, entry, now) : [];
  const queued = await queueMail(transaction, services, drafts);
  if (isMailed) mailbox.noteMail();
  transaction.set(reference, entry);
  return queued;
}

/** The latest choice counts until it is confirmed; from then on only who has the link may change it. */
function entryAfter(
  known: StoredEntry | null,
  joining: Joining,
  { now, isMailed }: { readonly now: number; readonly isMailed: boolean },
): StoredEntry {
  const at = Timestamp.fromMillis(now);
  const stay = known?.stay || randomBytes(16).toString('base64url');
  const mailedAt = isMailed ? at : (known?.mailedAt ?? null);
  if (known?.confirmedAt) return { ...known, stay, mailedAt };
  return {
    ...joining,
    stay,
    mailedAt,
    consentedAt: known?.consentedAt ?? at,
    confirmedAt: null,
    // As the latest mail says.
    forgetAt: isMailed ? Timestamp.fromMillis(now + WAITLIST_CONFIRMATION_TERM) : (known?.forgetAt ?? null),
  };
}

async function draftsFor(
  services: Services,
  id: string,
  { email, language, stay, confirmedAt, forgetAt }: StoredEntry,
  now: number,
): Promise<readonly MailDraft[]> {
  const addressee = { uid: null, to: email, language };
  const occasion = `${id} ${stay} ${now}`;
  const link = await linkTo(services, id, stay);
  if (confirmedAt) return draftMail(addressee, occasion, 'waitlist-again', { link });
  const trueUntil = forgetAt?.toMillis() ?? now;
  const lastDay = longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(trueUntil);
  return draftMail(addressee, occasion, 'waitlist-confirm', { link, lastDay }).map((draft) => ({
    ...draft,
    trueUntil,
  }));
}
