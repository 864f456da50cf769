import { expect, test, vi } from 'vitest';
import { keychainInMemory, recordInMemory } from './keychains.testing.ts';
import { MOST_ENTRIES, openKnownEntries } from './knownEntries.ts';
import type { Keytar } from './systemKeychain.ts';
import { KeychainSilent } from './within.ts';

const never = () => new Promise<never>(() => undefined);
const silent: Keytar = { getPassword: never, setPassword: never, deletePassword: never };
const open = (keytar: Keytar, record = recordInMemory()) => ({
  record,
  entries: openKnownEntries(keytar, record, 20),
});

test('each call ends where the keychain never answers', async () => {
  const { entries } = open(silent, recordInMemory({ entries: { held: 'held', ended: 'ended' } }));
  await expect(entries.read('held')).rejects.toThrow(KeychainSilent);
  await expect(entries.write('new', 'text')).rejects.toThrow(KeychainSilent);
  await expect(entries.remove('held')).rejects.toThrow(KeychainSilent);
  await expect(entries.sweep()).rejects.toThrow(KeychainSilent);
});

test('a keychain that does not answer is asked for one entry, not for each', async () => {
  const deletePassword = vi.fn(never);
  const { entries } = open(
    { ...silent, deletePassword },
    recordInMemory({ entries: { a: 'ended', b: 'ended' } }),
  );
  await expect(entries.sweep()).rejects.toThrow(KeychainSilent);
  expect(deletePassword).toHaveBeenCalledOnce();
});

test('one that is written while its session ends is not believed, and is taken away', async () => {
  const keytar = keychainInMemory();
  const { entries, record } = open(keytar);
  const writing = entries.write('key', 'text');
  record.end();
  await expect(writing).rejects.toThrow('The session ended meanwhile.');
  expect(await entries.read('key')).toBeNull();
  await entries.sweep();
  expect(await keytar.getPassword('Amaranth', 'key')).toBeNull();
  expect(record.read().entries).toEqual({});
});

test('there are never more than anybody needs', async () => {
  const { entries, record } = open(keychainInMemory());
  for (let count = 0; count < MOST_ENTRIES; count += 1) await entries.write(`key ${count}`, 'text');
  await expect(entries.write('one more', 'text')).rejects.toThrow();
  await entries.write('key 0', 'written anew');
  expect(Object.keys(record.read().entries)).toHaveLength(MOST_ENTRIES);
});

test('one whose name a full disk does not take is not written', async () => {
  const keytar = keychainInMemory();
  const { entries, record } = open(keytar);
  record.fill(true);
  await expect(entries.write('key', 'text')).rejects.toThrow();
  expect(await keytar.getPassword('Amaranth', 'key')).toBeNull();
});
