/** What main does for a page beyond checking what it sent; the stores and windows are made up. */
import { beforeEach, expect, test, vi } from 'vitest';
import { appConfigurationSchema } from '#shared/configuration.ts';
import type { SessionStore } from '#shared/desktop/bridge.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { vaultIdSchema } from '#shared/vault/ids.ts';

const shell = vi.hoisted(() => ({
  windows: [{ webContents: {} }] as object[],
  signIns: [] as { address: string; origins: string[] }[],
}));
vi.mock('electron', () => ({
  app: { getVersion: () => '1.0.0', getLocale: () => 'en-GB' },
  BrowserWindow: { getAllWindows: () => shell.windows },
}));
// It looks for Electron's own program as it is loaded, which is not there.
vi.mock('electron-store', () => ({ default: class {} }));
vi.mock('./popupSignIn.ts', () => ({
  isSignInPopup: () => false,
  cancelPopupSignIn: () => undefined,
  openPopupSignIn(_parent: object, request: { authorizationUrl: string }, origins: ReadonlySet<string>) {
    shell.signIns.push({ address: request.authorizationUrl, origins: [...origins] });
    return { kind: 'closed' };
  },
}));
const { answerBridge } = await import('./bridgeAnswers.ts');

type Parts = Parameters<typeof answerBridge>[0];

const rose = userIdSchema.parse('rose');
const vaultId = vaultIdSchema.parse('0f6a2f8e-6e3b-4d67-9b6e-6a7f3d5c1b2a');
const state = 'a-state-long-enough';
const configuration = appConfigurationSchema.parse({
  backend: {
    apiKey: 'key',
    authDomain: 'amaranth.example.org',
    projectId: 'amaranth',
    storageBucket: 'amaranth',
    appId: 'desktop',
  },
  federatedProviders: [
    {
      providerId: 'oidc.example',
      label: 'Example',
      clientId: 'amaranth',
      authorizationEndpoint: 'https://login.example/authorize',
      tokenEndpoint: 'https://login.example/token',
      hosts: ['company.example'],
    },
  ],
});

/** Only what the asked member needs is there: the rest is of other tests. */
function open(kind: SessionStore, parts: Partial<Parts> = {}) {
  const written: string[] = [];
  const secretStores = {
    session: {
      kind,
      read: async () => null,
      write: async (text: string) => void written.push(text),
      clear: async () => undefined,
    },
    vaultSecrets: null,
    cacheKeys: { readOrMake: async () => 'k'.repeat(43), clear: async () => undefined },
  };
  const answers = answerBridge({ secretStores, configuration, ...parts } as unknown as Parts);
  return { answers, written };
}

beforeEach(() => {
  shell.windows = [{ webContents: {} }];
  shell.signIns = [];
});

test('the key of what is kept is given while the keychain holds the session, and not beside a weaker store', async () => {
  expect(await open('keychain').answers.readCacheKey(rose)).toBe('k'.repeat(43));
  expect(await open('encrypted-file').answers.readCacheKey(rose)).toBeNull();
  expect(await open('memory').answers.readCacheKey(rose)).toBeNull();
});

test('without a keychain nothing opens a vault, and nothing is taken that would', async () => {
  const { answers } = open('memory');
  expect(await answers.readVaultSecret({ userId: rose, vaultId })).toBeNull();
  await expect(answers.writeVaultSecret({ userId: rose, vaultId, secret: null })).rejects.toThrow();
});

test('a session that a page writes goes where the session is kept', async () => {
  const { answers, written } = open('keychain');
  await answers.writeSession('{"refreshToken":"r-1"}');
  expect(written).toEqual(['{"refreshToken":"r-1"}']);
});

const query = `response_type=code&client_id=amaranth&code_challenge_method=S256&state=${state}`;
const signIn = (address: string, parts?: Partial<Parts>) =>
  open('keychain', parts).answers.openPopupSignIn({
    authorizationUrl: `${address}?${query}`,
    state,
    opensSystemBrowser: false,
  });

test('a sign-in leads to the operator’s provider, and stays at the hosts that are its own', async () => {
  await signIn('https://login.example/authorize');
  expect(shell.signIns).toEqual([
    {
      address: `https://login.example/authorize?${query}`,
      origins: ['https://login.example', 'https://company.example'],
    },
  ]);
});

test('a sign-in leads nowhere else, and nowhere at all without a configuration', async () => {
  await expect(signIn('https://evil.example/authorize')).rejects.toThrow('No provider');
  const none = { configuration: null };
  await expect(signIn('https://login.example/authorize', none)).rejects.toThrow('No provider');
  expect(shell.signIns).toEqual([]);
});

test('a sign-in whose window is gone is closed', async () => {
  shell.windows = [];
  expect(await signIn('https://login.example/authorize')).toEqual({ kind: 'closed' });
  expect(shell.signIns).toEqual([]);
});
