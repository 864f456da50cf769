/** Where a sign-in window may go, and what is said where it may not: the handlers are the real ones, the window is made up. */
import { EventEmitter } from 'node:events';
import type { BrowserWindow, BrowserWindowConstructorOptions, WebContents } from 'electron';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const opened = vi.hoisted(() => ({
  windows: [] as FakeWindow[],
  forgotten: [] as unknown[],
  sessions: [] as { readonly partition: string; readonly session: EventEmitter }[],
  lockedOut: [] as unknown[],
  openExternal: async (_address: string): Promise<void> => undefined,
}));

class FakeContents extends EventEmitter {
  readonly getURL = () => 'https://login.example/authorize';
}

class FakeWindow extends EventEmitter {
  readonly webContents = new FakeContents();
  isGone = false;
  title: string;
  address = '';
  readonly options: BrowserWindowConstructorOptions;
  /** Never ends: the page stays. */
  load: () => Promise<void> = () => new Promise(() => undefined);
  constructor(options: BrowserWindowConstructorOptions) {
    super();
    this.options = options;
    this.title = options.title ?? '';
    opened.windows.push(this);
  }
  loadURL(address: string): Promise<void> {
    this.address = address;
    return Promise.resolve().then(() => this.load());
  }
  setTitle(title: string): void {
    this.title = title;
  }
  isDestroyed(): boolean {
    return this.isGone;
  }
  destroy(): void {
    this.isGone = true;
    this.emit('closed');
  }
}

vi.mock('electron', () => ({
  app: { getLocale: () => 'en-GB', isPackaged: true },
  BrowserWindow: FakeWindow,
  session: {
    fromPartition(partition: string) {
      const session = Object.assign(new EventEmitter(), {
        clearStorageData: async () => void opened.forgotten.push(session),
      });
      opened.sessions.push({ partition, session });
      return session;
    },
  },
  shell: { openExternal: (address: string) => opened.openExternal(address) },
}));
// What a session of its own is locked by is tested in `policies/lockdown.test.ts`.
vi.mock('./policies/lockdown.ts', () => ({
  lockOutSession: (session: unknown) => opened.lockedOut.push(session),
}));
const { cancelPopupSignIn, isSignInPopup, openPopupSignIn } = await import('./popupSignIn.ts');
const { lockedPreferences } = await import('./policies/webPreferences.ts');

const state = 'a-state-long-enough';
const redirect = 'http://127.0.0.1/signed-in';
const origins = new Set(['https://login.example', 'https://company.example']);
const parent = {} as BrowserWindow;

function open(load?: () => Promise<void>) {
  const authorizationUrl = `https://login.example/authorize?state=${state}`;
  const answer = openPopupSignIn(parent, { authorizationUrl, state, opensSystemBrowser: false }, origins);
  const window = opened.windows.at(-1);
  if (!window) throw new Error('No window was opened.');
  if (load) window.load = load;
  /** Whether the step was prevented. */
  const step = (event: 'will-navigate' | 'will-redirect', url: string, isMainFrame = true): boolean => {
    let isPrevented = false;
    window.webContents.emit(event, {
      url,
      isMainFrame,
      preventDefault: () => {
        isPrevented = true;
      },
    });
    return isPrevented;
  };
  return { answer, window, step };
}

/** The sign-in in the system's browser, which may not open. */
function openOutside(openExternal: (address: string) => Promise<void>) {
  opened.openExternal = openExternal;
  const authorizationUrl = `https://login.example/authorize?state=${state}`;
  return openPopupSignIn(parent, { authorizationUrl, state, opensSystemBrowser: true }, origins);
}
const redirectOf = (address: string) => new URL(address).searchParams.get('redirect_uri') ?? '';

beforeEach(() => {
  opened.windows.length = 0;
  opened.sessions.length = 0;
  opened.lockedOut.length = 0;
});
afterEach(() => {
  cancelPopupSignIn();
  vi.restoreAllMocks();
});

test('its window has no bridge, and shares neither our session nor that of another sign-in', () => {
  const first = open().window;
  const second = open().window;
  expect(first.options.webPreferences).toEqual({
    ...lockedPreferences(),
    session: opened.sessions[0]?.session,
  });
  expect(second.options.webPreferences?.session).toBe(opened.sessions[1]?.session);
  expect(opened.lockedOut).toEqual(opened.sessions.map(({ session }) => session));
  const partitions = opened.sessions.map(({ partition }) => partition);
  expect(new Set(partitions).size).toBe(2);
  // One that persists would sign in whoever sits here next.
  for (const partition of partitions) expect(partition).not.toMatch(/^persist:/);
});

test('its window, and no other, is known as one of a sign-in', () => {
  const { window } = open();
  const contents = (of: FakeWindow) => of.webContents as unknown as WebContents;
  expect(isSignInPopup(contents(window))).toBe(true);
  expect(isSignInPopup(contents(new FakeWindow({})))).toBe(false);
});

test('the provider is asked to answer to the address at which the window is stopped', async () => {
  const { window } = open();
  expect(redirectOf(window.address)).toBe(redirect);
  expect(new URL(window.address).searchParams.get('state')).toBe(state);
});

