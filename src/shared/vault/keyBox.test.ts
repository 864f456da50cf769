import { expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import {
  expectValue,
  freeArgon2id,
  makeVault,
  phrase,
  phraseSecret,
  problemOf,
  rose,
  somebodyElse,
  withOneBitChanged,
} from '#tests/support/vault/makeVault.ts';
import {
  addDevice,
  changePassphrase,
  removeDevice,
  replaceRecoveryKey,
  restoreKeyBox,
} from './changeKeyBox.ts';
import { vaultDeviceIdSchema } from './ids.ts';
import { DEVICE_LIMIT, type KeyBoxText } from './keyBox.ts';
import { openKeyBox } from './openKeyBox.ts';
import { argon2Floor } from './passphrase.ts';

const device = {
  id: vaultDeviceIdSchema.parse('5f0d1c7b-94a2-4c0e-8a61-3b7e2d9f6a18'),
  kind: 'passkey' as const,
  name: 'Telephone',
  createdAt: '2026-11-22T12:00:00.000Z',
};
const deviceSecret = crypto.getRandomValues(new Uint8Array(32));
const bySecret = { way: 'device', deviceId: device.id, secret: deviceSecret } as const;
const byPhrase = (words: string) => ({ way: 'passphrase', phrase: words, argon2id: freeArgon2id }) as const;
const byRecoveryKey = (recoveryKey: string) => ({ way: 'recovery', recoveryKey }) as const;

const { document, recoveryKey, vault } = await makeVault();
const withDevice = expectValue(
  await addDevice({ ownerId: rose, document, secret: phraseSecret }, { ...device, secret: deviceSecret }),
);

test.each([
  ['the phrase', byPhrase(`  ${phrase} `)],
  ['the recovery key', byRecoveryKey(recoveryKey)],
  ['a device', bySecret],
])('%s opens the vault', async (_, secret) => {
  const opened = expectValue(await openKeyBox(rose, withDevice, secret));
  expect(opened.isBoxIntact).toBe(true);
  expect(opened.vault.check).toBe(vault.check);
});

test('no key of an open vault can be read by script', async () => {
  const { vault: opened } = expectValue(await openKeyBox(rose, document, phraseSecret));
  const keys = [opened.itemKeys, opened.deviceRecordKey, opened.archiveKey, opened.keyBoxKey];
  expect(keys.map(({ extractable }) => extractable)).toEqual([false, false, false, false]);
});

test('10,000 wrong phrases open nothing, and the right one still does', async () => {
  for (let attempt = 0; attempt < 10_000; attempt += 1) {
    const opened = await openKeyBox(rose, document, byPhrase(`${phrase}${attempt}`));
    if (problemOf(opened)?.is !== 'wrong-phrase-or-altered') throw new Error(`Opened by attempt ${attempt}`);
  }
  expect((await openKeyBox(rose, document, phraseSecret)).ok).toBe(true);
});

test('a box opens for its owner and its vault alone', async () => {
  expect(problemOf(await openKeyBox(somebodyElse, document, phraseSecret))).toEqual({
    is: 'wrong-phrase-or-altered',
  });
  const moved = { ...document, vaultId: (await makeVault()).document.vaultId };
  expect(problemOf(await openKeyBox(rose, moved, byRecoveryKey(recoveryKey)))).toEqual({
    is: 'wrong-recovery-key-or-altered',
  });
});

test('a new phrase takes the place of the old one; the recovery key and devices stay', async () => {
  const change = { ownerId: rose, document: withDevice, secret: byRecoveryKey(recoveryKey) };
  const changed = expectValue(
    await changePassphrase(change, { phrase: 'new words', argon2id: freeArgon2id }),
  );
  expect(changed.generation).toBe(3);
  expect(changed.recovery).toEqual(withDevice.recovery);
  expect(changed.argon2id.salt).not.toBe(withDevice.argon2id.salt);
  expect(problemOf(await openKeyBox(rose, changed, phraseSecret))?.is).toBe('wrong-phrase-or-altered');
  for (const secret of [byPhrase('new words'), byRecoveryKey(recoveryKey), bySecret]) {
    const opened = expectValue(await openKeyBox(rose, changed, secret));
    expect(opened.isBoxIntact && opened.vault.check === vault.check).toBe(true);
  }
});

test('a new recovery key takes the place of the old one', async () => {
  const replaced = expectValue(await replaceRecoveryKey({ ownerId: rose, document, secret: phraseSecret }));
  expect(problemOf(await openKeyBox(rose, replaced.document, byRecoveryKey(recoveryKey)))?.is).toBe(
    'wrong-recovery-key-or-altered',
  );
  expect((await openKeyBox(rose, replaced.document, byRecoveryKey(replaced.recoveryKey))).ok).toBe(true);
  expect((await openKeyBox(rose, replaced.document, phraseSecret)).ok).toBe(true);
});

test('a device that was removed opens nothing any more', async () => {
  const removed = expectValue(await removeDevice(vault, { document: withDevice }, device.id));
  expect(problemOf(await openKeyBox(rose, removed, bySecret))).toEqual({ is: 'unknown-device' });
  expect(expectValue(await openKeyBox(rose, removed, phraseSecret)).isBoxIntact).toBe(true);
});

test('of a box that was put together nothing is signed that nobody proved', async () => {
  const { passphrase, recovery } = withDevice;
  const otherPhrase = { ...withDevice, passphrase: { ...passphrase, wrapped: recovery.wrapped } };
  const otherRecovery = { ...withDevice, recovery: { ...recovery, wrapped: passphrase.wrapped } };
  const byKey = { ownerId: rose, document: otherPhrase, secret: byRecoveryKey(recoveryKey) };
  const byWords = { ownerId: rose, document: otherRecovery, secret: phraseSecret };
  const words = { phrase: 'new words', argon2id: freeArgon2id };
  const another = { ...device, secret: deviceSecret };
  const refused = [
    await removeDevice(vault, { document: otherPhrase }, device.id),
    await addDevice(byKey, another),
    await addDevice(byWords, another),
    await addDevice({ ...byWords, secret: bySecret }, another),
    // Each would sign the way that the other one opened.
    await replaceRecoveryKey(byKey),
    await changePassphrase(byWords, words),
    await changePassphrase({ ...byWords, secret: bySecret }, words),
    await restoreKeyBox(byWords, withDevice),
  ];
  const is = { is: 'altered', what: 'key-box' };
  expect(refused.map(problemOf)).toEqual(refused.map(() => is));
});

test('twenty devices are the most, and one of them can still be replaced', async () => {
  const add = (box: KeyBoxText, id: string) => {
    const named = { ...device, id: vaultDeviceIdSchema.parse(id), secret: deviceSecret };
    return addDevice({ ownerId: rose, document: box, secret: phraseSecret }, named);
  };
  let full = withDevice;
  while (full.devices.length < DEVICE_LIMIT) full = expectValue(await add(full, crypto.randomUUID()));
  expect(full.devices).toHaveLength(20);
  expect(problemOf(await add(full, crypto.randomUUID()))).toEqual({ is: 'too-many-devices' });
  expect(expectValue(await add(full, device.id)).devices).toHaveLength(20);
});

test('a change may begin with a box that was proven and take the place of the one that stands', async () => {
  const follows = withDevice.generation + 3;
  const change = { ownerId: rose, document: withDevice, secret: phraseSecret, follows };
  const next = [
    expectValue(await changePassphrase(change, { phrase, argon2id: freeArgon2id })),
    expectValue(await replaceRecoveryKey(change)).document,
    expectValue(await addDevice(change, { ...device, secret: deviceSecret })),
  ];
  for (const box of next) {
    expect(box.generation).toBe(follows + 1);
    const opened = expectValue(await openKeyBox(rose, box, phraseSecret));
    expect([opened.isBoxIntact, opened.box.devices.length]).toEqual([true, 1]);
  }
  const removed = expectValue(await removeDevice(vault, { document: withDevice, follows }, device.id));
  expect(removed.generation).toBe(follows + 1);
  expect(expectValue(await openKeyBox(rose, removed, phraseSecret)).isBoxIntact).toBe(true);
});

test('a wrong secret changes nothing', async () => {
  const change = { ownerId: rose, document, secret: byPhrase('wrong') };
  const is = 'wrong-phrase-or-altered';
  expect(problemOf(await changePassphrase(change, { phrase: 'x', argon2id: freeArgon2id }))).toEqual({ is });
  expect(problemOf(await replaceRecoveryKey(change))).toEqual({ is });
  expect(problemOf(await addDevice(change, { ...device, secret: deviceSecret }))).toEqual({ is });
});

test('a new phrase of nothing is refused', async () => {
  const change = { ownerId: rose, document, secret: phraseSecret };
  const changed = await changePassphrase(change, { phrase: '  ', argon2id: freeArgon2id });
  expect(problemOf(changed)).toEqual({ is: 'phrase-empty' });
});

test('parameters that a server weakened are refused, and the recovery key makes the box whole again', async () => {
  const weak = { ...document, argon2id: { ...document.argon2id, memoryKiB: 1_024, passes: 1 } };
  expect(problemOf(await openKeyBox(rose, weak, phraseSecret))).toEqual({ is: 'parameters-too-weak' });
  const opened = expectValue(await openKeyBox(rose, weak, byRecoveryKey(recoveryKey)));
  expect(opened.isBoxIntact).toBe(false);
  const change = { ownerId: rose, document: weak, secret: byRecoveryKey(recoveryKey) };
  const mended = expectValue(await changePassphrase(change, { phrase, argon2id: freeArgon2id }));
  expect(mended.argon2id).toMatchObject(argon2Floor);
  expect(expectValue(await openKeyBox(rose, mended, phraseSecret)).isBoxIntact).toBe(true);
});

test('wrapped keys of another box, or of another way, open nothing', async () => {
  const other = await makeVault();
  const swapped: KeyBoxText[] = [
    { ...document, passphrase: other.document.passphrase },
    { ...document, passphrase: document.recovery },
    { ...document, passphrase: { ...document.passphrase, generation: 2 } },
    { ...document, argon2id: other.document.argon2id },
  ];
  for (const box of swapped) {
    expect(problemOf(await openKeyBox(rose, box, phraseSecret))).toEqual({ is: 'wrong-phrase-or-altered' });
  }
});

test('a box that holds another vault key than it says is told to be altered', async () => {
  const box = { ...document, check: (await makeVault()).document.check };
  expect(problemOf(await openKeyBox(rose, box, phraseSecret))).toEqual({ is: 'altered', what: 'key-box' });
});

test('an old phrase put back into a newer box is noticed', async () => {
  const change = { ownerId: rose, document, secret: phraseSecret };
  const changed = expectValue(await changePassphrase(change, { phrase: 'new', argon2id: freeArgon2id }));
  const spliced = { ...changed, passphrase: document.passphrase, argon2id: document.argon2id };
  expect(expectValue(await openKeyBox(rose, spliced, phraseSecret)).isBoxIntact).toBe(false);
});

test('a device that a server wrote into the box is noticed, and gone with the next change', async () => {
  const forged = {
    ...withDevice,
    devices: [...withDevice.devices, { ...device, id: crypto.randomUUID(), ...document.recovery }],
  };
  const opened = expectValue(await openKeyBox(rose, forged, phraseSecret));
  expect(opened.isBoxIntact).toBe(false);
  const replaced = expectValue(
    await replaceRecoveryKey({ ownerId: rose, document: forged, secret: phraseSecret }),
  );
  expect(replaced.document.devices).toEqual([]);
  expect(expectValue(await openKeyBox(rose, replaced.document, phraseSecret)).isBoxIntact).toBe(true);
});

/** Every text of bytes in the box, by its path. */
const places = [
  'check',
  'mac',
  'argon2id.salt',
  ...['passphrase', 'recovery', 'devices.0'].flatMap((way) => [`${way}.nonce`, `${way}.wrapped`]),
];

function changeAt(value: unknown, path: readonly string[], change: (text: string) => unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return change(String(value));
  if (typeof value !== 'object' || value === null) throw new Error('No such place');
  const copy: unknown = Array.isArray(value) ? [...value] : { ...value };
  if (typeof copy === 'object' && copy !== null) {
    Reflect.set(copy, head, changeAt(Reflect.get(value, head), rest, change));
  }
  return copy;
}

test('no bit of the box can be changed unnoticed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), fc.nat(), async (place, position) => {
      const altered = changeAt(withDevice, place.split('.'), (text) => withOneBitChanged(text, position));
      const opened = await openKeyBox(rose, altered, phraseSecret);
      expect(opened.ok && opened.value.isBoxIntact).toBe(false);
    }),
  );
});

