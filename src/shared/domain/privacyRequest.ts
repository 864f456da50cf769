/** A request about one's own data, as /privacy/request takes it: the rights of the GDPR, its states and its days. */
import { z } from 'zod';
import { endOfDayMonthsAfter } from '../calendarMonths.ts';
import { documentIdSchema } from './documentId.ts';

/** Articles 15 to 18, 20, 21 and 7(3) of the GDPR. */
export const privacyRights = [
  'access',
  'rectification',
  'erasure',
  'restriction',
  'portability',
  'objection',
  'consent',
] as const;
export type PrivacyRight = (typeof privacyRights)[number];

export const PRIVACY_WORDS_LIMIT = 3_000;
export const PRIVACY_ANSWER_LIMIT = 5_000;

const DAY = 24 * 60 * 60_000;
/** How long the mailed link confirms; what nobody confirmed is forgotten then. */
export const PRIVACY_CONFIRM_DAYS = 7;
export const PRIVACY_CONFIRM_WITHIN = PRIVACY_CONFIRM_DAYS * DAY;
/** How long before the last day operators are reminded. */
export const PRIVACY_REMINDER = 7 * DAY;
/** Months after it was closed: long enough to show that it was answered. */
export const PRIVACY_REQUEST_KEPT_MONTHS = 36;

/** Article 12(3): one month, which may be extended by two further months. */
export const PRIVACY_MONTHS_TO_ANSWER = 1;
export const PRIVACY_MONTHS_OF_EXTENSION = 2;

const privacyRequestStates = [
  /** Nobody has shown yet that the address is theirs. */
  'waiting',
  'open',
  'extended',
  'answered',
  'refused',
  /** By the person. */
  'withdrawn',
] as const;
export type PrivacyRequestState = (typeof privacyRequestStates)[number];
export const privacyRequestStateSchema = z.enum(privacyRequestStates);

export const isUnderWay = (state: PrivacyRequestState): boolean => state === 'open' || state === 'extended';

/** Until when a request is to be answered that was confirmed at an instant. Milliseconds. */
export const answerDueAt = (confirmedAt: number): number =>
  endOfDayMonthsAfter(confirmedAt, PRIVACY_MONTHS_TO_ANSWER);

export const extendedDueAt = (confirmedAt: number): number =>
  endOfDayMonthsAfter(confirmedAt, PRIVACY_MONTHS_TO_ANSWER + PRIVACY_MONTHS_OF_EXTENSION);

/** What stands in the fragment of the mailed link: which request, and the signature that shows whose it is. */
const FRAGMENT = /^#([\w-]{43})\.([\w-]{43})$/;
export const privacyLinkSchema = z.object({
  id: documentIdSchema.regex(/^[\w-]{43}$/),
  secret: z.string().regex(/^[\w-]{43}$/),
});
export type PrivacyLink = z.output<typeof privacyLinkSchema>;

/** Null when the fragment is none of ours. */
export function readPrivacyLink(fragment: string): PrivacyLink | null {
  const [, id, secret] = FRAGMENT.exec(fragment) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : null;
}
