import { afterEach, describe, expect, test } from 'vitest';
import { openMemory } from './memory.ts';
import { openSystemKeychain } from './systemKeychain.ts';

const hasKeyring = process.env.AMARANTH_TEST_KEYRING === '1';

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

test('memory forgets with the app, and says that it is memory', async () => {
  const first = openMemory();
  await first.write('secret');
  expect(await first.read()).toBe('secret');
  expect(first.kind).toBe('memory');
  expect(await openMemory().read()).toBeNull();
});
