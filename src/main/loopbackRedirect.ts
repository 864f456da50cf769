/**
 * A redirect address on this machine for one sign-in in the system browser (RFC 8252 §7.3): listens on loopback
 * only, on a free port, answers one redirect that carries the expected `state`, and closes.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageColorStyle } from '#shared/pageColors.ts';

const LONGEST_ANSWER = 8_192;

interface RedirectAnswer {
  readonly kind: 'answered';
  /** The query, which the page that asked checks and reads. */
  readonly parameters: string;
}

/** Null when a redirect is not the answer to the request that carried `state`. */
export function readRedirect({ search, searchParams }: URL, state: string): RedirectAnswer | null {
  if (searchParams.get('state') !== state || search.length > LONGEST_ANSWER) return null;
  return { kind: 'answered', parameters: search };
}

const pages = {
  code: {
    en: [
      'You are almost there',
      'You can close this page and go back to Amaranth, which finishes signing you in.',
    ],
    fr: [
      'Vous y êtes presque',
      'Vous pouvez fermer cette page et revenir à Amaranth, qui termine la connexion.',
    ],
  },
  refused: {
    en: ['You are not signed in', 'Nothing was changed. You can close this page and go back to Amaranth.'],
    fr: [
      'La connexion n’a pas eu lieu',
      'Rien n’a changé. Vous pouvez fermer cette page et revenir à Amaranth.',
    ],
  },
} as const;

/** The browser's language: the page is the browser's, not the app's. */
function answerPage({ parameters }: RedirectAnswer, languages: string | undefined): string {
  const language = /^fr\b/i.test(languages ?? '') ? 'fr' : 'en';
  const [title, text] = pages[new URLSearchParams(parameters).has('code') ? 'code' : 'refused'][language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title} – Amaranth</title>
<meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark}
body{font:1.1rem/1.6 Georgia,serif;max-width:32rem;margin:20vh auto;padding:0 1rem;${pageColorStyle}}
h1{font-weight:500;color:light-dark(#8e2f4f,#f0a6bd)}</style>
<h1>${title}</h1><p>${text}</p></html>`;
}

/** Any program and any page on this computer can ask: only a browser that was sent to our very address is answered. */
function readRequest(request: IncomingMessage, redirectUri: string, state: string): RedirectAnswer | null {
  const own = new URL(redirectUri);
  const path = request.url ?? '';
  if (request.method !== 'GET' || request.headers.host !== own.host) return null;
  if (!path.startsWith(`${own.pathname}?`) || !URL.canParse(path, redirectUri)) return null;
  return readRedirect(new URL(path, redirectUri), state);
}

interface LoopbackRedirect {
  readonly redirectUri: string;
  /** Resolves with the answer; `closed` when `signal` aborts first. */
  readonly answer: Promise<RedirectAnswer | { readonly kind: 'closed' }>;
}

/** Starts listening. The listener is gone once `answer` has resolved. */
export async function listenForRedirect(state: string, signal: AbortSignal): Promise<LoopbackRedirect> {
  const server = createServer({ maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 10_000 });
  server.maxConnections = 16;
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
    const stop = () => {
      close();
      resolve({ kind: 'closed' });
    };
    // It may have been given up while the port was opened.
    if (signal.aborted) {
      stop();
      return;
    }
    signal.addEventListener('abort', stop, { once: true });
    let isAnswered = false;
    server.on('request', (request, response) => {
      const read = isAnswered ? null : readRequest(request, redirectUri, state);
      if (!read) {
        response.writeHead(404).end();
        return;
      }
      isAnswered = true;
      signal.removeEventListener('abort', stop);
      // Whether or not the browser stays for the page.
      response.once('close', () => {
        close();
        resolve(read);
      });
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        connection: 'close',
      });
      response.end(answerPage(read, request.headers['accept-language']));
    });
  });
  return { redirectUri, answer };
}