test.each([
  [
    { ...document, format: 2 },
    { is: 'newer-format', what: 'key-box', format: 2 },
  ],
  [{ format: 7 }, { is: 'newer-format', what: 'key-box', format: 7 }],
  [
    { ...document, format: '1' },
    { is: 'malformed', what: 'key-box', where: 'format' },
  ],
  [
    { ...document, mac: 'AAAA' },
    { is: 'malformed', what: 'key-box', where: 'mac' },
  ],
  [
    { ...document, generation: -1 },
    { is: 'malformed', what: 'key-box', where: 'generation' },
  ],
  [null, { is: 'malformed', what: 'key-box', where: '' }],
  ['{}', { is: 'malformed', what: 'key-box', where: '' }],
])('what is no box of ours is told so, before any key is tried (%#)', async (box, problem) => {
  expect(problemOf(await openKeyBox(rose, box, phraseSecret))).toEqual(problem);
});

test('a former box takes the place of one whose keys somebody else put there', async () => {
  const nonsense = (await makeVault()).document.passphrase;
  const { generation } = withDevice;
  const present = { ...withDevice, generation: generation + 4, passphrase: nonsense, recovery: nonsense };
  const byFormer = { ownerId: rose, document: withDevice, secret: phraseSecret };
  const restored = expectValue(await restoreKeyBox(byFormer, present));
  expect(restored.generation).toBe(generation + 5);
  for (const secret of [phraseSecret, byRecoveryKey(recoveryKey), bySecret]) {
    expect(expectValue(await openKeyBox(rose, restored, secret)).isBoxIntact).toBe(true);
  }
  const wrong = { ...byFormer, secret: byPhrase('other words') };
  expect(problemOf(await restoreKeyBox(wrong, present))?.is).toBe('wrong-phrase-or-altered');
});

test('a former box of another vault takes the place of none, whatever name or key it claims', async () => {
  const other = (await makeVault()).document;
  const byFormer = { ownerId: rose, document, secret: phraseSecret };
  for (const claimed of [
    other,
    { ...other, vaultId: document.vaultId },
    { ...other, check: document.check },
  ]) {
    expect(problemOf(await restoreKeyBox(byFormer, claimed))).toEqual({ is: 'other-vault', what: 'key-box' });
  }
});
