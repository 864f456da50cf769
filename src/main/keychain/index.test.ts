/**
 * What a profile folder's secrets come to from start to start, whatever the keychain does: in memory, and in a real Secret
 * Service where the tests have one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { vaultDeviceIdSchema, vaultIdSchema } from '#shared/vault/ids.ts';

vi.mock('electron', () => ({ safeStorage: { isEncryptionAvailable: () => false } }));
const { openSecrets } = await import('./index.ts');
const { keychains, recordInMemory, sessionText } = await import('./keychains.testing.ts');
const { KEYCHAIN_SERVICE, keychainAccount } = await import('./keychain.ts');

const ownership = {
  userId: userIdSchema.parse('rose'),
  vaultId: vaultIdSchema.parse('0f6a2f8e-6e3b-4d67-9b6e-6a7f3d5c1b2a'),
};
const secret = {
  deviceId: vaultDeviceIdSchema.parse('5f0d1c7b-94a2-4c0e-8a61-3b7e2d9f6a18'),
  secret: 'q'.repeat(43),
};

describe.each(keychains)('The secrets of one profile, %s', (_, real) => {
  if (!real) return test.skip('there is no keyring here', () => undefined);
  let userDataFolder = '';
  let record = recordInMemory();
  let isStubborn = false;
  /** Lets nothing go while it is stubborn, as one that was locked meanwhile. */
  const keytar = {
    ...real,
    getPassword: (service: string, account: string) => real.getPassword(service, account),
    setPassword: (service: string, account: string, text: string) => real.setPassword(service, account, text),
    deletePassword: (service: string, account: string) =>
      isStubborn ? Promise.reject(new Error('It does not let go.')) : real.deletePassword(service, account),
  };
  const start = async (backend: string | null = 'https://home.example') => {
    const secrets = await openSecrets({
      userDataFolder,
      record,
      backend: Promise.resolve(backend),
      findKeychain: async () => keytar,
      askForWeaker: async () => 'agree',
      report: () => undefined,
    });
    if (!secrets) throw new Error('Nobody asked to quit.');
    return secrets;
  };
  const entry = () => real.getPassword(KEYCHAIN_SERVICE, keychainAccount(userDataFolder));
  /** Somebody who is signed in, with a vault that opens here and lists that are kept. */
  const signIn = async () => {
    const secrets = await start();
    await secrets.writeSession(sessionText('rose'));
    await secrets.writeVaultSecret(ownership, secret);
    const key = await secrets.readCacheKey(ownership.userId);
    return { secrets, key };
  };

  beforeEach(async () => {
    userDataFolder = await mkdtemp(join(tmpdir(), 'amaranth-secrets-'));
    record = recordInMemory();
    isStubborn = false;
  });
  afterEach(async () => {
    isStubborn = false;
    await (await start()).endSession();
    await rm(userDataFolder, { recursive: true });
  });

  test('outlive a restart', async () => {
    const { key } = await signIn();
    const next = await start();
    expect(await next.readSession()).toBe(sessionText('rose'));
    expect(await next.readVaultSecret(ownership)).toEqual(secret);
    expect(await next.readCacheKey(ownership.userId)).toBe(key);
  });

  test('a sign-out that the keychain refused is not undone at the next start, and is done as soon as it can be', async () => {
    const { secrets, key } = await signIn();
    isStubborn = true;
    await expect(secrets.endSession()).rejects.toThrow('It does not let go.');
    expect(await entry()).not.toBeNull();
    expect(await secrets.readSession()).toBeNull();
    expect(await secrets.readVaultSecret(ownership)).toBeNull();

    const next = await start();
    expect(await next.readSession()).toBeNull();
    expect(await next.readVaultSecret(ownership)).toBeNull();
    isStubborn = false;
    const later = await start();
    expect(await entry()).toBeNull();
    expect(record.read().entries).toEqual({});
    expect(await later.readCacheKey(ownership.userId)).not.toBe(key);
  });

  test('preferences that were lost believe nothing that the keychain holds', async () => {
    const { key } = await signIn();
    record.lose();
    const next = await start();
    expect(await next.readSession()).toBeNull();
    expect(await entry()).toBeNull();
    expect(await next.readVaultSecret(ownership)).toBeNull();
    expect(await next.readCacheKey(ownership.userId)).not.toBe(key);
  });

  test('are of one backend: another one finds nothing, nor does the first when it comes back', async () => {
    await signIn();
    const elsewhere = await start('https://elsewhere.example');
    expect(await elsewhere.readSession()).toBeNull();
    expect(await elsewhere.readVaultSecret(ownership)).toBeNull();
    expect(await entry()).toBeNull();
    const back = await start();
    expect(await back.readSession()).toBeNull();
    expect(await back.readVaultSecret(ownership)).toBeNull();
  });

  test('stay while the server does not say who it is', async () => {
    await signIn();
    expect(await (await start(null)).readSession()).toBe(sessionText('rose'));
  });

  test('a session that was written anew is believed again', async () => {
    const { secrets } = await signIn();
    isStubborn = true;
    await secrets.endSession().catch(() => undefined);
    await secrets.writeSession(sessionText('rose', 'r-2'));
    isStubborn = false;
    expect(await (await start()).readSession()).toBe(sessionText('rose', 'r-2'));
  });
});
