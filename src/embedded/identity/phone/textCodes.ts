/**
 * Six digits sent as a text message, and the session they answer. A text leaves through the mail server, to an
 * e-mail-to-text gateway; the outbox keeps it like any other message.
 */
import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { composeMail } from '../../../functions/mail/index.ts';
import type { Place } from '../access/attempts.ts';
import { fail } from '../identityError.ts';
import { mailLanguage } from '../mails/actionMail.ts';
import type { IdentityService } from '../service.ts';
import type { TicketKind } from '../store/tickets.ts';

type TextPurpose = 'sign-in' | 'enrolment' | 'second-factor';

const payloadSchema = z.object({
  phoneNumber: z.string(),
  code: z.string(),
  purpose: z.enum(['sign-in', 'enrolment', 'second-factor']),
  /** Whose code it is; null where the number itself will tell. */
  localId: z.string().nullable(),
});
type TextCode = z.output<typeof payloadSchema>;

const textCode: TicketKind<TextCode> = {
  name: 'text-code',
  payload: payloadSchema,
  lifetime: 10 * 60_000,
};

/** As people write one, with spaces and brackets. */
const LONGEST_NUMBER = 64;

/** Wrong guesses that end a code: one in two hundred thousand gets through. */
const GUESS_LIMIT = 5;

/** Throws MISSING_PHONE_NUMBER, INVALID_PHONE_NUMBER. E.164. */
export function checkPhoneNumber(given: string | undefined): string {
  if (!given) fail('MISSING_PHONE_NUMBER');
  if (given.length > LONGEST_NUMBER) fail('INVALID_PHONE_NUMBER', 'Invalid format.');
  const phoneNumber = given.replaceAll(/[\s().-]/g, '');
  if (!/^\+[1-9]\d{6,14}$/.test(phoneNumber)) fail('INVALID_PHONE_NUMBER', 'Invalid format.');
  return phoneNumber;
}

/** Sends a code, in the caller's language, and gives the session it answers. Throws TOO_MANY_ATTEMPTS_TRY_LATER for a number asked too often. */
export async function sendTextCode(
  service: IdentityService,
  phoneNumber: string,
  purpose: TextPurpose,
  place: Place,
  localId: string | null,
  locale: string | undefined,
): Promise<string> {
  service.attempts.admitMessage(`text ${phoneNumber}`, place);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const sessionInfo = service.tickets.issue(textCode, { phoneNumber, code, purpose, localId }, localId);
  service.compatibility?.noteText({ phoneNumber, sessionInfo, code });
  const mail = composeMail('text-code', { code }, mailLanguage(locale));
  await service.sendMail({ to: `${phoneNumber.slice(1)}@${service.textGateway}`, ...mail });
  return sessionInfo;
}

interface GivenTextCode {
  readonly sessionInfo?: string | undefined;
  readonly code?: string | undefined;
}

/** Where a guess is made, for who the right code would open: whose number it is to become has still to be shown. */
function placeOfGuess(
  service: IdentityService,
  context: Context,
  { purpose, phoneNumber, localId }: TextCode,
) {
  if (purpose === 'second-factor') return service.knownPlaces.placeOf(context, localId ?? undefined);
  const holder = purpose === 'sign-in' ? service.accounts.findByPhoneNumber(phoneNumber) : null;
  return service.knownPlaces.placeOf(context, holder?.localId);
}

/**
 * The number a code proves. Throws the vendor's codes, and TOO_MANY_ATTEMPTS_TRY_LATER for a number guessed at too
 * often; a code works once.
 */
export function redeemTextCode(
  service: IdentityService,
  context: Context,
  { sessionInfo, code }: GivenTextCode,
  purpose: TextPurpose,
  localId: string | null = null,
): string {
  if (!sessionInfo) fail('MISSING_SESSION_INFO');
  if (!code) fail('MISSING_CODE');
  const ticket = service.tickets.find(textCode, sessionInfo);
  if (!ticket || ticket.payload.purpose !== purpose) fail('INVALID_SESSION_INFO');
  if (localId !== null && ticket.payload.localId !== localId) fail('INVALID_SESSION_INFO');
  if (ticket.isExpired || ticket.failures >= GUESS_LIMIT) fail('SESSION_EXPIRED');
  const { phoneNumber } = ticket.payload;
  const place = placeOfGuess(service, context, ticket.payload);
  const guessed = `code for ${phoneNumber}`;
  service.attempts.admitCode(guessed, place);
  if (ticket.payload.code !== code) {
    service.tickets.noteFailure(sessionInfo);
    fail('INVALID_CODE');
  }
  service.attempts.forgiveCode(guessed, place);
  service.tickets.redeem(sessionInfo);
  return phoneNumber;
}
