/** Where a sign-in window may go, and what is said where it may not: the handlers are the real ones, the window is made up. */
import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';

const opened = vi.hoisted(() => ({ windows: [] as FakeWindow[] }));

class FakeContents extends EventEmitter {
  readonly getURL = () => 'https://login.example/authorize';
}

class FakeWindow extends EventEmitter {
  readonly webContents = new FakeContents();
  isGone = false;
  title: string;
  /** Never ends: the page stays. */
  load: () => Promise<void> = () => new Promise(() => undefined);
  constructor({ title }: { readonly title: string }) {
    super();
    this.title = title;
    opened.windows.push(this);
  }
  loadURL(): Promise<void> {
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
  app: { getLocale: () => 'en-GB' },
  BrowserWindow: FakeWindow,
  session: { fromPartition: () => new EventEmitter() },
  shell: { openExternal: async () => undefined },
}));
// What a session of its own is locked by is tested in `policies/policies.test.ts`.
vi.mock('./policies/lockdown.ts', () => ({ lockOutSession: () => undefined }));
const { openPopupSignIn } = await import('./popupSignIn.ts');

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

beforeEach(() => {
  opened.windows.length = 0;
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
  expect(window.title).toMatch(/is not part of this sign-in – https:\/\/login\.example$/);
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
  window.emit('page-title-updated', { preventDefault: () => undefined }, 'Amaranth');
  expect(window.title).toBe('https://login.example – Amaranth');
});
