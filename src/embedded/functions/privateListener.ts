/**
 * The loopback port on which the business logic's own SDKs reach this very server.
 *
 * [Note: private listener] `firebase-admin`'s Auth client can say only `Bearer owner` to a host that is not Google's.
 * The public port does not know that word (outside of --emulator), so the SDK is pointed at a path that nobody can
 * guess on a port that only this machine reaches; here the word is exchanged for a token of the service account.
 */
import { randomBytes } from 'node:crypto';
import type { Environment } from '../http/environment.ts';
import { bodyBoundOf } from '../http/limits.ts';
import { type Listener, listen } from '../http/listen.ts';

const TOKEN_LIFETIME = 30 * 60_000;

export interface PrivateListener {
  /** `http://127.0.0.1:port`: Firestore and Storage, whose SDKs sign their own tokens. */
  readonly origin: string;
  /** `127.0.0.1:port/secret`: what `FIREBASE_AUTH_EMULATOR_HOST` is set to. */
  readonly identityHost: string;
  close(): Promise<void>;
}

interface PrivateListenerOptions {
  readonly fetch: (request: Request, environment: Environment) => Response | Promise<Response>;
  /** A fresh token of the service account. */
  readonly signToken: () => Promise<string>;
  readonly now: () => number;
}

export async function openPrivateListener(options: PrivateListenerOptions): Promise<PrivateListener> {
  const secret = randomBytes(32).toString('base64url');
  let token: { value: string; until: number } | null = null;
  const serviceToken = async () => {
    if (!token || token.until < options.now()) {
      token = { value: await options.signToken(), until: options.now() + TOKEN_LIFETIME };
    }
    return token.value;
  };

  const listener: Listener = await listen({
    host: '127.0.0.1',
    port: 0,
    preferredPort: 0,
    tls: null,
    isInternal: true,
    isTrustedProxy: () => false,
    bodyBoundOf: ({ target, ...head }) =>
      bodyBoundOf({ ...head, target: target.replace(`/${secret}/`, '/') }),
    fetch: async (request, environment) => {
      const url = new URL(request.url);
      if (!url.pathname.startsWith(`/${secret}/`)) return options.fetch(request, environment);
      url.pathname = url.pathname.slice(secret.length + 1);
      const headers = new Headers(request.headers);
      if (headers.get('authorization') === 'Bearer owner') {
        headers.set('authorization', `Bearer ${await serviceToken()}`);
      }
      const body = request.method === 'GET' ? null : await request.arrayBuffer();
      // Guesses that are made through the business logic count for whoever makes them.
      const askedFor = headers.get('x-forwarded-for');
      const surroundings = { ...environment, ...(askedFor ? { askedFor } : {}) };
      return options.fetch(new Request(url, { method: request.method, headers, body }), surroundings);
    },
  });
  return {
    origin: `http://127.0.0.1:${listener.port}`,
    identityHost: `127.0.0.1:${listener.port}/${secret}`,
    close: listener.close,
  };
}
