/**
 * Seals the demo family's vault again: `node scripts/demo/sealVault.ts`. What it writes is kept in the repository, so that
 * a server that starts derives no key; a test opens it and compares it with the story.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import { DEMO_VAULT_PHRASE } from '#shared/domain/demoVault.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { type Attachment, vaultContentSchema } from '#shared/vault/content.ts';
import { createVault } from '#shared/vault/createKeyBox.ts';
import { importFileKey } from '#shared/vault/files.ts';
import { vaultFileIdSchema, vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { sealItem } from '#shared/vault/items.ts';
import type { OpenVault } from '#shared/vault/openKeyBox.ts';
import type { Result } from '#shared/vault/problems.ts';
import type { SealedItemText } from '#shared/vault/sealedItem.ts';
import { sealFileStream } from '#shared/vault/sealFile.ts';
import { type StoryItem, vaultStory } from './vaultStory.ts';

const folder = resolve(import.meta.dirname, '../../resources/demo');

function expectValue<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`The demo's vault could not be sealed: ${JSON.stringify(result.problem)}`);
  return result.value;
}

const instant = (day: string) => `${day}T09:00:00.000Z`;

async function sealPicture(vault: OpenVault, name: string, addedAt: string) {
  const fileId = vaultFileIdSchema.parse(randomUUID());
  const key = randomBytes(32).toString('base64url');
  const content = Uint8Array.from(readFileSync(join(folder, name)));
  const sealing = new Blob([content])
    .stream()
    .pipeThrough(sealFileStream(expectValue(await importFileKey(vault, fileId, key))));
  const sealedName = name.replace(/\.[a-z]+$/, '.sealed');
  writeFileSync(join(folder, sealedName), new Uint8Array(await new Response(sealing).arrayBuffer()));
  const attachment: Attachment = {
    fileId,
    name,
    contentType: 'image/jpeg',
    byteCount: content.length,
    key,
    addedAt,
  };
  return { attachment, sealedName };
}

async function sealStoryItem(vault: OpenVault, { savedOn, earlier = [], content, picture }: StoryItem) {
  const itemId = vaultItemIdSchema.parse(randomUUID());
  const attached = picture ? await sealPicture(vault, picture, instant(savedOn[0] ?? '')) : null;
  const attachments = attached ? [attached.attachment] : [];
  const versions: SealedItemText[] = [];
  for (const changes of [...earlier, {}]) {
    const written = vaultContentSchema.parse({ attachments, ...content, ...changes });
    const sealed = await sealItem(vault, {
      itemId,
      kind: written.kind,
      version: versions.length + 1,
      body: { content: written, trashedAt: null },
      key: versions[0]?.key ?? null,
    });
    versions.push(expectValue(sealed));
  }
  return {
    ...versions[versions.length - 1],
    createdAt: instant(savedOn[0] ?? ''),
    updatedAt: instant(savedOn[savedOn.length - 1] ?? ''),
    files: attached ? [{ fileId: attached.attachment.fileId, sealed: attached.sealedName }] : [],
    earlier: versions
      .slice(0, -1)
      .map(({ version, sealed }, index) => ({ version, sealed, keptAt: instant(savedOn[index + 1] ?? '') })),
  };
}

const { vault, document } = expectValue(
  await createVault({
    ownerId: userIdSchema.parse(DEMO_FAMILY_UID),
    vaultId: vaultIdSchema.parse(randomUUID()),
    phrase: DEMO_VAULT_PHRASE,
    argon2id,
  }),
);
const items = await Promise.all(vaultStory.map((item) => sealStoryItem(vault, item)));
writeFileSync(join(folder, 'vault.json'), `${JSON.stringify({ keys: document, items }, null, 2)}\n`);
