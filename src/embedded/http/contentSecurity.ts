import { contentSecurityPolicy } from '#shared/contentSecurityPolicy.ts';

/** The headers every page of the app is served with. Scripts come from the build alone; nothing may frame the app. */
export function pageHeaders(connectTo: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(connectTo),
    'x-frame-options': 'DENY',
    // The sign-in popup must still see the window that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    ...commonHeaders,
  };
}

/** For every answer of the server. Links of mails carry codes: no address leaks through a referrer. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;
