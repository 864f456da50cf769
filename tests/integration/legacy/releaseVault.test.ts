/** The vault's part: given with its stage to who it was locked for, item by item, and to nobody else. */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releasesLinkFile, releasesReadVault } from '#shared/callables/releases.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { vaultFileIdSchema } from '#shared/vault/ids.ts';
import {
  give,
  type Heir,
  leaveTo,
  makeGivingOwner,
  runDue,
  takeBackFrom,
} from '../../support/legacy/release.ts';
import { callAs, DAY, type Owner, recordOf, skip } from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';
import { newItem, opaque } from '../../support/vault/opaque.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const at = () => Timestamp.fromMillis(world.clock.now());

async function addVaultItem({ uid }: Owner, length = 64, more = {}) {
  const { firestore } = world.services;
  const [id, vaultId, fileId] = [randomUUID(), randomUUID(), vaultFileIdSchema.parse(randomUUID())];
  await firestore.doc(`users/${uid}/vaultItems/${id}`).set({
    ownerId: uid,
    vaultId,
    kind: 'note',
    key: newItem().key,
    version: 1,
    sealed: opaque('', length),
    byteCount: length,
    fileIds: [fileId],
    state: 'kept',
    tombstone: null,
    history: [],
    ...more,
  });
  await firestore.doc(`users/${uid}/vaultFiles/${fileId}`).set({
    ownerId: uid,
    vaultId,
    itemId: id,
    state: 'attached',
    byteCount: 10,
    crc32c: 'AAAAAQ==',
  });
  return { id, fileId };
}

async function lockFor({ uid, contacts }: Owner, { id }: Heir, items: readonly string[], number = 1) {
  const { firestore } = world.services;
  const [contact] = contacts;
  const { life } = await recordOf(world, uid);
  await firestore.doc(`users/${uid}/grants/${id}`).set({
    ownerId: uid,
    beneficiaryId: id,
    number,
    grant: `grant ${number}`,
    sealedTo: { beneficiary: { generation: 1 }, contacts: [] },
    timeLockPart: null,
    itemCount: items.length,
    savedAt: at(),
  });
  for (const vaultItemId of items) {
    await firestore
      .doc(`users/${uid}/grantedItems/${id}.${number}.${vaultItemId}`)
      .set({ beneficiaryId: id, number, vaultItemId, wrapped: `wrapped ${number}` });
  }
  const share = {
    contactId: contact?.id,
    beneficiaryId: id,
    grant: number,
    round: life.round,
    sealed: 'anew',
  };
  await firestore.doc(`users/${uid}/resealedShares/${contact?.id}~${id}`).set(share);
  await firestore
    .doc(`users/${uid}/resealedShares/old~${id}`)
    .set({ ...share, contactId: 'old', round: life.round - 1 });
}

async function addLetter({ uid }: Owner, { id }: Heir, number: number) {
  const contentId = randomUUID();
  await world.services.firestore.doc(`users/${uid}/releaseContents/${id}.${contentId}`).set({
    beneficiaryId: id,
    number,
    contentId,
    version: 1,
    sealed: 'letter',
    savedAt: at(),
  });
  return contentId;
}

async function readAll(owner: Owner, uid: string) {
  const ownerId = userIdSchema.parse(owner.uid);
  const pages = [];
  for (let after = ''; ; ) {
    const page = await callAs(world, uid, releasesReadVault, { ownerId, after });
    pages.push(page);
    after = page.next;
    if (after === '') return pages;
  }
}
const everything = { thing: { is: 'everything' } } as const;
const nothing = { code: 'not-found' };

test('is read once its stage was given, with the shares of this round and this lock alone', async () => {
  const owner = await makeGivingOwner(world);
  const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
  const other = await leaveTo(world, owner.uid, { wishes: [everything] });
  const [kept, trashed] = [await addVaultItem(owner), await addVaultItem(owner, 64, { state: 'trashed' })];
  await addVaultItem(owner);
  await lockFor(owner, heir, [kept.id, trashed.id]);
  await give(world, owner, heir, 'instructions', 'memories');
  await expect(readAll(owner, heir.uid)).rejects.toMatchObject(nothing);
  await give(world, owner, heir, 'vault');
  await give(world, owner, other, 'vault');
  const letters = [await addLetter(owner, heir, 1), await addLetter(owner, heir, 2)];
  await addLetter(owner, other, 1);
  const [page] = await readAll(owner, heir.uid);
  expect(page).toMatchObject({ grant: 'grant 1', timeLockPart: null, next: '' });
  // Not the one that waits to be sealed under this lock.
  expect(page?.contents).toEqual([{ contentId: letters[0], version: 1, sealed: 'letter' }]);
  expect(page?.shares).toEqual([{ contactId: owner.contacts[0]?.id, sealed: 'anew' }]);
  expect(page?.items).toMatchObject([{ vaultItemId: kept.id, wrapped: 'wrapped 1', fileIds: [kept.fileId] }]);
  for (const uid of [other.uid, owner.uid, owner.contacts[0]?.uid ?? '']) {
    await expect(readAll(owner, uid)).rejects.toMatchObject(nothing);
  }
});

