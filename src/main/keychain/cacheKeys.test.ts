import { beforeEach, describe, expect, test } from 'vitest';
import { keyTextSchema } from '#shared/desktop/bridge.ts';
import { keepCacheKeys } from './cacheKeys.ts';
import { KEYCHAIN_SERVICE, keychainAccount } from './keychain.ts';
import { keychains, recordInMemory } from './keychains.testing.ts';
import { openKnownEntries } from './knownEntries.ts';

const profile = keychainAccount('/home/rose/.config/Amaranth', 'cache');

describe.each(keychains)('Keys of what a computer keeps, %s', (_, keytar) => {
  if (!keytar) return test.skip('there is no keyring here', () => undefined);
  const record = recordInMemory();
  const entries = openKnownEntries(keytar, record);
  const keys = keepCacheKeys(entries, profile);
  beforeEach(() => keys.clear());

  test('an account’s is made once, also for two that ask at once, and is its own', async () => {
    const [first, second] = await Promise.all([keys.readOrMake('rose'), keys.readOrMake('rose')]);
    expect(keyTextSchema.safeParse(first).success).toBe(true);
    expect(second).toBe(first);
    expect(await keepCacheKeys(entries, profile).readOrMake('rose')).toBe(first);
    expect(await keys.readOrMake('paul')).not.toBe(first);
  });

  test('signing out removes all of this profile, and none of another', async () => {
    const other = keepCacheKeys(entries, keychainAccount('/home/paul', 'cache'));
    const kept = await other.readOrMake('rose');
    const gone = await keys.readOrMake('rose');
    await keys.clear();
    expect(await keys.readOrMake('rose')).not.toBe(gone);
    expect(await other.readOrMake('rose')).toBe(kept);
    await other.clear();
  });

  test('one that is not ours is replaced', async () => {
    await keys.readOrMake('rose');
    const [account] = Object.keys(record.read().entries);
    if (!account) throw new Error('No key was made.');
    await keytar.setPassword(KEYCHAIN_SERVICE, account, 'something else');
    expect(keyTextSchema.safeParse(await keys.readOrMake('rose')).success).toBe(true);
  });
});
