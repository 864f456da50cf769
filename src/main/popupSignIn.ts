/**
 * Sign-in with a federated provider: a 500 x 600 child window (SPEC §9) with a session of its own, no bridge, and
 * navigation limited to the provider; or the system browser where a provider refuses embedded windows. The page
 * that asked gets the provider's answer and judges it itself, with the PKCE verifier that never left it.
 */
import { randomUUID } from 'node:crypto';
import { BrowserWindow, type Session, session, shell, type WebContents } from 'electron';
import type { z } from 'zod';
import type { BridgeOutput, popupSignInRequestSchema } from '#shared/desktop/bridge.ts';
import { POPUP_HEIGHT, POPUP_WIDTH } from '#shared/limits.ts';
import { logFailure } from './log.ts';
import { listenForRedirect, readRedirect } from './loopbackRedirect.ts';
import { lockOutSession } from './policies/lockdown.ts';
import { lockedPreferences } from './policies/webPreferences.ts';
import { shellLanguage } from './shellLanguage.ts';

type Request = z.output<typeof popupSignInRequestSchema>;
type Outcome = BridgeOutput<'openPopupSignIn'>;

/** Never served: the window is stopped at this address and its query is read. */
const WINDOW_REDIRECT = 'http://127.0.0.1/signed-in';

/** How long a sign-in may take, in milliseconds. */
const LONGEST_SIGN_IN = 10 * 60_000;

const words = {
  en: { notOpened: (host: string) => `${host} is not part of this sign-in` },
  fr: { notOpened: (host: string) => `${host} ne fait pas partie de cette connexion` },
};

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
  lockOutSession(own);
  return own;
}

type Step = { readonly kind: 'allowed' } | { readonly kind: 'elsewhere'; readonly host: string } | Outcome;

/** What a step of the window's page leads to; null for a redirect to our address that answers somebody else's request. */
export function judgeStep(address: string, state: string, origins: ReadonlySet<string>): Step | null {
  if (!URL.canParse(address)) return { kind: 'elsewhere', host: '' };
  const url = new URL(address);
  if (url.origin + url.pathname === WINDOW_REDIRECT) {
    const read = readRedirect(url, state);
    return read && { ...read, redirectUri: WINDOW_REDIRECT };
  }
  return origins.has(url.origin) ? { kind: 'allowed' } : { kind: 'elsewhere', host: url.host.slice(0, 300) };
}

const LONGEST_HOST_IN_TITLE = 60;

const shorten = (host: string): string =>
  host.length > LONGEST_HOST_IN_TITLE ? `${host.slice(0, LONGEST_HOST_IN_TITLE)}…` : host;

interface Navigation {
  readonly url: string;
  readonly isMainFrame: boolean;
  preventDefault(): void;
}

function signInInWindow(
  parent: BrowserWindow,
  request: Request,
  { origins, signal }: { readonly origins: ReadonlySet<string>; readonly signal: AbortSignal },
): Promise<Outcome> {
  const own = openPrivateSession();
  const window = new BrowserWindow({
    parent,
    width: POPUP_WIDTH,
    height: POPUP_HEIGHT,
    title: new URL(request.authorizationUrl).origin,
    autoHideMenuBar: true,
    webPreferences: { ...lockedPreferences(), session: own },
  });
  const { webContents } = window;
  popups.add(webContents);
  return new Promise((resolve) => {
    let outcome: Outcome = { kind: 'closed' };
    const finish = (reached: Outcome) => {
      outcome = reached;
      window.destroy();
    };
    /** A link of the page's that leads elsewhere is not followed; where the provider itself leads there, it cannot go on. */
    const follow = (event: Navigation, isSentByServer: boolean) => {
      // What a page frames can neither finish the sign-in nor stand for the provider: its title and place are the page's.
      if (!event.isMainFrame) return;
      const step = judgeStep(event.url, request.state, origins);
      if (step?.kind === 'allowed') return;
      event.preventDefault();
      if (step === null) finish({ kind: 'closed' });
      else if (step.kind !== 'elsewhere') finish(step);
      else if (isSentByServer) finish({ kind: 'led-elsewhere', host: step.host });
      else
        window.setTitle(
          // Where it is from stands first, as always: the page chose the rest.
          `${new URL(webContents.getURL()).origin} – ${words[shellLanguage()].notOpened(shorten(step.host))}`,
        );
    };
    webContents.on('will-redirect', (event) => follow(event, true));
    webContents.on('will-navigate', (event) => follow(event, false));
    // A page without a title would keep the name of the one before it.
    webContents.on('did-navigate', (_event, url) => window.setTitle(new URL(url).origin));
    // A page could call itself anything; where it is from, it cannot choose.
    window.on('page-title-updated', (event, title) => {
      event.preventDefault();
      const { origin } = new URL(webContents.getURL());
      window.setTitle(`${origin} – ${title}`);
    });
    signal.addEventListener('abort', () => window.destroy(), { once: true });
    window.once('closed', () => {
      // It lies in memory alone, which the program would keep until its end.
      own.clearStorageData().catch((error: unknown) => logFailure('sign-in-not-forgotten', error));
      resolve(outcome);
    });
    window.loadURL(addressWith(request.authorizationUrl, WINDOW_REDIRECT)).catch(() => {
      // A load that our redirect handling stopped also rejects; only a window still open failed to load.
      if (!window.isDestroyed()) finish({ kind: 'unreachable' });
    });
  });
}

async function signInInSystemBrowser(request: Request, signal: AbortSignal): Promise<Outcome> {
  const unopened = new AbortController();
  const { redirectUri, answer } = await listenForRedirect(
    request.state,
    AbortSignal.any([signal, unopened.signal]),
  );
  try {
    await shell.openExternal(addressWith(request.authorizationUrl, redirectUri));
  } catch (error) {
    unopened.abort();
    throw error;
  }
  const read = await answer;
  return read.kind === 'answered' ? { ...read, redirectUri } : read;
}

let current = new AbortController();

export function cancelPopupSignIn(): void {
  current.abort();
}

/**
 * One sign-in at a time: a second request closes the first, whose page may be gone. `origins` are the provider's own, which
 * the window stays at.
 */
export async function openPopupSignIn(
  parent: BrowserWindow,
  request: Request,
  origins: ReadonlySet<string>,
): Promise<Outcome> {
  current.abort();
  current = new AbortController();
  const signal = AbortSignal.any([current.signal, AbortSignal.timeout(LONGEST_SIGN_IN)]);
  return request.opensSystemBrowser
    ? signInInSystemBrowser(request, signal)
    : signInInWindow(parent, request, { origins, signal });
}
