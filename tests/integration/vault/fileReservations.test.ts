/** Room that is promised to a sealed file: for what was promised and nothing else, as long as it is asked for, and no longer. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vaultAbandonFiles, vaultExtendFiles } from '#shared/callables/vault.ts';
import type { VaultFileId, VaultId } from '#shared/vault/ids.ts';
import { giveUpLate } from '../../../src/functions/vault/files.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { violationsOf } from '../../support/library.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { sendContent } from '../../support/upload.ts';
import { makeVault, newItem, saveOne, sendVaultFile, storeVaultFile } from '../../support/vault/opaque.ts';

const HOUR = 3_600_000;

const clock = jobsAtRestClock();
let backend: Backend;
let person: Person;
let vaultId: VaultId;
beforeAll(async () => {
  backend = await startBackend({ clock });
  person = await signUpPerson(backend.origin);
  ({ vaultId } = await makeVault(person));
});
afterAll(async () => {
  const { services } = await backend.server.businessLogic();
  expect(await violationsOf(services, person.uid)).toEqual([]);
  await person.leave();
  await backend.stop();
});

const storedFile = async (fileId: VaultFileId) => {
  const { services } = await backend.server.businessLogic();
  const file = await services.firestore.doc(`users/${person.uid}/vaultFiles/${fileId}`).get();
  const [hasBytes] = await services.bucket.file(`users/${person.uid}/vault/${fileId}`).exists();
  return { state: file.get('state'), expiresAt: file.get('expiresAt'), hasBytes };
};
const send = (fileId: VaultFileId, content: Buffer<ArrayBuffer>, contentType = 'application/octet-stream') =>
  sendContent(person, `users/${person.uid}/vault`, content, contentType, fileId);

test('takes bytes of the length and the kind that were promised alone', async () => {
  const content = randomBytes(5_000);
  const fileId = await sendVaultFile(person, vaultId, newItem().itemId, { content, isSent: false });
  for (const other of [content.subarray(1), Buffer.concat([content, content])]) {
    await expect(send(fileId, Buffer.from(other))).rejects.toThrow();
  }
  await expect(send(fileId, content, 'text/html')).rejects.toThrow();
  expect(await storedFile(fileId)).toMatchObject({ hasBytes: false });
  await send(fileId, content);
  expect(await storedFile(fileId)).toMatchObject({ hasBytes: true });
});

test('lasts a day from when it was last asked for', async () => {
  const { itemId } = newItem();
  const underway = await sendVaultFile(person, vaultId, itemId, { isSent: false });
  const arrived = await storeVaultFile(person, vaultId, itemId);
  const forgotten = await sendVaultFile(person, vaultId, itemId, { isSent: false });
  clock.ahead += 20 * HOUR;
  await person.auth.currentUser?.getIdToken(true);
  await person.call(vaultExtendFiles, { fileIds: [underway, arrived] });
  const { services } = await backend.server.businessLogic();
  const statesAfter = async (milliseconds: number) => {
    clock.ahead += milliseconds;
    await giveUpLate.run({ services, dueAt: clock.now() });
    const files = await Promise.all([underway, arrived, forgotten].map(storedFile));
    return files.map(({ state }) => state);
  };
  expect(await statesAfter(23 * HOUR)).toEqual(['reserved', 'ready', 'discarded']);
  expect(await statesAfter(2 * HOUR)).toEqual(['discarded', 'discarded', 'discarded']);
});

test('ends no more once an item names the file: that stays, whoever gives it up or asks for more time', async () => {
  await person.auth.currentUser?.getIdToken(true);
  const item = newItem();
  const fileId = await storeVaultFile(person, vaultId, item.itemId);
  await saveOne(person, vaultId, { ...item, fileIds: [fileId] });
  await person.call(vaultAbandonFiles, { fileIds: [fileId] });
  await person.call(vaultExtendFiles, { fileIds: [fileId] });
  expect(await storedFile(fileId)).toEqual({ state: 'attached', expiresAt: undefined, hasBytes: true });
});
