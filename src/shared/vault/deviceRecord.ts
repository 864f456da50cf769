/** What this device last saw of the vault ([Note: What was seen]), kept on the device and sealed under the vault key. */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { label } from './derivation.ts';
import { fields, readJson, toBase64Url, utf8 } from './encoding.ts';
import { vaultIdSchema } from './ids.ts';
import { type KeyBox, keyBoxSchema } from './keyBox.ts';
import type { OpenVault } from './openKeyBox.ts';
import { fail, parsePart, type Result, succeed } from './problems.ts';
import { type Randomness, systemRandomness } from './randomness.ts';
import { openBytes, sealBytes, sealedListSchema, sealedText } from './sealing.ts';
import { compareItems, type ItemFinding, rememberItems, type SeenItem, seenItemSchema } from './seen.ts';

const seenBoxSchema = z.object({
  generation: z.int().positive(),
  check: z.string().max(100),
  mac: z.string().max(100),
});
type SeenBox = z.infer<typeof seenBoxSchema>;

const deviceRecordSchema = z.object({ box: seenBoxSchema, items: z.array(seenItemSchema) });
export type DeviceRecord = z.infer<typeof deviceRecordSchema>;

/** What is stored on the device. The box stands in clear: a box that was replaced is told before a phrase is typed. */
const storedDeviceRecordSchema = z.object({
  format: z.literal(1),
  ownerId: userIdSchema,
  vaultId: vaultIdSchema,
  box: seenBoxSchema,
  sealed: sealedListSchema,
});
export type StoredDeviceRecord = z.input<typeof storedDeviceRecordSchema>;

export type BoxFinding =
  /** Of another vault key: this is not the vault that was seen. */
  | { readonly is: 'box-replaced' }
  /** From before the last change of phrase, recovery key or devices. */
  | { readonly is: 'box-older'; readonly seenGeneration: number; readonly answeredGeneration: number }
  /** Not what was seen, under the same generation. */
  | { readonly is: 'box-different'; readonly generation: number };

export type Finding = BoxFinding | ItemFinding;

export const isOfItem = (finding: Finding): finding is ItemFinding => 'itemId' in finding;
export const isOfBox = (finding: Finding): finding is BoxFinding => !isOfItem(finding);

function seenBoxOf(box: KeyBox): SeenBox {
  return { generation: box.generation, check: toBase64Url(box.check), mac: toBase64Url(box.mac) };
}

/** What tells that `answered` cannot be the box of now, by one that was seen before. */
export function compareBoxes(seen: SeenBox, answered: SeenBox): BoxFinding[] {
  if (answered.check !== seen.check) return [{ is: 'box-replaced' }];
  if (answered.generation < seen.generation) {
    return [{ is: 'box-older', seenGeneration: seen.generation, answeredGeneration: answered.generation }];
  }
  const isSame = answered.generation > seen.generation || answered.mac === seen.mac;
  return isSame ? [] : [{ is: 'box-different', generation: seen.generation }];
}

/** Of the box that was seen last, read without a key; null when the record is none. */
export function boxRemembered(stored: unknown): SeenBox | null {
  return storedDeviceRecordSchema.safeParse(stored).data?.box ?? null;
}

/** Before the vault is open: whether the box that is answered can be the one of the vault that was seen here. */
export function compareLockedBox(stored: unknown, answered: unknown): Result<BoxFinding[]> {
  const record = parsePart('device-record', storedDeviceRecordSchema, stored);
  if (!record.ok) return record;
  const box = parsePart('key-box', keyBoxSchema, answered);
  return box.ok ? succeed(compareBoxes(record.value.box, seenBoxOf(box.value))) : box;
}

/** Everything that the server answers less, older or otherwise than this device has seen it. */
export function compareWithRecord(
  record: DeviceRecord,
  answered: { readonly box: KeyBox; readonly items: readonly SeenItem[] },
): Finding[] {
  return [
    ...compareBoxes(record.box, seenBoxOf(answered.box)),
    ...compareItems(record.items, answered.items),
  ];
}

/**
 * The record after this answer; null when this device has none yet. Only what opened may be given as answered. A box that was
 * written here is the one to expect from now on, also where an old backup made it number less than one that was seen.
 */
export function remember(
  record: DeviceRecord | null,
  answered: { readonly box: KeyBox; readonly items: readonly SeenItem[] },
  isBoxWrittenHere = false,
): DeviceRecord {
  const box = seenBoxOf(answered.box);
  const isLater = isBoxWrittenHere || (record !== null && record.box.generation < box.generation);
  const isNewer = !record || (record.box.check === box.check && isLater);
  return {
    box: isNewer ? box : record.box,
    items: rememberItems(record?.items ?? [], answered.items),
  };
}

const additionalData = (vault: OpenVault) => fields(label('device-record'), vault.ownerId, vault.vaultId);

export async function sealDeviceRecord(
  vault: OpenVault,
  record: DeviceRecord,
  randomness: Randomness = systemRandomness,
): Promise<StoredDeviceRecord> {
  const plaintext = utf8(JSON.stringify(record));
  const sealed = await sealBytes(vault.deviceRecordKey, plaintext, additionalData(vault), randomness);
  const { ownerId, vaultId } = vault;
  return { format: 1, ownerId, vaultId, box: record.box, sealed: sealedText(sealed) };
}

export async function openDeviceRecord(vault: OpenVault, stored: unknown): Promise<Result<DeviceRecord>> {
  const parsed = parsePart('device-record', storedDeviceRecordSchema, stored);
  if (!parsed.ok) return parsed;
  const { ownerId, vaultId, sealed } = parsed.value;
  if (ownerId !== vault.ownerId || vaultId !== vault.vaultId) {
    return fail({ is: 'other-vault', what: 'device-record' });
  }
  const plaintext = await openBytes(vault.deviceRecordKey, sealed, additionalData(vault));
  if (!plaintext) return fail({ is: 'altered', what: 'device-record' });
  return parsePart('device-record', deviceRecordSchema, readJson(plaintext));
}
