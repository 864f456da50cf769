/**
 * `/.well-known/security.txt` (RFC 9116): where to report a weakness. Its `Expires` must lie less than a year ahead, so it
 * is written when it is asked for (embedded server) or published (Firebase Hosting), never at build.
 */
import { languages } from './locales.ts';
import { routes } from './routes.ts';

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

const DAY = 24 * 60 * 60_000;
/** Short of the year that the RFC advises as the most. */
const VALID_DAYS = 330;

interface Reporting {
  readonly origin: string;
  readonly supportEmail: string;
}

/** `null` where the operator named no address: a file without a contact is none (RFC 9116, 2.5.3). */
export function composeSecurityText({ origin, supportEmail }: Reporting, now: Date): string | null {
  if (supportEmail === '') return null;
  // Rounded to the day, so that whoever keeps a copy gets the same for as long.
  const day = Math.floor(now.getTime() / DAY) + VALID_DAYS;
  const expires = new Date(day * DAY).toISOString().replace('.000Z', 'Z');
  return [
    `Contact: mailto:${encodeURIComponent(supportEmail).replace('%40', '@')}?subject=security`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    `Policy: ${origin}${routes.security.path}#report`,
    '',
  ].join('\n');
}
