/**
 * Sign-in with a federated provider: a 500 x 600 child window (SPEC §9) with a session of its own, no bridge, and
 * navigation limited to the provider; or the system browser where a provider refuses embedded windows. The page
 * that asked gets an authorisation code and trades it itself, with the PKCE verifier that never left it.
 */
import { randomUUID } from 'node:crypto';
import { BrowserWindow, type Session, session, shell, type WebContents } from 'electron';
import type { z } from 'zod';
import type { BridgeOutput, popupSignInRequestSchema } from '#shared/desktop/bridge.ts';
import { POPUP_HEIGHT, POPUP_WIDTH } from '#shared/limits.ts';
import { listenForRedirect, readRedirect } from './loopbackRedirect.ts';

type Request = z.output<typeof popupSignInRequestSchema>;
type Outcome = BridgeOutput<'openPopupSignIn'>;

/** Never served: the window is stopped at this address and its query is read. */
const WINDOW_REDIRECT = 'http://127.0.0.1/signed-in';

/** How long a sign-in may take, in milliseconds. */
const LONGEST_SIGN_IN = 10 * 60_000;

const popups = new WeakSet<WebContents>();

export function isSignInPopup(contents: WebContents): boolean {
  return popups.has(contents);
}

function addressWith(authorizationUrl: string, redirectUri: string): string {
  const address = new URL(authorizationUrl);
  address.searchParams.set('redirect_uri', redirectUri);
  return address.href;
}

function openPrivateSession(): Session {
  const own = session.fromPartition(`sign-in-${randomUUID()}`, { cache: false });
  own.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  own.setPermissionCheckHandler(() => false);
  return own;
}

/** A provider may lead through its own https pages; plain http only on this machine, for a local provider. */
function isAllowedInPopup(target: string, provider: URL): boolean {
  if (!URL.canParse(target)) return false;
  const url = new URL(target);
  return url.origin === provider.origin || (provider.protocol === 'https:' && url.protocol === 'https:');
}

function signInInWindow(parent: BrowserWindow, request: Request, signal: AbortSignal): Promise<Outcome> {
  const provider = new URL(request.authorizationUrl);
  const window = new BrowserWindow({
    parent,
    width: POPUP_WIDTH,
    height: POPUP_HEIGHT,
    title: provider.origin,
    autoHideMenuBar: true,
    webPreferences: {
      session: openPrivateSession(),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
    },
  });
  popups.add(window.webContents);
  return new Promise((resolve) => {
    let outcome: Outcome = { kind: 'closed' };
    const follow = (event: { preventDefault(): void; readonly url: string }) => {
      if (event.url.startsWith(`${WINDOW_REDIRECT}?`)) {
        event.preventDefault();
        const read = readRedirect(new URL(event.url), request.state);
        if (read) outcome = read.kind === 'code' ? { ...read, redirectUri: WINDOW_REDIRECT } : read;
        window.destroy();
      } else if (!isAllowedInPopup(event.url, provider)) {
        event.preventDefault();
      }
    };
    window.webContents.on('will-redirect', follow);
    window.webContents.on('will-navigate', follow);
    // A page could call itself anything; where it is from, it cannot choose.
    window.on('page-title-updated', (event, title) => {
      event.preventDefault();
      const { origin } = new URL(window.webContents.getURL());
      window.setTitle(`${origin} – ${title}`);
    });
    signal.addEventListener('abort', () => window.destroy(), { once: true });
    window.once('closed', () => resolve(outcome));
    window.loadURL(addressWith(request.authorizationUrl, WINDOW_REDIRECT)).catch(() => {
      // A load that our redirect handling stopped also rejects; only a window still open failed to load.
      if (window.isDestroyed()) return;
      outcome = { kind: 'refused', reason: 'network-request-failed' };
      window.destroy();
    });
  });
}

async function signInInSystemBrowser(request: Request, signal: AbortSignal): Promise<Outcome> {
  const { redirectUri, answer } = await listenForRedirect(request.state, signal);
  await shell.openExternal(addressWith(request.authorizationUrl, redirectUri));
  const read = await answer;
  return read.kind === 'code' ? { ...read, redirectUri } : read;
}

let current = new AbortController();

export function cancelPopupSignIn(): void {
  current.abort();
}

/** One sign-in at a time: a second request closes the first, whose page may be gone. */
export async function openPopupSignIn(parent: BrowserWindow, request: Request): Promise<Outcome> {
  current.abort();
  current = new AbortController();
  const signal = AbortSignal.any([current.signal, AbortSignal.timeout(LONGEST_SIGN_IN)]);
  return request.opensSystemBrowser
    ? signInInSystemBrowser(request, signal)
    : signInInWindow(parent, request, signal);
}
