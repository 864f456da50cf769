/**
 * An administrator with the whole data folder, who lets the program believe that its owner is dead (docs/decisions/0026): of
 * the vault they get nothing.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReleasedItem, wrapItemKey } from '#shared/legacy/keys/itemKeys.ts';
import { openRelease } from '#shared/legacy/keys/openRelease.ts';
import { vaultItemIdSchema } from '#shared/vault/ids.ts';
import { expectDone, makePeople, makePerson, refusalOf, reseal } from '../../support/legacy/makeRelease.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';
import { sealNote } from '../../support/vault/makeVault.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const SECRET = 'The second key lies under the third stone';

async function filesBelow(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name))));
}

test('a data folder holds nothing that opens a vault, however dead its owner is said to be', async () => {
  const people = await makePeople();
  const made = await people.grantTo();
  const verified = await people.verify(made);
  const item = await sealNote(people.vault, SECRET);
  const itemId = vaultItemIdSchema.parse(item.itemId);
  const wrapped = expectDone(await wrapItemKey(people.vault, made.release, { itemId, key: item.key }));
  const [fromAna, fromBen] = await reseal(verified, people.ana, people.ben);

  // All that the server ever keeps of it, and a record that says whatever an administrator likes.
  const { firestore } = world.services;
  const kept = {
    grants: { grant: JSON.stringify(made.document), copy: JSON.stringify(made.copy) },
    grantedItems: { wrapped: JSON.stringify(wrapped) },
    vaultItems: { item: JSON.stringify(item) },
    resealedShares: { sealed: JSON.stringify(fromAna) },
    lifeVerifications: { state: 'released' },
  };
  for (const [collection, fields] of Object.entries(kept)) {
    await firestore.doc(`users/rose/${collection}/one`).set(fields);
  }
  const files = await filesBelow(world.backend.dataFolder);
  const holds = (text: string) => files.some((file) => file.includes(text));
  expect(holds(fromAna?.sealed.ciphertext ?? '-')).toBe(true);
  for (const secret of [SECRET, 'third stone', Buffer.from(SECRET).toString('base64url')]) {
    expect(holds(secret)).toBe(false);
  }

  const administrator = await makePerson('administrator');
  const given = { kind: 'shares', resealed: [fromAna] } as const;
  const byAdministrator = await openRelease(verified, { kind: 'account', person: administrator }, given);
  expect(refusalOf(byAdministrator)).toMatchObject({ is: 'other-key' });
  // With the beneficiary on their side, and one contact.
  const byLeo = { kind: 'account', person: people.leo } as const;
  expect(refusalOf(await openRelease(verified, byLeo, given))).toMatchObject({ is: 'too-few-shares' });
  // The same things open once a second contact has spoken: nothing else was missing.
  const { release } = expectDone(
    await openRelease(verified, byLeo, { kind: 'shares', resealed: [fromAna, fromBen] }),
  );
  expect(expectDone(await openReleasedItem(release, wrapped, item))).toMatchObject({
    content: { title: SECRET },
  });
});
