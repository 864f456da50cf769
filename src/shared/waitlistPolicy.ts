/** What the waitlist offers, and promises in numbers. Apart from its schemas: the first page reads it, and loads no zod. */

/** Launch offers: Free, Family and Family+ become free, pro and premium (PRODUCT.md). */
export const WAITLIST_PLANS = ['Free', 'Family', 'Family+'] as const;

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** How many days an address that nobody confirmed is kept, from the last mail that asked for it. */
export const WAITLIST_CONFIRMATION_DAYS = 14;
/** The same in milliseconds. */
export const WAITLIST_CONFIRMATION_TERM = WAITLIST_CONFIRMATION_DAYS * DAY;

/** To one mailbox in any 24 hours, whoever asks. */
export const WAITLIST_MAILS_A_DAY = 3;

/** Milliseconds in which nobody reads and fills the form. The page waits for the rest, so that a quick hand loses nothing. */
export const WAITLIST_SHORTEST_FILLING = 2 * SECOND;
