/** What crosses in the keychain's queue, and whose the secrets are. */
import { expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { vaultDeviceIdSchema, vaultIdSchema } from '#shared/vault/ids.ts';
import { keepCacheKeys } from './cacheKeys.ts';
import { holdSession } from './holdSession.ts';
import { KEYCHAIN_SERVICE } from './keychain.ts';
import { keychainInMemory, recordInMemory, sessionText } from './keychains.testing.ts';
import { openKnownEntries } from './knownEntries.ts';
import { keepInTurn } from './secretsOfSession.ts';
import { type Keytar, openEntry } from './systemKeychain.ts';
import { keepVaultSecrets } from './vaultSecrets.ts';

const rose = userIdSchema.parse('rose');
const paul = userIdSchema.parse('paul');
const ownership = { userId: rose, vaultId: vaultIdSchema.parse('0f6a2f8e-6e3b-4d67-9b6e-6a7f3d5c1b2a') };
const secret = {
  deviceId: vaultDeviceIdSchema.parse('5f0d1c7b-94a2-4c0e-8a61-3b7e2d9f6a18'),
  secret: 'q'.repeat(43),
};

/** A keychain that lets its callers wait until `answer`, while it is held up. */
function open(longestWait = 50) {
  const real = keychainInMemory();
  const names = new Set<string>();
  let gate: Promise<void> = Promise.resolve();
  let answer = () => {};
  let count = 0;
  const keytar: Keytar = {
    getPassword: (...asked) => gate.then(() => real.getPassword(...asked)),
    setPassword: (service, account, text) => {
      names.add(account);
      return gate.then(() => real.setPassword(service, account, text));
    },
    deletePassword: (...asked) => {
      count += 1;
      return gate.then(() => real.deletePassword(...asked));
    },
  };
  const record = recordInMemory({ store: 'keychain' });
  const entries = openKnownEntries(keytar, record, longestWait);
  const secrets = keepInTurn({
    session: holdSession(openEntry(keytar, 'session'), { record, report: () => undefined, longestWait }),
    beside: {
      entries,
      vaultSecrets: keepVaultSecrets(entries, 'vault'),
      cacheKeys: keepCacheKeys(entries, 'cache'),
    },
    record,
    report: () => undefined,
    longestHold: 20,
  });
  return {
    secrets,
    record,
    holdUp() {
      gate = new Promise((resolve) => {
        answer = resolve;
      });
    },
    answer: () => answer(),
    /** How often it was asked to let something go. */
    deletions: () => count,
    /** Answers whoever asks from here on, and never who asked before. */
    replace: () => {
      gate = Promise.resolve();
    },
    async inKeychain() {
      const texts = await Promise.all([...names].map((name) => real.getPassword(KEYCHAIN_SERVICE, name)));
      return texts.filter((text) => text !== null);
    },
  };
}

test('a sign-out that crosses a write of the session wins, whether that was begun or waited', async () => {
  const { secrets, record, holdUp, answer, inKeychain } = open();
  await secrets.writeSession(sessionText('rose'));
  holdUp();
  const writing = [
    secrets.writeSession(sessionText('rose', 'r-2')),
    secrets.writeSession(sessionText('rose', 'r-3')),
  ];
  await Promise.resolve();
  const ending = secrets.endSession();
  expect(record.onDisk()).toMatchObject({ sessionOf: null });
  answer();
  await Promise.all([...writing, ending]);
  expect(await secrets.readSession()).toBeNull();
  expect(record.onDisk()).toMatchObject({ sessionOf: null });
  expect(await inKeychain()).toEqual([]);
});

test('a sign-out that crosses the writing of a secret leaves none', async () => {
  const { secrets, record, holdUp, answer, inKeychain } = open();
  await secrets.writeSession(sessionText('rose'));
  holdUp();
  const writing = secrets.writeVaultSecret(ownership, secret).catch((error: Error) => error.message);
  await Promise.resolve();
  const ending = secrets.endSession();
  answer();
  expect(await writing).toBe('The session ended meanwhile.');
  await ending;
  expect(await inKeychain()).toEqual([]);
  expect(record.read().entries).toEqual({});
});

test('who signs in right after a sign-out stays signed in', async () => {
  const { secrets } = open();
  await secrets.writeSession(sessionText('rose'));
  await Promise.all([secrets.endSession(), secrets.writeSession(sessionText('paul'))]);
  expect(await secrets.readSession()).toBe(sessionText('paul'));
});

test('secrets are handed to nobody but the person whose session is held', async () => {
  const { secrets } = open();
  await expect(secrets.writeVaultSecret(ownership, secret)).rejects.toThrow();
  expect(await secrets.readCacheKey(rose)).toBeNull();
  await secrets.writeSession(sessionText('rose'));
  await secrets.writeVaultSecret(ownership, secret);
  expect(await secrets.readVaultSecret(ownership)).toEqual(secret);
  expect(await secrets.readCacheKey(rose)).not.toBeNull();
  expect(await secrets.readCacheKey(paul)).toBeNull();
  expect(await secrets.readVaultSecret({ ...ownership, userId: paul })).toBeNull();
});

test('another person’s session takes away what was of the one before, who finds nothing when they come back', async () => {
  const { secrets, inKeychain } = open();
  await secrets.writeSession(sessionText('rose'));
  await secrets.writeVaultSecret(ownership, secret);
  const key = await secrets.readCacheKey(rose);
  await secrets.writeSession(sessionText('paul'));
  expect(await secrets.readVaultSecret(ownership)).toBeNull();
  expect(await secrets.readCacheKey(rose)).toBeNull();
  expect(await inKeychain()).toEqual([sessionText('paul')]);
  await secrets.writeSession(sessionText('rose'));
  expect(await secrets.readVaultSecret(ownership)).toBeNull();
  expect(await secrets.readCacheKey(rose)).not.toBe(key);
});

test('a page that starts does not wait for a keychain that is slow to take the session anew', async () => {
  const { secrets, holdUp, answer, inKeychain } = open(60_000);
  await secrets.writeSession(sessionText('rose'));
  holdUp();
  await secrets.writeSession(sessionText('rose', 'r-2'));
  expect(await secrets.readSession()).toBe(sessionText('rose', 'r-2'));
  answer();
  await secrets.readCacheKey(rose);
  expect(await inKeychain()).toContain(sessionText('rose', 'r-2'));
});

test('a key is made once, also for two that ask at once', async () => {
  const { secrets } = open();
  await secrets.writeSession(sessionText('rose'));
  const [first, second] = await Promise.all([secrets.readCacheKey(rose), secrets.readCacheKey(rose)]);
  expect(second).toBe(first);
});

test('where the keychain never answers, a sign-out ends all the same, and somebody else signs in', async () => {
  const { secrets, holdUp, deletions } = open();
  await secrets.writeSession(sessionText('rose'));
  await secrets.readCacheKey(rose);
  holdUp();
  await secrets.endSession();
  expect(await secrets.readSession()).toBeNull();
  await secrets.writeSession(sessionText('paul'));
  expect(await secrets.readSession()).toBe(sessionText('paul'));
  expect(secrets.sessionStore()).toBe('memory');
  expect(await secrets.readCacheKey(rose)).toBeNull();
  expect(deletions()).toBe(1);
});

test('one call that the keychain never answers keeps none of the next from theirs', async () => {
  const { secrets, holdUp, replace } = open();
  await secrets.writeSession(sessionText('rose'));
  holdUp();
  await expect(secrets.readCacheKey(rose)).rejects.toThrow('The keychain did not answer.');
  replace();
  expect(await secrets.readCacheKey(rose)).not.toBeNull();
});

test('a sign-out on a full disk takes all away, or says that it could not', async () => {
  const { secrets, record, inKeychain, holdUp } = open();
  await secrets.writeSession(sessionText('rose'));
  await secrets.readCacheKey(rose);
  record.fill(true);
  await secrets.endSession();
  expect(await inKeychain()).toEqual([]);
  holdUp();
  await expect(secrets.endSession()).rejects.toThrow('The keychain did not answer.');
});
