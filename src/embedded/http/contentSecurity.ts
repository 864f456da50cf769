/** The headers every page of the app is served with. Scripts come from the build alone; nothing may frame the app. */
export function pageHeaders(connectTo: readonly string[]): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    // WebAssembly: the passphrase's Argon2id runs in a worker.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...connectTo],
    'media-src': ["'self'", 'blob:', ...connectTo],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...connectTo],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
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
