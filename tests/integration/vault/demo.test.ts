/** The demo family's vault: what the server puts back at each start opens with the phrase that visitors are shown. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import { DEMO_VAULT_PHRASE } from '#shared/domain/demoVault.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { vaultContentSchema, vaultKinds } from '#shared/vault/content.ts';
import { importFileKey } from '#shared/vault/files.ts';
import { openItem } from '#shared/vault/items.ts';
import { openFileStream } from '#shared/vault/openFile.ts';
import { type OpenVault, openKeyBox } from '#shared/vault/openKeyBox.ts';
import { vaultStory } from '../../../scripts/demo/vaultStory.ts';
import { vaultStoryInFrench } from '../../../scripts/demo/vaultStoryInFrench.ts';
import type { Services } from '../../../src/functions/services.ts';
import { contentInFrench } from '../../../src/renderer/features/vault/demo/french.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { violationsOf } from '../../support/library.ts';
import { expectValue } from '../../support/vault/makeVault.ts';

let backend: Backend;
let services: Services;
let vault: OpenVault;

const family = () => services.firestore.doc(`users/${DEMO_FAMILY_UID}`);

beforeAll(async () => {
  backend = await startBackend({ environment: { AMARANTH_DEMO: '1' } });
  ({ services } = await backend.server.businessLogic());
  await vi.waitFor(async () => expect((await family().get()).exists).toBe(true), { timeout: 15_000 });
  const [stored] = (await family().collection('vaults').get()).docs;
  const opened = await openKeyBox(userIdSchema.parse(DEMO_FAMILY_UID), stored?.get('keys'), {
    way: 'passphrase',
    phrase: DEMO_VAULT_PHRASE,
    argon2id,
  });
  expect(expectValue(opened).isBoxIntact).toBe(true);
  vault = expectValue(opened).vault;
}, 30_000);
afterAll(() => backend.stop());

async function readItems() {
  const { docs } = await family().collection('vaultItems').get();
  return Promise.all(
    docs.map(async (stored) => {
      const opened = expectValue(await openItem(vault, { ...stored.data(), itemId: stored.id, format: 1 }));
      if (opened.state !== 'kept') throw new Error(`${stored.id} is ${opened.state}`);
      return { stored, content: opened.content };
    }),
  );
}

test('it holds what its story says, of every kind; a changed story is sealed anew by scripts/demo/sealVault.ts', async () => {
  const items = await readItems();
  const found = items.map(({ content: { attachments, french, ...content } }) => content);
  const told = vaultStory.map((item) => {
    const { attachments, ...content } = vaultContentSchema.parse(item.content);
    return content;
  });
  const byTitle = (one: { title: string; kind: string }, other: { title: string; kind: string }) =>
    `${one.kind} ${one.title}` < `${other.kind} ${other.title}` ? -1 : 1;
  expect(found.toSorted(byTitle)).toEqual(told.toSorted(byTitle));
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set([...vaultKinds, 'readiness']));
});

test('a visitor who reads French finds every item in French', async () => {
  const items = await readItems();
  for (const { content } of items) {
    const { french, ...shown } = contentInFrench(content);
    expect(JSON.stringify(shown)).not.toMatch(/\b(the|is|and|with|my|it|of)\b/i);
    if (content.kind !== 'readiness') expect(shown).toMatchObject(vaultStoryInFrench[content.title] ?? {});
  }
  const titles = items.map(({ content }) => content.title).filter((title) => title !== '');
  expect(Object.keys(vaultStoryInFrench).toSorted()).toEqual(titles.toSorted());
});

test('its earlier version and its file open too', async () => {
  const items = await readItems();
  const will = items.find(({ content }) => content.title === 'My will')?.stored;
  const former = await will?.ref.collection('versions').doc('1').get();
  const opened = expectValue(
    await openItem(vault, { ...will?.data(), ...former?.data(), itemId: will?.id, format: 1 }),
  );
  expect(opened).toMatchObject({ content: { whereKept: expect.stringContaining('sideboard') } });

  const [attachment] = items.find(({ content }) => content.kind === 'file')?.content.attachments ?? [];
  if (!attachment) throw new Error('No item has a file.');
  const [sealed] = await services.bucket
    .file(`users/${DEMO_FAMILY_UID}/vault/${attachment.fileId}`)
    .download();
  const file = expectValue(await importFileKey(vault, attachment.fileId, attachment.key));
  const opening = new Blob([Uint8Array.from(sealed)])
    .stream()
    .pipeThrough(openFileStream(file, attachment.byteCount));
  const content = Buffer.from(await new Response(opening).arrayBuffer());
  const picture = await readFile(new URL(`../../../resources/demo/${attachment.name}`, import.meta.url));
  expect(content.equals(picture)).toBe(true);
});

test('everything that must hold of a person’s records holds of the family', async () => {
  const about = (violation: { code: string }) => violation.code;
  expect((await violationsOf(services, DEMO_FAMILY_UID)).map(about)).toEqual([]);
});
