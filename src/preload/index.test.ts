/** The bridge as a page has it; what main answers and tells is made up. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { DesktopBridge } from '#shared/desktop/bridge.ts';

type Receiver = (event: object, told: unknown) => void;
const main = vi.hoisted(() => ({
  bridges: new Map<string, DesktopBridge>(),
  invoked: [] as unknown[][],
  answer: undefined as unknown,
  receivers: new Map<string, Receiver>(),
}));
vi.mock('electron', () => ({
  contextBridge: {
    exposeInMainWorld: (name: string, bridge: DesktopBridge) => main.bridges.set(name, bridge),
  },
  ipcRenderer: {
    invoke: async (...sent: unknown[]) => {
      main.invoked.push(sent);
      return main.answer;
    },
    on: (channel: string, receiver: Receiver) => main.receivers.set(channel, receiver),
    off: (channel: string) => main.receivers.delete(channel),
  },
}));
await import('./index.ts');

const bridge = () => {
  const found = main.bridges.get('amaranth');
  if (!found) throw new Error('There is no bridge.');
  return found;
};

beforeEach(() => {
  main.invoked = [];
  main.answer = undefined;
});

test('what a page asks for goes out as the contract has it, and nothing beside it', async () => {
  const entry = { key: 'theme', value: 'dark', path: '/etc/passwd' } as const;
  await bridge().writeStoredValue(entry);
  expect(main.invoked).toEqual([['amaranth:writeStoredValue', { key: 'theme', value: 'dark' }]]);
});

test('what the contract does not take does not go out', async () => {
  await expect(bridge().revealDownload('../../etc/passwd')).rejects.toThrow();
  expect(main.invoked).toEqual([]);
});

test('what the contract does not know does not come back', async () => {
  main.answer = 7;
  await expect(bridge().readSession()).rejects.toThrow();
  main.answer = '{"refreshToken":"r-1"}';
  expect(await bridge().readSession()).toBe('{"refreshToken":"r-1"}');
});

test('a listener hears events of the closed list alone, and nothing of Electron’s', () => {
  const heard: unknown[][] = [];
  const stop = bridge().listen((...told) => heard.push(told));
  expect(main.invoked).toEqual([['amaranth:listen']]);
  const receive = main.receivers.get('amaranth:event');
  const sender = { sender: {} };
  receive?.(sender, { kind: 'open', path: '//evil.example/' });
  receive?.(sender, { kind: 'run', path: '/settings' });
  receive?.(sender, { kind: 'open', path: '/settings' });
  expect(heard).toEqual([[{ kind: 'open', path: '/settings' }]]);
  stop();
  expect(main.receivers.has('amaranth:event')).toBe(false);
});