test('cancelled in the page, its window closes', async () => {
  const { answer, window } = open();
  cancelPopupSignIn();
  expect(await answer).toEqual({ kind: 'closed' });
  expect(window.isGone).toBe(true);
});

test('a second sign-in closes the first', async () => {
  const first = open();
  const second = open();
  expect(await first.answer).toEqual({ kind: 'closed' });
  expect([first.window.isGone, second.window.isGone]).toEqual([true, false]);
});

test('one that nobody goes on with ends after ten minutes', async () => {
  const tooLong = new AbortController();
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLong.signal);
  const { answer, window } = open();
  expect(limits).toHaveBeenCalledWith(10 * 60_000);
  expect(window.isGone).toBe(false);
  tooLong.abort();
  expect(await answer).toEqual({ kind: 'closed' });
});

test('in the system’s browser, it answers to an address of this computer', async () => {
  const answer = await openOutside(async (address) => {
    await fetch(`${redirectOf(address)}?code=c-1&state=${state}`);
  });
  expect(answer).toMatchObject({ kind: 'answered', parameters: `?code=c-1&state=${state}` });
  expect(opened.windows).toEqual([]);
});

test('where no browser opens, it fails, and nothing stays open for an answer', async () => {
  let address = '';
  const signingIn = openOutside(async (given) => {
    address = redirectOf(given);
    throw new Error('There is no browser.');
  });
  await expect(signingIn).rejects.toThrow('There is no browser.');
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/signed-in$/);
  await expect(fetch(address)).rejects.toThrow();
});

test('it goes wherever the provider’s own hosts are, and comes back with the answer', async () => {
  const { answer, step } = open();
  expect(step('will-navigate', 'https://login.example/password')).toBe(false);
  expect(step('will-redirect', 'https://company.example/saml')).toBe(false);
  expect(step('will-redirect', `${redirect}?code=c-1&state=${state}`)).toBe(true);
  expect(await answer).toEqual({
    kind: 'answered',
    parameters: `?code=c-1&state=${state}`,
    redirectUri: redirect,
  });
});

test.each([
  'https://elsewhere.example/',
  'http://login.example/',
  'https://login.example.evil.example/',
  'https://login.example:8443/',
  'https://login.example@evil.example/',
  'app://amaranth/',
  'file:///etc/passwd',
  'data:text/html,x',
  'javascript:alert(1)',
  'not an address',
])('a link to %s is not followed: the title says so, and the sign-in goes on', async (address) => {
  const { answer, window, step } = open();
  expect(step('will-navigate', address)).toBe(true);
  expect(window.isGone).toBe(false);
  expect(window.title).toMatch(/^https:\/\/login\.example – .{0,61} is not part of this sign-in/);
  expect(step('will-navigate', `${redirect}?code=c-1&state=${state}`)).toBe(true);
  expect(await answer).toMatchObject({ kind: 'answered' });
});

test('where the provider itself leads elsewhere, the window closes and says where to', async () => {
  const { answer, step } = open();
  expect(step('will-redirect', 'https://elsewhere.example/saml?secret=1')).toBe(true);
  expect(await answer).toEqual({ kind: 'led-elsewhere', host: 'elsewhere.example' });
});

test('a frame within the page neither answers nor closes', () => {
  const { window, step } = open();
  expect(step('will-redirect', 'https://elsewhere.example/captcha', false)).toBe(false);
  expect(step('will-redirect', `${redirect}?code=stolen&state=${state}`, false)).toBe(false);
  expect(window.isGone).toBe(false);
});

test('an answer to another request closes the window, and is nobody’s', async () => {
  const { answer, step } = open();
  expect(step('will-redirect', `${redirect}?code=c-1&state=another-state-here`)).toBe(true);
  expect(await answer).toEqual({ kind: 'closed' });
});

test('a provider that cannot be reached is said to be, not to refuse', async () => {
  const { answer } = open(() => Promise.reject(new Error('ERR_INTERNET_DISCONNECTED')));
  expect(await answer).toEqual({ kind: 'unreachable' });
});

test('whatever a page calls itself, the title begins with where it is from', () => {
  const { window } = open();
  expect(window.title).toBe('https://login.example');
  const named = { preventDefault: vi.fn() };
  window.emit('page-title-updated', named, 'Amaranth');
  expect(window.title).toBe('https://login.example – Amaranth');
  // Left alone, Electron would put the page's own name in its place.
  expect(named.preventDefault).toHaveBeenCalledOnce();
});

test('a page without a title is not called by that of the one before it', () => {
  const { window } = open();
  window.emit('page-title-updated', { preventDefault: () => undefined }, 'Your company');
  window.webContents.emit('did-navigate', {}, 'https://company.example/saml');
  expect(window.title).toBe('https://company.example');
});

test('what the provider kept is forgotten with the window', async () => {
  const { answer, window } = open();
  window.destroy();
  await answer;
  expect(opened.forgotten.at(-1)).toBe(opened.sessions.at(-1)?.session);
});
