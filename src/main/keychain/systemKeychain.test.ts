import { afterEach, describe, expect, test } from 'vitest';
import { keychainAccount } from './keychain.ts';
import { openMemory } from './memory.ts';
import { findSystemKeychain, openEntry } from './systemKeychain.ts';

const hasKeyring = process.env.AMARANTH_TEST_KEYRING === '1';

const account = keychainAccount('/home/rose/.config/Amaranth');
const openSystemKeychain = async () => {
  const system = await findSystemKeychain(() => undefined);
  return system && openEntry(system, account);
};

describe.skipIf(!hasKeyring)('the OS keychain', () => {
  afterEach(async () => (await openSystemKeychain())?.clear());

  test('gives back after a restart what was written before it', async () => {
    const before = await openSystemKeychain();
    await before?.write('{"refreshToken":"r-1"}');
    const after = await openSystemKeychain();
    expect(after?.kind).toBe('keychain');
    expect(await after?.read()).toBe('{"refreshToken":"r-1"}');
  });

  test('forgets on sign-out', async () => {
    const keychain = await openSystemKeychain();
    await keychain?.write('secret');
    await keychain?.clear();
    expect(await keychain?.read()).toBeNull();
  });
});

test('two profiles on one desk have entries of their own', () => {
  expect(keychainAccount('/home/rose/.config/Amaranth')).not.toBe(keychainAccount('/tmp/other'));
});

test('memory forgets with the app, and says that it is memory', async () => {
  const first = openMemory();
  await first.write('secret');
  expect(await first.read()).toBe('secret');
  expect(first.kind).toBe('memory');
  expect(await openMemory().read()).toBeNull();
});
