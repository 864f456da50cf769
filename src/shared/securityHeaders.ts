/**
 * What every answer that belongs to the app says to the browser, the same from the web's server and from the desktop's
 * `app://`. `firebase.json` says it a third time, in its own form, and a test holds it to this.
 */
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/**
 * For every answer, refusals too. One that came without a policy could be framed by a page of ours, and whatever ran in there
 * would be of our origin and held by nothing. Links of mails carry codes: no address leaks through a referrer.
 */
export const commonHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** For every page of the app. Scripts come from the build alone; nothing may frame the app. */
export function pageHeaders(connectTo: readonly string[]): Record<string, string> {
  return {
    ...commonHeaders,
    'content-security-policy': contentSecurityPolicy(connectTo),
    // The sign-in popup must still see the window that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(self), microphone=(self), display-capture=(), geolocation=(), hid=(), midi=(), payment=(), serial=(), usb=()',
  };
}

interface BuildFile {
  /** Its address, from the root of the build. */
  readonly address: string;
  readonly contentType: string;
}

/** For one file of the build: its type, how long it may be kept, who may embed it. */
export function fileHeaders(
  { address, contentType }: BuildFile,
  page: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    ...securityOf(contentType, page),
    'content-type': contentType,
    // Names under /assets carry a hash of the content: they never change.
    'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** A worker keeps to the policy that its own script came with, whatever that of its page is (CSP 3, 7.8). */
function securityOf(
  contentType: string,
  page: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (contentType.startsWith('text/html')) return page;
  const policy = page['content-security-policy'];
  const isScript = contentType.startsWith('text/javascript');
  return isScript && policy ? { ...commonHeaders, 'content-security-policy': policy } : commonHeaders;
}
