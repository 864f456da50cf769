/** What main does for a page beyond checking what it sent; the stores and windows are made up. */
import { beforeEach, expect, test, vi } from 'vitest';
import { appConfigurationSchema } from '#shared/configuration.ts';

const shell = vi.hoisted(() => ({
  windows: [{ webContents: {} }] as object[],
  signIns: [] as { address: string; origins: string[] }[],
}));
vi.mock('electron', () => ({
  app: { getVersion: () => '1.0.0', getLocale: () => 'en-GB' },
  BrowserWindow: { getAllWindows: () => shell.windows },
}));
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
function open(parts: Partial<Parts> = {}) {
  const written: (string | null)[] = [];
  const secrets = {
    readSession: async () => null,
    writeSession: async (text: string) => void written.push(text),
    endSession: async () => void written.push(null),
  };
  const answers = answerBridge({ secrets, configuration, ...parts } as unknown as Parts);
  return { answers, written };
}

beforeEach(() => {
  shell.windows = [{ webContents: {} }];
  shell.signIns = [];
});

test('a session that a page writes goes where the session is kept, and one that it ends is ended', async () => {
  const { answers, written } = open();
  await answers.writeSession('{"refreshToken":"r-1"}');
  await answers.writeSession(null);
  expect(written).toEqual(['{"refreshToken":"r-1"}', null]);
});

const query = `response_type=code&client_id=amaranth&code_challenge_method=S256&state=${state}`;
const signIn = (address: string, parts?: Partial<Parts>) =>
  open(parts).answers.openPopupSignIn({
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
