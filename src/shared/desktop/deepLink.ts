/**
 * `amaranth://open/…`: a page of the app, opened in the installed program. The program is ready for such links; pages in a
 * browser offer them once installers are published, and until then mails and pages lead to the web alone. Only pages that a
 * message leads to can be asked for, so that no link makes a window go where its reader did not want to be.
 */
import { type RouteName, routes } from '../routes.ts';
import { DESKTOP_ORIGIN } from './bridge.ts';
import { appPathSchema } from './events.ts';

export const DEEP_LINK_SCHEME = 'amaranth';
const DEEP_LINK_HOST = 'open';
const LONGEST_LINK = 8_192;

/** Verification mails, invitations, claim kits, check-ins, and the ways back from a payment. */
const linkedRoutes: readonly RouteName[] = [
  'authVerifyEmail',
  'verifyEmail',
  'authVerify',
  'verifyWaitlist',
  'invitation',
  'claim',
  'checkIn',
  'privacyRequest',
  'checkoutSuccess',
  'conversationSuccess',
  'conversationCancelled',
];
const linkedPaths: ReadonlySet<string> = new Set(linkedRoutes.map((name) => routes[name].path));

/** The app's own address that a link opens; null for everything that is not exactly such a link. */
export function readDeepLink(link: string): string | null {
  if (link.length > LONGEST_LINK || !URL.canParse(link)) return null;
  const { protocol, host, username, password, pathname, search, hash } = new URL(link);
  if (protocol !== `${DEEP_LINK_SCHEME}:` || host !== DEEP_LINK_HOST || username || password) return null;
  if (!linkedPaths.has(pathname)) return null;
  // Escapes make a link longer than it was given: what counts is what the page would be told.
  const path = appPathSchema.safeParse(`${pathname}${search}${hash}`);
  return path.success ? `${DESKTOP_ORIGIN}${path.data}` : null;
}
