/**
 * The vectors of docs/vault-format.md: fixed inputs, chosen bytes in the place of random ones, and what the module makes
 * of them. `node tests/support/vault/makeVectors.ts` writes them; a change of theirs is a change of the format.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { userIdSchema } from '#shared/domain/ids.ts';
import { type ArchivedItem, writeArchive } from '#shared/vault/archive.ts';
import type { ListedItem } from '#shared/vault/archiveContents.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { addDevice, changePassphrase } from '#shared/vault/changeKeyBox.ts';
import { createVault } from '#shared/vault/createKeyBox.ts';
import { type Bytes, toBase64Url } from '#shared/vault/encoding.ts';
import { importFileKey } from '#shared/vault/files.ts';
import {
  vaultDeviceIdSchema,
  vaultFileIdSchema,
  vaultIdSchema,
  vaultItemIdSchema,
} from '#shared/vault/ids.ts';
import { type ItemBody, sealItem } from '#shared/vault/items.ts';
import { normalisePassphrase } from '#shared/vault/passphrase.ts';
import { readRecoveryKey, writeRecoveryKey } from '#shared/vault/recoveryKey.ts';
import { markOf } from '#shared/vault/sealedItem.ts';
import { sealFileStream } from '#shared/vault/sealFile.ts';
import { chosenBytes, chosenRandomness } from './chosenBytes.ts';
import { expectValue } from './makeVault.ts';
import * as second from './secondImplementation.ts';

export const ownerId = userIdSchema.parse('Yf3vRk2pQzWm8sLbTnHc5xDgJ1a4');
export const vaultId = vaultIdSchema.parse('0b6f3c2e-8d41-4f7a-9c55-2e1d7a90b3f4');
export const phrase = 'amaranth never fades, été comme hiver';
export const newPhrase = 'a second phrase for the same vault';
const whose = { ownerId, vaultId };

export const device = {
  id: vaultDeviceIdSchema.parse('5f0d1c7b-94a2-4c0e-8a61-3b7e2d9f6a18'),
  kind: 'passkey' as const,
  name: 'Téléphone',
  credentialId: chosenBytes('credential', 20),
  prfSalt: chosenBytes('prf salt', 32),
  createdAt: '2026-11-22T12:00:00.000Z',
};
export const deviceSecret = chosenBytes('device secret', 32);

const attachedFileId = vaultFileIdSchema.parse('c4a8e1d2-6b3f-4e59-b0d7-91f2a5c83e60');
const missingItemId = vaultItemIdSchema.parse('4c3b2a19-8f7e-4d6c-9b5a-1a2b3c4d5e6f');
const fileKey = toBase64Url(chosenBytes('file key', 32));

/** Byte i of every file is i mod 251. */
export function fileContent(byteCount: number): Bytes {
  return Uint8Array.from({ length: byteCount }, (_, index) => index % 251);
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

async function keyVectors() {
  const created = expectValue(
    await createVault({ ownerId, vaultId, phrase, argon2id }, chosenRandomness('vault')),
  );
  const secret = { way: 'recovery', recoveryKey: created.recoveryKey } as const;
  const changed = expectValue(
    await changePassphrase(
      { ownerId, document: created.document, secret },
      { phrase: newPhrase, argon2id },
      chosenRandomness('change of phrase'),
    ),
  );
  const withDevice = expectValue(
    await addDevice(
      { ownerId, document: changed, secret },
      { ...device, secret: deviceSecret },
      chosenRandomness('device'),
    ),
  );
  const vaultKey = second.openBox(ownerId, created.document, { recoveryKey: created.recoveryKey });
  const recoveryKey = second.readRecoveryKey(created.recoveryKey);
  const stretched = second.stretch(phrase, created.document.argon2id);
  const vectors = {
    note: 'Bytes are base64url. The keys between phrase and box are given so that each step can be checked.',
    ownerId,
    vaultId,
    passphrase: {
      phrase,
      normalised: normalisePassphrase(phrase),
      stretched: base64Url(stretched),
      wrappingKey: base64Url(second.passphraseKey(whose, phrase, created.document.argon2id)),
    },
    newPassphrase: newPhrase,
    recovery: {
      text: created.recoveryKey,
      bytes: base64Url(recoveryKey),
      wrappingKey: base64Url(second.recoveryKeyKey(whose, recoveryKey)),
    },
    device: {
      id: device.id,
      secret: base64Url(deviceSecret),
      wrappingKey: base64Url(second.deviceKey(whose, device.id, Buffer.from(deviceSecret))),
    },
    vaultKey: base64Url(vaultKey),
    derivedFromVaultKey: second.derivedKeys(whose, vaultKey),
    boxes: { created: created.document, afterChangeOfPhrase: changed, afterAddingDevice: withDevice },
  };
  return { vectors, vault: created.vault, box: withDevice };
}

const itemsToSeal: readonly {
  title: string;
  itemId: string;
  kind: string;
  version: number;
  body: ItemBody;
}[] = [
  {
    title: 'a password, kept, with a field of its owner and an attachment',
    itemId: '7d1f0a3e-2c84-4b6f-8e19-0a5c6d7b8e9f',
    kind: 'password',
    version: 1,
    body: {
      content: {
        kind: 'password',
        title: 'Crédit du Lac',
        notes: 'Second line:\nthe branch at the harbour.',
        tags: ['bank'],
        isFavourite: true,
        customFields: [{ label: 'Vault door', value: '4-8-15', isSecret: true }],
        attachments: [
          {
            fileId: attachedFileId,
            name: 'contract 📄.pdf',
            contentType: 'application/pdf',
            byteCount: 131_073,
            key: fileKey,
            addedAt: '2026-11-20T08:30:00.000Z',
          },
        ],
        answers: [],
        username: 'rose',
        password: 'correct horse battery staple',
        websites: ['https://bank.example/'],
        oneTimeCode: '',
        passwordChangedAt: '2026-11-20T08:30:00.000Z',
      },
      trashedAt: null,
    },
  },
  {
    title: 'a note in the trash',
    itemId: '1e9d5b70-6f3a-4d28-9b4c-8f7e6d5c4b3a',
    kind: 'note',
    version: 2,
    body: {
      content: {
        kind: 'note',
        title: '',
        notes: 'x',
        tags: [],
        isFavourite: false,
        customFields: [],
        attachments: [],
        answers: [],
      },
      trashedAt: '2026-11-21T10:00:00.000Z',
    },
  },
  {
    title: 'a tombstone',
    itemId: '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d',
    kind: 'seed',
    version: 9_007_199_254_740_991,
    body: { erased: true },
  },
];

async function itemVectors(vault: Awaited<ReturnType<typeof keyVectors>>['vault'], vaultKey: string) {
  const items = [];
  for (const { title, itemId, ...item } of itemsToSeal) {
    const toSeal = { ...item, itemId: vaultItemIdSchema.parse(itemId), key: null };
    const document = expectValue(await sealItem(vault, toSeal, chosenRandomness(title)));
    const { itemKey } = second.openItem(whose, Buffer.from(vaultKey, 'base64url'), document);
    items.push({ title, itemKey: base64Url(itemKey), body: item.body, document });
  }
  return items;
}

export async function sealWhole(byteCount: number, fileId: string): Promise<Buffer> {
  const key = expectValue(await importFileKey(whose, vaultFileIdSchema.parse(fileId), fileKey));
  const sealed = new Blob([fileContent(byteCount)]).stream().pipeThrough(sealFileStream(key));
  return Buffer.from(await new Response(sealed).arrayBuffer());
}

async function fileVectors() {
  const files = [];
  for (const byteCount of [0, 1, 16, 131_071, 131_072, 131_073, 262_144, 300_000]) {
    const sealed = await sealWhole(byteCount, attachedFileId);
    files.push({
      byteCount,
      sealedByteCount: sealed.length,
      sealedSha256: sha256(sealed),
      ...(sealed.length < 100
        ? { sealed: base64Url(sealed) }
        : { sealedEnd: base64Url(sealed.subarray(-16)) }),
    });
  }
  return {
    note: 'Byte i of every file is i mod 251. All have one key here, which no program may do.',
    ...whose,
    fileId: attachedFileId,
    key: fileKey,
    files,
  };
}

const typedPhrases = [
  'plain',
  '  two\t\twords \n',
  'ｆｕｌｌ　ｗｉｄｔｈ',
  'e\u0301te\u0301',
  'ﬁne\u00a0ligature',
  'no\u200bjoin',
  '\ufeffmark\u2028line',
  'next\u0085line\u001cfile',
  'Ångström № ½',
  '😀 grin',
];

/** The items as they stand in an archive, the one in the trash with the version before it; and how they are listed. */
async function archivedVectors(
  vault: Awaited<ReturnType<typeof keyVectors>>['vault'],
  items: Awaited<ReturnType<typeof itemVectors>>,
): Promise<{ archived: ArchivedItem[]; listed: ListedItem[] }> {
  const archived: ArchivedItem[] = [];
  const listed: ListedItem[] = [];
  for (const { document, body } of items) {
    const itemId = vaultItemIdSchema.parse(document.itemId);
    const isTrashed = !('erased' in body) && body.trashedAt !== null;
    const before = { itemId, kind: document.kind, version: 1, key: document.key };
    const versions = isTrashed
      ? [
          expectValue(
            await sealItem(
              vault,
              { ...before, body: { ...body, trashedAt: null } },
              chosenRandomness('the note before'),
            ),
          ),
        ]
      : [];
    archived.push({
      ...document,
      createdAt: '2026-11-20T08:30:00.000Z',
      updatedAt: '2026-11-21T10:00:00.000Z',
      versions,
    });
    listed.push({
      itemId,
      version: document.version,
      mark: markOf(document),
      state: 'erased' in body ? 'erased' : isTrashed ? 'trashed' : 'kept',
      earlier: versions.map((version) => ({ version: version.version, mark: markOf(version) })),
    });
  }
  return { archived, listed };
}

/** Each file of tests/vectors/vault with what it holds. */
export async function makeVectors(): Promise<Readonly<Record<string, unknown>>> {
  const { vectors, vault, box } = await keyVectors();
  const items = await itemVectors(vault, vectors.vaultKey);
  const files = await fileVectors();
  const attached = files.files.find(({ byteCount }) => byteCount === 131_073);
  const { archived, listed } = await archivedVectors(vault, items);
  const archive = await writeArchive(
    vault,
    {
      exportedAt: '2026-11-22T12:00:00.000Z',
      keys: box,
      items: archived,
      contents: {
        items: listed,
        files: [
          {
            fileId: attachedFileId,
            byteCount: attached?.sealedByteCount ?? 0,
            sha256: attached?.sealedSha256 ?? '',
          },
        ],
        gaps: [{ is: 'item-missing', itemId: missingItemId, seenVersion: 4 }],
      },
    },
    chosenRandomness('archive'),
  );
  const recoveryKeys = [new Uint8Array(32), new Uint8Array(32).fill(255), chosenBytes('recovery', 32)].map(
    (bytes) => {
      const text = writeRecoveryKey(bytes);
      expectValue(readRecoveryKey(text));
      return { bytes: base64Url(bytes), text };
    },
  );
  return {
    'passphrases.json': typedPhrases.map((typed) => ({ typed, normalised: normalisePassphrase(typed) })),
    'recovery-keys.json': recoveryKeys,
    'keys.json': vectors,
    'items.json': items,
    'files.json': files,
    'archive.json': archive,
  };
}

export const vectorsFolder = join(import.meta.dirname, '../../vectors/vault');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, content] of Object.entries(await makeVectors())) {
    writeFileSync(join(vectorsFolder, name), `${JSON.stringify(content, null, 2)}\n`);
  }
}
