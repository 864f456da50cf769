/** Every member of the bridge, asked by somebody hostile: nothing it does not take gets as far as main's answer. */
import { beforeAll, expect, test, vi } from 'vitest';
import { type BridgeMethod, bridgeContract, channelOf } from '#shared/desktop/bridge.ts';

type Listener = (event: object, ...sent: unknown[]) => Promise<unknown>;
const handlers = vi.hoisted(() => new Map<string, Listener>());
vi.mock('electron', () => ({
  ipcMain: { handle: (channel: string, listener: Listener) => handlers.set(channel, listener) },
}));
const { registerBridge } = await import('./bridge.ts');

/** What the page sends, where it sends something. */
const taken: Partial<Record<BridgeMethod, unknown>> = {
  writeStoredValue: { key: 'theme', value: 'dark' },
  writeSession: '{"refreshToken":"r-1"}',
  readVaultSecret: { userId: 'rose', vaultId: '0f6a2f8e-6e3b-4d67-9b6e-6a7f3d5c1b2a' },
  writeVaultSecret: { userId: 'rose', vaultId: '0f6a2f8e-6e3b-4d67-9b6e-6a7f3d5c1b2a', secret: null },
  readCacheKey: 'rose',
  hideContent: true,
  copySecret: 'rosemary',
  clearClipboard: 'rosemary',
  reportTheme: 'dark',
  changeBackground: { keepsRunning: true },
  showNotification: { title: 'Amaranth', text: '2 files are safe', opens: null },
  reportCheckIn: true,
  reportUnfinished: ['typed'],
  openPopupSignIn: {
    authorizationUrl: 'https://login.example/authorize',
    state: 'a-state-long-enough',
    opensSystemBrowser: false,
  },
  revealDownload: '0f6a2f8e-6e3b-4d67-9b6e-6a7f3d5c1b2a',
  takeUpdate: 'check',
};

const methods = Object.keys(bridgeContract) as BridgeMethod[];
const reached: unknown[] = [];
/** What main answers with. */
let answered: unknown;
const ours = { senderFrame: { url: 'app://amaranth/', parent: null } };

beforeAll(() => {
  const answer = (input: unknown) => {
    reached.push(input);
    return answered;
  };
  const answers = Object.fromEntries(methods.map((method) => [method, answer]));
  registerBridge(answers as unknown as Parameters<typeof registerBridge>[0]);
});

const ask = async (method: BridgeMethod, event: object, ...sent: unknown[]) => {
  reached.length = 0;
  answered = undefined;
  await handlers
    .get(channelOf(method))?.(event, ...sent)
    .catch(() => undefined);
  return reached.length;
};

const hostile: unknown[] = [
  null,
  0,
  Number.NaN,
  -1,
  10n,
  '',
  'x'.repeat(2_000_000),
  '../../etc/passwd',
  [],
  [[]],
  {},
  Object.create(null),
  JSON.parse('{"__proto__":{"key":"theme","value":"dark"}}'),
  { constructor: { prototype: { key: 'theme' } } },
  { key: '__proto__', value: 'x' },
  { key: 'constructor', value: 'x' },
  { userId: 'rose', vaultId: '../rose' },
  { userId: '', vaultId: '', secret: null },
  { authorizationUrl: 'file:///etc/passwd', state: 'x'.repeat(20), opensSystemBrowser: true },
  { authorizationUrl: 'javascript:alert(1)', state: 'x'.repeat(20), opensSystemBrowser: true },
  { authorizationUrl: 'https://provider.example/', state: 'short', opensSystemBrowser: false },
  new Map([['key', 'theme']]),
  new Date(0),
];
const isText = (sent: unknown) => sent === '../../etc/passwd';
/** What some members do take: any text for a session or the clipboard, null to end a session, no choice to read both. */
const takes: Partial<Record<BridgeMethod, (sent: unknown) => boolean>> = {
  writeSession: (sent) => isText(sent) || sent === null,
  copySecret: isText,
  clearClipboard: isText,
  changeBackground: (sent) => typeof sent === 'object' && sent !== null && Object.keys(sent).length === 0,
};

test.each(methods)('%s runs for nothing that it does not take', async (method) => {
  for (const sent of hostile) {
    if (takes[method]?.(sent)) continue;
    expect([sent, await ask(method, ours, sent)]).toEqual([sent, 0]);
  }
});

test.each(methods)('%s takes no second argument', async (method) => {
  expect(await ask(method, ours, undefined, undefined)).toBe(0);
  expect(await ask(method, ours, undefined, {})).toBe(0);
});

test.each(methods)('%s runs for nobody but the top frame of our own page', async (method) => {
  for (const senderFrame of [
    null,
    { url: 'app://amaranth/', parent: {} },
    { url: 'https://evil.example/', parent: null },
    { url: 'about:blank', parent: null },
    { url: 'blob:app://amaranth/0f6a2f8e', parent: null },
    { url: 'data:text/html,x', parent: null },
    { url: 'file:///index.html', parent: null },
    { url: 'app://amaranth.evil.example/', parent: null },
  ]) {
    expect(await ask(method, { senderFrame }, taken[method])).toBe(0);
  }
  expect(await ask(method, ours, taken[method])).toBe(1);
});

test('what is sent along with what a member takes does not get as far as its answer', async () => {
  const { writeStoredValue, showNotification } = taken;
  for (const [method, sent] of Object.entries({ writeStoredValue, showNotification })) {
    await ask(method as BridgeMethod, ours, { ...(sent as object), path: '/etc/passwd' });
    expect(reached).toEqual([sent]);
  }
});

test.each([
  ['readSession', 7],
  ['readSession', 'x'.repeat(2_000_000)],
  ['describeSessionStore', 'a note'],
  ['readCacheKey', 'short'],
  ['readVaultSecret', { deviceId: 'x', secret: 'y' }],
  ['revealDownload', '/home/rose'],
  ['changeBackground', { opensAtLogin: true }],
  ['openPopupSignIn', { kind: 'answered', parameters: '?'.repeat(8_193), redirectUri: 'http://127.0.0.1/' }],
  ['reportTheme', 'more than nothing'],
] as const)('%s answers with nothing that its contract does not know', async (method, answer) => {
  const asked = handlers.get(channelOf(method));
  answered = answer;
  await expect(asked?.(ours, taken[method])).rejects.toThrow();
});

test.each([
  ['writeStoredValue', { key: 'theme', value: 'x'.repeat(32_769) }],
  ['showNotification', { title: 'x'.repeat(201), text: '', opens: null }],
  ['showNotification', { title: 'Amaranth', text: 'x'.repeat(501), opens: null }],
  ['showNotification', { title: 'Amaranth', text: '', opens: 'admin' }],
  ['showNotification', { title: 'Amaranth', text: '', opens: 'https://evil.example/' }],
  ['reportUnfinished', ['typed', 'typed']],
  ['reportUnfinished', []],
  ['changeBackground', { keepsRunning: true, path: '/etc/passwd' }],
] as const)('%s takes no more than it needs', async (method, sent) => {
  expect(await ask(method, ours, sent)).toBe(0);
});
