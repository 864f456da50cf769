/** A vault to test with, whose passphrase costs nothing: what Argon2id costs is not what is tested. */
import { userIdSchema } from '#shared/domain/ids.ts';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { type CreatedVault, createVault } from '#shared/vault/createKeyBox.ts';
import { joinBytes } from '#shared/vault/encoding.ts';
import { vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { sealItem } from '#shared/vault/items.ts';
import type { OpenVault } from '#shared/vault/openKeyBox.ts';
import type { Argon2id } from '#shared/vault/passphrase.ts';
import type { Result, VaultProblem } from '#shared/vault/problems.ts';
import type { SealedItemText } from '#shared/vault/sealedItem.ts';

export const freeArgon2id: Argon2id = async (phrase, { salt }) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', joinBytes([salt, phrase])));

export function expectValue<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`Expected to succeed: ${JSON.stringify(result.problem)}`);
  return result.value;
}

/** Null when there is none. */
export function problemOf(result: Result<unknown>): VaultProblem | null {
  return result.ok ? null : result.problem;
}

export const rose = userIdSchema.parse('rose');
export const somebodyElse = userIdSchema.parse('somebody-else');
export const phrase = 'seven slow swans swim south';
export const phraseSecret = { way: 'passphrase', phrase, argon2id: freeArgon2id } as const;

export async function makeVault(ownerId = rose): Promise<CreatedVault> {
  const vaultId = vaultIdSchema.parse(crypto.randomUUID());
  return expectValue(await createVault({ ownerId, vaultId, phrase, argon2id: freeArgon2id }));
}

export const newItemId = () => vaultItemIdSchema.parse(crypto.randomUUID());

export const note = (title: string) => vaultContentSchema.parse({ kind: 'note', title });

/** One version of a note, of a new item or of the one given. */
export async function sealNote(
  vault: OpenVault,
  title: string,
  of: { readonly itemId?: SealedItemText['itemId']; readonly version?: number; readonly key?: unknown } = {},
): Promise<SealedItemText> {
  const itemId = vaultItemIdSchema.parse(of.itemId ?? newItemId());
  const body = { content: note(title), trashedAt: null };
  const toSeal = { itemId, kind: 'note', version: of.version ?? 1, body, key: of.key ?? null };
  return expectValue(await sealItem(vault, toSeal));
}

/** The text of bytes with one bit of them changed: bit `position` of all, counted around. */
export function withOneBitChanged(base64Url: string, position: number): string {
  const bytes = Buffer.from(base64Url, 'base64url');
  const at = position % (bytes.length * 8);
  bytes[at >> 3] = (bytes[at >> 3] ?? 0) ^ (1 << (at & 7));
  return bytes.toString('base64url');
}
