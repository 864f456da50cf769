/** Every member of the bridge, asked by somebody hostile: nothing it does not take gets as far as main's answer. */
import { beforeAll, expect, test, vi } from 'vitest';
import { type BridgeMethod, bridgeContract, channelOf } from '#shared/desktop/bridge.ts';

type Listener = (event: object, ...sent: unknown[]) => Promise<unknown>;
const handlers = vi.hoisted(() => new Map<string, Listener>());
vi.mock('electron', () => ({
  ipcMain: { handle: (channel: string, listener: Listener) => handlers.set(channel, listener) },
}));
const { registerBridge } = await import('./bridge.ts');

const methods = Object.keys(bridgeContract) as BridgeMethod[];
const reached: string[] = [];
const ours = { senderFrame: { url: 'app://amaranth/', parent: null } };

beforeAll(() => {
  const answers = Object.fromEntries(methods.map((method) => [method, () => void reached.push(method)]));
  registerBridge(answers as unknown as Parameters<typeof registerBridge>[0]);
});

const ask = async (method: BridgeMethod, event: object, ...sent: unknown[]) => {
  reached.length = 0;
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
    // What each would take from us: nothing, where it takes nothing.
    expect(await ask(method, { senderFrame })).toBe(0);
  }
});
