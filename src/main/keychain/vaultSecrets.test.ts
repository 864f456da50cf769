import { beforeEach, describe, expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { vaultDeviceIdSchema, vaultIdSchema } from '#shared/vault/ids.ts';
import { KEYCHAIN_SERVICE, keychainAccount } from './keychain.ts';
import { keychains, recordInMemory } from './keychains.testing.ts';
import { openKnownEntries } from './knownEntries.ts';
import { keepVaultSecrets } from './vaultSecrets.ts';

const rose = userIdSchema.parse('rose');
const paul = userIdSchema.parse('paul');
const vaultId = vaultIdSchema.parse('0f6a2f8e-6e3b-4d67-9b6e-6a7f3d5c1b2a');
const otherVaultId = vaultIdSchema.parse('7c3d1e90-14b8-4a55-8f21-2d9e0c4b7a66');
const secret = {
  deviceId: vaultDeviceIdSchema.parse('5f0d1c7b-94a2-4c0e-8a61-3b7e2d9f6a18'),
  secret: 'q'.repeat(43),
};
const profile = keychainAccount('/home/rose/.config/Amaranth', 'vault');

describe.each(keychains)('Secrets that open vaults, %s', (_, keytar) => {
  if (!keytar) return test.skip('there is no keyring here', () => undefined);
  const record = recordInMemory();
  const entries = openKnownEntries(keytar, record);
  const secrets = keepVaultSecrets(entries, profile);
  beforeEach(() => {
    record.end();
    return entries.sweep();
  });

  test('belong to one account and one vault', async () => {
    await secrets.write({ userId: rose, vaultId }, secret);
    expect(await secrets.read({ userId: rose, vaultId })).toEqual(secret);
    expect(await secrets.read({ userId: paul, vaultId })).toBeNull();
    expect(await secrets.read({ userId: rose, vaultId: otherVaultId })).toBeNull();
  });

  test('are gone when they are turned off', async () => {
    await secrets.write({ userId: rose, vaultId }, secret);
    await secrets.write({ userId: rose, vaultId }, null);
    expect(await secrets.read({ userId: rose, vaultId })).toBeNull();
  });

  test('go with the session, and leave the session’s own entry', async () => {
    const session = keychainAccount('/home/rose/.config/Beside');
    await keytar.setPassword(KEYCHAIN_SERVICE, session, 'session');
    await secrets.write({ userId: rose, vaultId }, secret);
    await secrets.write({ userId: paul, vaultId: otherVaultId }, secret);
    record.end();
    await entries.sweep();
    expect(await secrets.read({ userId: rose, vaultId })).toBeNull();
    expect(await secrets.read({ userId: paul, vaultId: otherVaultId })).toBeNull();
    expect(record.read().entries).toEqual({});
    expect(await keytar.getPassword(KEYCHAIN_SERVICE, session)).toBe('session');
    await keytar.deletePassword(KEYCHAIN_SERVICE, session);
  });

  test('an entry that is not ours is none', async () => {
    for (const text of ['a note', '{"secret":"q"}', 'null']) {
      const entry = keepVaultSecrets({ ...entries, read: async () => text }, profile);
      expect(await entry.read({ userId: rose, vaultId })).toBeNull();
    }
  });
});