test('opens to its beneficiary past what nobody can read', async () => {
  const { firestore } = world.services;
  const owner = await makeGivingOwner(world);
  const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
  const [kept, illegible] = [await addVaultItem(owner), await addVaultItem(owner, 64, { version: 'x' })];
  await lockFor(owner, heir, [kept.id, illegible.id]);
  await give(world, owner, heir, 'vault');
  const letter = await addLetter(owner, heir, 1);
  const row = { beneficiaryId: heir.id, number: 1 };
  for (const name of ['releaseContents/!', 'resealedShares/!', `grantedItems/${heir.id}.1.!`]) {
    await firestore.doc(`users/${owner.uid}/${name}`).set(row);
  }
  expect(await readAll(owner, heir.uid)).toMatchObject([
    { contents: [{ contentId: letter }], shares: [{ sealed: 'anew' }], items: [{ vaultItemId: kept.id }] },
  ]);
});

test('comes in pages by what it weighs', async () => {
  const owner = await makeGivingOwner(world);
  const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
  const items = [];
  for (let count = 0; count < 7; count += 1) items.push(await addVaultItem(owner, 370_000));
  await lockFor(
    owner,
    heir,
    items.map(({ id }) => id),
  );
  await give(world, owner, heir, 'vault');
  const pages = await readAll(owner, heir.uid);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flatMap((page) => page.items.map(({ vaultItemId }) => vaultItemId)).toSorted()).toEqual(
    items.map(({ id }) => id).toSorted(),
  );
});

test('keeps back what has a day of its own until that day', async () => {
  const owner = await makeGivingOwner(world);
  const [now, later] = [await addVaultItem(owner), await addVaultItem(owner)];
  const when = {
    is: 'on-date',
    date: new Date(world.clock.now() + 20 * DAY).toISOString().slice(0, 10),
  } as const;
  const heir = await leaveTo(world, owner.uid, {
    wishes: [everything, { thing: { is: 'vault-item', vaultItemId: later.id }, when }],
  });
  await lockFor(owner, heir, [now.id, later.id]);
  await give(world, owner, heir, 'vault');
  const read = async () =>
    (await readAll(owner, heir.uid)).flatMap((page) => page.items.map((item) => item.vaultItemId));
  expect(await read()).toEqual([now.id]);
  const link = (fileId: typeof later.fileId) =>
    // The SDK signs by the machine’s clock, which is not this world’s.
    callAs(
      { services: { ...world.services, signedLink: async (name) => name } },
      heir.uid,
      releasesLinkFile,
      { ownerId: userIdSchema.parse(owner.uid), fileId },
    );
  await expect(link(later.fileId)).rejects.toMatchObject(nothing);
  expect(await link(now.fileId)).toMatchObject({ byteCount: 10 });
  await skip(world, 21 * DAY);
  await runDue(world);
  expect((await read()).toSorted()).toEqual([now.id, later.id].toSorted());
  expect((await link(later.fileId)).address).toContain(later.fileId);
});

test('closes when it is taken back', async () => {
  const owner = await makeGivingOwner(world);
  const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
  const item = await addVaultItem(owner);
  await lockFor(owner, heir, [item.id]);
  await give(world, owner, heir, 'vault');
  expect(await readAll(owner, heir.uid)).toHaveLength(1);
  const received = world.services.firestore.doc(`users/${heir.uid}/received/${owner.uid}`);
  const before = await received.get();
  await takeBackFrom(world, owner, heir, (await recordOf(world, owner.uid)).life.round);
  await expect(readAll(owner, heir.uid)).rejects.toMatchObject(nothing);
  // Nor by what a restored backup would hold.
  await received.set(before.data() ?? {});
  await expect(readAll(owner, heir.uid)).rejects.toMatchObject(nothing);
});

test('is read by the account that it was given to, and by none before it', async () => {
  const owner = await makeGivingOwner(world);
  const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
  const item = await addVaultItem(owner);
  await lockFor(owner, heir, [item.id]);
  await give(world, owner, heir, 'vault');
  await world.services.firestore
    .doc(`users/${owner.uid}/releases/${heir.id}`)
    .update({ accountId: 'another-account' });
  await expect(readAll(owner, heir.uid)).rejects.toMatchObject(nothing);
});
