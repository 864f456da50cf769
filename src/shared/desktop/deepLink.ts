/**
 * `amaranth://open/…`: a page of the app, opened from a mail or a browser in the installed program. Only pages that a message
 * leads to can be asked for, so that no link makes a window go where its reader did not want to be.
 */
import { type RouteName, routes } from '../routes.ts';
import { DESKTOP_ORIGIN } from './bridge.ts';

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
  return linkedPaths.has(pathname) ? `${DESKTOP_ORIGIN}${pathname}${search}${hash}` : null;
}

/** The link that opens a page of the app, for pages that are open in a browser. Null for pages that no message leads to. */
export function deepLinkTo(path: string): string | null {
  const link = `${DEEP_LINK_SCHEME}://${DEEP_LINK_HOST}${path}`;
  return readDeepLink(link) === null ? null : link;
}
