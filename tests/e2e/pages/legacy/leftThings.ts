/** What Rose leaves: an album with pictures, and two things of her vault, sealed as her browser seals them. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { albumsCreate } from '#shared/callables/albums.ts';
import { grantsSave, personKeysCreate } from '#shared/callables/legacyKeys.ts';
import { grantsSaveLetters } from '#shared/callables/locks.ts';
import { mediaCommit } from '#shared/callables/media.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { contentIdSchema, sealContent } from '#shared/legacy/keys/contents.ts';
import { createPersonKeys } from '#shared/legacy/keys/createPersonKeys.ts';
import { wrapItemKey } from '#shared/legacy/keys/itemKeys.ts';
import { makeGrant } from '#shared/legacy/keys/makeGrant.ts';
import { createOwnerKeys } from '#shared/legacy/keys/ownerKeys.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { crc32cOf } from '#shared/vault/crc32c.ts';
import { type Bytes, toBase64Url, utf8 } from '#shared/vault/encoding.ts';
import { importFileKey } from '#shared/vault/files.ts';
import { vaultFileIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { sealItem } from '#shared/vault/items.ts';
import type { OpenVault } from '#shared/vault/openKeyBox.ts';
import { sealFileStream } from '#shared/vault/sealFile.ts';
import { expectDone } from '../../../support/legacy/makeRelease.ts';
import { callAs } from '../../../support/legacy/verification.ts';
import { describeFile, describeItem, reserveOne, sendContent } from '../../../support/upload.ts';
import { makeVault } from '../../../support/vault/makeVault.ts';
import type { EntrustedScene } from './entrustedScene.ts';

export const keyPhrase = 'nine herons over the quiet lake';
export const letterText = 'Dear Léa, the key to the blue house is under the third stone.';
export const sealedLetter = { title: 'For you alone', text: 'Forgive me the winter of 1998.' };
export const deed = { name: 'deed.txt', text: 'This house is yours, with its garden and its bees.' };

export async function leaveThings(scene: EntrustedScene): Promise<void> {
  const { world, owner, heir } = scene;
  const { firestore } = world.services;
  const albumId = await fillAlbum(scene);
  const { vault } = await makeVault(userIdSchema.parse(owner.uid));
  const signing = await createOwnerKeys(vault);
  const ownerSigningKey = toBase64Url(signing.owner.signingPublicKey);
  const keys = new Map<string, Bytes>();
  for (const { uid, id } of [heir, ...owner.contacts]) {
    keys.set(uid, await makeKeys(scene, uid));
    const isHeir = uid === heir.uid;
    const collection = isHeir ? 'beneficiaries' : 'trustedContacts';
    const publicKey = toBase64Url(keys.get(uid) ?? new Uint8Array());
    await firestore
      .doc(`users/${owner.uid}/${collection}/${id}`)
      .update({ pinnedKey: { publicKey, generation: 1 }, lastGeneration: 1 });
    await firestore.doc(`users/${uid}/legacyRoles/${id}`).set(
      {
        role: isHeir ? 'beneficiary' : 'trusted-contact',
        subjectId: id,
        ownerId: owner.uid,
        ownerName: 'Rose Martin',
        acceptedAt: new Date(world.clock.now()),
        ownerSigningKey,
      },
      { merge: true },
    );
  }
  const publicKeyOf = (uid: string) => keys.get(uid) ?? new Uint8Array();
  const contacts = owner.contacts.map(({ id, uid }) => ({ contactId: id, publicKey: publicKeyOf(uid) }));
  const made = expectDone(
    await makeGrant(signing.owner, {
      beneficiaryId: heir.id,
      number: 1,
      madeAt: new Date(world.clock.now()).toISOString(),
      recipient: { kind: 'account', publicKey: publicKeyOf(heir.uid) },
      lock: { kind: 'shares', needed: 2, contacts },
    }),
  );
  const sealed = [await keepLetter(scene, vault), await keepDeed(scene, vault)];
  const items = await Promise.all(
    sealed.map(async ({ itemId, key }) => {
      const vaultItemId = vaultItemIdSchema.parse(itemId);
      const wrapped = expectDone(await wrapItemKey(vault, made.release, { itemId: vaultItemId, key }));
      return { vaultItemId, wrapped: JSON.stringify(wrapped) };
    }),
  );
  await callAs(world, owner.uid, grantsSave, {
    beneficiaryId: heir.id,
    number: 1,
    grant: JSON.stringify(made.document),
    sealedTo: {
      beneficiary: { generation: 1 },
      contacts: owner.contacts.map(({ id }) => ({ contactId: id, generation: 1 })),
    },
    timeLockPart: null,
    items,
  });
  const contentId = contentIdSchema.parse(randomUUID());
  const written = { kind: 'letter', ...sealedLetter, writtenAt: new Date(world.clock.now()).toISOString() };
  const letter = expectDone(await sealContent(made.release, { contentId, version: 1, content: written }));
  await callAs(world, owner.uid, grantsSaveLetters, {
    beneficiaryId: heir.id,
    number: 1,
    letters: [{ contentId, version: 1, sealed: JSON.stringify(letter) }],
    dropped: [],
  });
  await firestore.doc(`users/${owner.uid}/beneficiaries/${heir.id}`).update({
    wishes: [
      { thing: { is: 'album', albumId }, message: 'The summer you learned to swim.' },
      ...items.map(({ vaultItemId }) => ({ thing: { is: 'vault-item', vaultItemId } })),
    ],
  });
}

async function makeKeys({ world }: EntrustedScene, uid: string): Promise<Bytes> {
  const personId = userIdSchema.parse(uid);
  const { document, person } = expectDone(await createPersonKeys({ personId, phrase: keyPhrase, argon2id }));
  const box = JSON.stringify(document);
  await callAs(world, uid, personKeysCreate, { publicKey: document.publicKey, box });
  return person.publicKey;
}

async function fillAlbum({ owner, signIn }: EntrustedScene) {
  const person = await signIn(owner);
  const album = { title: 'Summer at the lake', description: 'Three weeks of sun.' };
  const { albumId } = await person.call(albumsCreate, { albumKey: randomUUID(), ...album });
  for (const name of ['lake-1.jpg', 'lake-2.jpg', 'lake-3.jpg']) {
    const content = Buffer.from(await readFile(new URL(`../../../support/media/${name}`, import.meta.url)));
    const file = describeFile(content, name);
    const reserved = await reserveOne(person, albumId, file);
    if (reserved.outcome !== 'reserved') throw new Error(reserved.message);
    await sendContent(person, reserved.folder, content);
    await person.call(mediaCommit, {
      items: [{ ...describeItem(file.uploadId), width: 400, height: 300, caption: `By the lake, ${name}` }],
    });
  }
  await person.leave();
  return albumId;
}

async function keepLetter(scene: EntrustedScene, vault: OpenVault) {
  const body = [{ kind: 'paragraph', spans: [{ text: letterText }] }];
  return keepItem(scene, vault, { kind: 'letter', title: 'For Léa', addressee: 'Léa', body }, []);
}

async function keepDeed(scene: EntrustedScene, vault: OpenVault) {
  const { world, owner } = scene;
  const { services } = world;
  const fileId = vaultFileIdSchema.parse(randomUUID());
  const key = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const plain = utf8(deed.text);
  const fileKey = expectDone(await importFileKey(vault, fileId, key));
  const stream = new Blob([plain]).stream().pipeThrough(sealFileStream(fileKey));
  const stored = new Uint8Array(await new Response(stream).arrayBuffer());
  await services.bucket.file(`users/${owner.uid}/vault/${fileId}`).save(Buffer.from(stored), {
    contentType: 'application/octet-stream',
    resumable: false,
    validation: false,
  });
  const addedAt = new Date(world.clock.now()).toISOString();
  const attachment = {
    fileId,
    name: deed.name,
    contentType: 'text/plain',
    byteCount: plain.length,
    key,
    addedAt,
  };
  const content = {
    kind: 'document',
    title: 'The blue house',
    whereKept: 'In the oak chest',
    attachments: [attachment],
  };
  const item = await keepItem(scene, vault, content, [fileId]);
  await services.firestore.doc(`users/${owner.uid}/vaultFiles/${fileId}`).set({
    ownerId: owner.uid,
    vaultId: vault.vaultId,
    itemId: item.itemId,
    state: 'attached',
    byteCount: stored.length,
    crc32c: await crc32cOf(stored),
  });
  return item;
}

async function keepItem(
  { world, owner }: EntrustedScene,
  vault: OpenVault,
  written: object,
  fileIds: string[],
) {
  const content = vaultContentSchema.parse(written);
  const itemId = vaultItemIdSchema.parse(randomUUID());
  const body = { content, trashedAt: null };
  const item = expectDone(await sealItem(vault, { itemId, kind: content.kind, version: 1, body, key: null }));
  await world.services.firestore.doc(`users/${owner.uid}/vaultItems/${itemId}`).set({
    ownerId: owner.uid,
    vaultId: vault.vaultId,
    kind: item.kind,
    key: item.key,
    version: 1,
    sealed: item.sealed,
    byteCount: item.sealed.ciphertext.length,
    fileIds,
    state: 'kept',
    tombstone: null,
    history: [],
  });
  return item;
}
