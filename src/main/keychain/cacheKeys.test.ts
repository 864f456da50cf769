import { beforeEach, describe, expect, test } from 'vitest';
import { keyTextSchema } from '#shared/desktop/bridge.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { keepCacheKeys } from './cacheKeys.ts';
import { KEYCHAIN_SERVICE, keychainAccount } from './keychain.ts';
import { keychains, recordInMemory } from './keychains.testing.ts';
import { openKnownEntries } from './knownEntries.ts';

const rose = userIdSchema.parse('rose');
const paul = userIdSchema.parse('paul');
const profile = keychainAccount('/home/rose/.config/Amaranth', 'cache');

describe.each(keychains)('Keys of what a computer keeps, %s', (_, keytar) => {
  if (!keytar) return test.skip('there is no keyring here', () => undefined);
  const record = recordInMemory();
  const entries = openKnownEntries(keytar, record);
  const keys = keepCacheKeys(entries, profile);
  beforeEach(() => {
    record.end();
    return entries.sweep();
  });

  test('an account’s is made once, and is its own', async () => {
    const first = await keys.readOrMake(rose);
    expect(keyTextSchema.safeParse(first).success).toBe(true);
    expect(await keepCacheKeys(entries, profile).readOrMake(rose)).toBe(first);
    expect(await keys.readOrMake(paul)).not.toBe(first);
  });

  test('another profile’s are its own', async () => {
    const other = keepCacheKeys(entries, keychainAccount('/home/paul', 'cache'));
    expect(await other.readOrMake(rose)).not.toBe(await keys.readOrMake(rose));
  });

  test('one that is not ours is replaced', async () => {
    await keys.readOrMake(rose);
    const [account] = Object.keys(record.read().entries);
    if (!account) throw new Error('No key was made.');
    await keytar.setPassword(KEYCHAIN_SERVICE, account, 'something else');
    expect(keyTextSchema.safeParse(await keys.readOrMake(rose)).success).toBe(true);
  });
});
