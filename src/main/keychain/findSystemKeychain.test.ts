/** A keychain is believed once it was tried out. The OS's is made up here; `systemKeychain.test.ts` has the real one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECRETS_LONGEST_WAIT } from './keychain.ts';
import type { Keytar } from './systemKeychain.ts';

const entries = new Map<string, string>();
const works: Keytar = {
  getPassword: async (_service, account) => entries.get(account) ?? null,
  setPassword: async (_service, account, password) => void entries.set(account, password),
  deletePassword: async (_service, account) => entries.delete(account),
};
const system = vi.hoisted(() => ({ keytar: {} as Partial<Keytar> }));
vi.mock('keytar', () => ({ default: system.keytar }));
const { findSystemKeychain } = await import('./systemKeychain.ts');

const reported: string[] = [];
const find = () => findSystemKeychain((event) => reported.push(event));

beforeEach(() => {
  entries.clear();
  reported.length = 0;
  Object.assign(system.keytar, works);
});
afterEach(() => vi.useRealTimers());

test('one that writes, reads and forgets is used, and nothing of the trial stays in it', async () => {
  expect(await find()).toBe(system.keytar);
  expect([...entries]).toEqual([]);
  expect(reported).toEqual([]);
});

test.each([
  ['forgets at once', { setPassword: async () => undefined }],
  ['answers something else', { getPassword: async () => 'another program’s' }],
])('one that %s is not used', async (_does, fault: Partial<Keytar>) => {
  Object.assign(system.keytar, fault);
  expect(await find()).toBeNull();
});

test.each(['setPassword', 'getPassword', 'deletePassword'] as const)(
  'one that refuses %s is not used, and the log says so',
  async (method) => {
    Object.assign(system.keytar, { [method]: () => Promise.reject(new Error('The keychain is locked.')) });
    expect(await find()).toBeNull();
    expect(reported).toEqual(['keychain-not-usable']);
  },
);

test('one that stays locked is waited for as long as its owner may need, and no longer', async () => {
  vi.useFakeTimers();
  Object.assign(system.keytar, { setPassword: () => new Promise(() => undefined) });
  const found = find();
  await vi.advanceTimersByTimeAsync(SECRETS_LONGEST_WAIT);
  expect(await found).toBeNull();
  expect(reported).toEqual(['keychain-not-usable']);
});
