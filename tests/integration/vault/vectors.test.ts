/** docs/vault-format.md is kept: what the module makes of fixed inputs is what was committed once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openArchiveContents, readArchive } from '#shared/vault/archive.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { openItem } from '#shared/vault/items.ts';
import { openKeyBox } from '#shared/vault/openKeyBox.ts';
import { expectValue } from '#tests/support/vault/makeVault.ts';
import {
  device,
  deviceSecret,
  makeVectors,
  newPhrase,
  ownerId,
  phrase,
  vectorsFolder,
} from '#tests/support/vault/makeVectors.ts';
import { readinessPoints } from '../../../src/renderer/features/vault/readiness/readinessPoints.ts';

const made = await makeVectors();
const committed = (name: string): unknown => JSON.parse(readFileSync(join(vectorsFolder, name), 'utf8'));

test.each(Object.keys(made))('the vectors of %s are what they were', (name) => {
  expect(made[name]).toEqual(committed(name));
});

test('the document names every point of the readiness list', () => {
  const document = readFileSync(join(vectorsFolder, '../../../docs/vault-format.md'), 'utf8');
  const named = [...document.matchAll(/^\| `([a-z]+-[a-z-]+)` +\| /gm)].map(([, id]) => id);
  expect(named).toEqual(expect.arrayContaining(readinessPoints.map(({ id }) => id)));
});

test('the archive of the vectors opens by phrase, by recovery key and by device', async () => {
  const archive = expectValue(readArchive(committed('archive.json')));
  const recoveryKey = JSON.parse(readFileSync(join(vectorsFolder, 'keys.json'), 'utf8')).recovery.text;
  const secrets = [
    { way: 'passphrase', phrase: newPhrase, argon2id },
    { way: 'recovery', recoveryKey },
    { way: 'device', deviceId: device.id, secret: deviceSecret },
  ] as const;
  for (const secret of secrets) {
    const { vault, isBoxIntact } = expectValue(await openKeyBox(ownerId, archive.keys, secret));
    expect(isBoxIntact).toBe(true);
    const items = await Promise.all(archive.items.map((item) => openItem(vault, item)));
    expect(items.map((item) => expectValue(item).state)).toEqual(['kept', 'trashed', 'erased']);
    expect(expectValue(await openArchiveContents(vault, archive)).items).toHaveLength(3);
  }
  const old = await openKeyBox(ownerId, archive.keys, { way: 'passphrase', phrase, argon2id });
  expect(old).toEqual({ ok: false, problem: { is: 'wrong-phrase-or-altered' } });
});
