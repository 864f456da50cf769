/**
 * A redirect address on this machine for one sign-in in the system browser (RFC 8252 §7.3): listens on loopback
 * only, on a free port, answers one redirect that carries the expected `state`, and closes.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type RedirectAnswer =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Reads a redirect. Null when it is not the answer to the request that carried `state`. */
export function readRedirect(address: URL, state: string): RedirectAnswer | null {
  if (address.searchParams.get('state') !== state) return null;
  const code = address.searchParams.get('code');
  if (code) return { kind: 'code', code };
  return { kind: 'refused', reason: (address.searchParams.get('error') ?? 'no code').slice(0, 500) };
}

const donePage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Amaranth</title>
<body style="font:1.1rem/1.6 Georgia,serif;max-width:32rem;margin:20vh auto;padding:0 1rem">
<h1>You are signed in</h1><p>You can close this page and go back to Amaranth.</p></body></html>`;

interface LoopbackRedirect {
  readonly redirectUri: string;
  /** Resolves with the answer; `closed` when `signal` aborts first. */
  readonly answer: Promise<RedirectAnswer | { readonly kind: 'closed' }>;
}

/** Starts listening. The listener is gone once `answer` has resolved. */
export async function listenForRedirect(state: string, signal: AbortSignal): Promise<LoopbackRedirect> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const redirectUri = `http://127.0.0.1:${port}/signed-in`;
  const answer = new Promise<RedirectAnswer | { kind: 'closed' }>((resolve) => {
    const close = () => {
      server.close();
      server.closeAllConnections();
    };
    signal.addEventListener(
      'abort',
      () => {
        close();
        resolve({ kind: 'closed' });
      },
      { once: true },
    );
    server.on('request', (request, response) => {
      const address = new URL(request.url ?? '/', redirectUri);
      const read = address.pathname === '/signed-in' ? readRedirect(address, state) : null;
      if (!read) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        connection: 'close',
      });
      response.end(donePage, () => {
        close();
        resolve(read);
      });
    });
  });
  return { redirectUri, answer };
}
