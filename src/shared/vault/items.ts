/** Sealing an item for the server, and opening what the server answers. */
import { z } from 'zod';
import { type VaultContent, vaultContentSchema } from './content.ts';
import type { VaultIdentity } from './derivation.ts';
import { joinBytes, readJson, utf8 } from './encoding.ts';
import type { VaultItemId } from './ids.ts';
import type { OpenVault } from './openKeyBox.ts';
import { fail, parsePart, type Result, succeed } from './problems.ts';
import { type Randomness, systemRandomness, type VaultCryptoKey } from './randomness.ts';
import {
  itemAdditionalData,
  itemKeyAdditionalData,
  type SealedItem,
  type SealedItemText,
  sealedItemSchema,
} from './sealedItem.ts';
import {
  openBytes,
  sealBytes,
  sealedText,
  unwrapKey,
  type WrappedKey,
  wrapKey,
  wrappedKeySchema,
  wrappedKeyText,
} from './sealing.ts';

/** What another device wrote at the same time, until the owner chooses. */
const alternativeSchema = z.looseObject({ content: vaultContentSchema, savedAt: z.iso.datetime() });
export type Alternative = z.infer<typeof alternativeSchema>;

const contentBodySchema = z.object({
  content: vaultContentSchema,
  /** When the owner put it in the trash; null while it is kept. */
  trashedAt: z.iso.datetime().nullable(),
  alternatives: z.array(alternativeSchema).optional(),
});
const tombstoneSchema = z.object({ erased: z.literal(true) });

/** What is sealed: the item, or the word that it was erased. */
export type ItemBody = z.infer<typeof contentBodySchema> | z.infer<typeof tombstoneSchema>;

// The likelier first: of thousands of items each miss is dear.
const itemBodySchema = z.union([contentBodySchema, tombstoneSchema]);

interface OpenedAs {
  readonly itemId: VaultItemId;
  readonly kind: string;
  readonly version: number;
}

export type OpenedItem = OpenedAs &
  (
    | {
        readonly state: 'kept' | 'trashed';
        readonly content: VaultContent;
        readonly trashedAt: string | null;
        readonly alternatives: readonly Alternative[];
      }
    | { readonly state: 'erased' }
    /** Authentic, and of a form that this version does not know. It is shown as it is, and not saved over. */
    | { readonly state: 'not-understood'; readonly body: unknown }
  );

/** The plaintext is filled up to a multiple of this with spaces, so that its length says little of what is in it. */
const PADDING = 256;

function padded(text: string) {
  const bytes = utf8(text);
  return joinBytes([bytes, new Uint8Array(-bytes.length & (PADDING - 1)).fill(0x20)]);
}

export interface ItemToSeal {
  readonly itemId: VaultItemId;
  /** Of the content; a tombstone keeps that of the item it stands for. */
  readonly kind: string;
  readonly version: number;
  readonly body: ItemBody;
  /** As the item's document has it; null for a new item, which gets a new key. */
  readonly key: unknown;
}

async function itemKey(
  vault: OpenVault,
  { itemId, key }: ItemToSeal,
  randomness: Randomness,
): Promise<Result<{ wrapped: WrappedKey; sealingKey: VaultCryptoKey }>> {
  const additionalData = itemKeyAdditionalData(vault, itemId);
  if (key === null) {
    const sealingKey = await randomness.key();
    return succeed({
      sealingKey,
      wrapped: await wrapKey(vault.itemKeys, sealingKey, additionalData, randomness),
    });
  }
  const wrapped = wrappedKeySchema.safeParse(key);
  const sealingKey = wrapped.success
    ? await unwrapKey(vault.itemKeys, wrapped.data, additionalData, 'sealing')
    : null;
  return wrapped.success && sealingKey
    ? succeed({ wrapped: wrapped.data, sealingKey })
    : fail({ is: 'altered', what: 'item' });
}

export async function sealItem(
  vault: OpenVault,
  item: ItemToSeal,
  randomness: Randomness = systemRandomness,
): Promise<Result<SealedItemText>> {
  const key = await itemKey(vault, item, randomness);
  if (!key.ok) return key;
  const { itemId, kind, version, body } = item;
  if ('content' in body && body.content.kind !== kind)
    throw new Error('An item is of the kind of its content');
  const { ownerId, vaultId } = vault;
  const plaintext = padded(JSON.stringify(body));
  const additionalData = itemAdditionalData(vault, item);
  const sealed = await sealBytes(key.value.sealingKey, plaintext, additionalData, randomness);
  return succeed({
    ownerId,
    vaultId,
    itemId,
    kind,
    format: 1,
    version,
    key: wrappedKeyText(key.value.wrapped),
    sealed: sealedText(sealed),
  });
}

/** What a body is that was proven to be the owner's. */
function understand(item: SealedItem, body: unknown): OpenedItem {
  const as = { itemId: item.itemId, kind: item.kind, version: item.version };
  const parsed = itemBodySchema.safeParse(body);
  if (!parsed.success) return { ...as, state: 'not-understood', body };
  if ('erased' in parsed.data) return { ...as, state: 'erased' };
  const { content, trashedAt, alternatives = [] } = parsed.data;
  if (content.kind !== item.kind) return { ...as, state: 'not-understood', body };
  return { ...as, state: trashedAt === null ? 'kept' : 'trashed', content, trashedAt, alternatives };
}

/** Null for a key that did not unwrap. */
async function openWithKey(key: VaultCryptoKey | null, item: SealedItem): Promise<Result<OpenedItem>> {
  const plaintext = key && (await openBytes(key, item.sealed, itemAdditionalData(item, item)));
  if (!plaintext) return fail({ is: 'altered', what: 'item' });
  const body = readJson(plaintext);
  if (body === undefined) return fail({ is: 'malformed', what: 'item', where: 'sealed' });
  return succeed(understand(item, body));
}

function parseItemOf({ ownerId, vaultId }: VaultIdentity, document: unknown): Result<SealedItem> {
  const parsed = parsePart('item', sealedItemSchema, document);
  const isOther = parsed.ok && (parsed.value.ownerId !== ownerId || parsed.value.vaultId !== vaultId);
  return isOther ? fail({ is: 'other-vault', what: 'item' }) : parsed;
}

export async function openItem(vault: OpenVault, document: unknown): Promise<Result<OpenedItem>> {
  const item = parseItemOf(vault, document);
  if (!item.ok) return item;
  const data = itemKeyAdditionalData(vault, item.value.itemId);
  return await openWithKey(await unwrapKey(vault.itemKeys, item.value.key, data, 'sealing'), item.value);
}

/** By who has this one item's key and not the vault's. */
export async function openItemWithKey(
  identity: VaultIdentity,
  itemKey: VaultCryptoKey,
  document: unknown,
): Promise<Result<OpenedItem>> {
  const item = parseItemOf(identity, document);
  return item.ok ? await openWithKey(itemKey, item.value) : item;
}
