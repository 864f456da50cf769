/**
 * What is being written, for the case that the vault locks before it is saved. It is sealed while the vault is open, again and
 * again, so that locking finds nothing but ciphertext, which waits in this page's memory and is stored nowhere. Whoever
 * unlocks the vault in this page gets it back.
 */
import { z } from 'zod';
import { logWarning } from '#platform/logging/logger.ts';
import { letterBlockSchema } from '#shared/domain/letter.ts';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { type Bytes, readJson, utf8 } from '#shared/vault/encoding.ts';
import { type VaultItemId, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { watchUnfinished } from '#ui/unfinished.ts';
import { vaultSession } from '../../open/vaultStore.ts';
import type { ItemAnswers } from './itemAnswers.ts';

const heldEditSchema = z.object({
  itemId: vaultItemIdSchema,
  base: vaultContentSchema,
  basedOn: z.int(),
  answers: z.object({
    title: z.string(),
    fields: z.record(z.string(), z.string()),
    websites: z.array(z.string()),
    body: z.array(letterBlockSchema),
    notes: z.string(),
    tags: z.array(z.string()),
    isFavourite: z.boolean(),
    customFields: z.array(
      z.object({
        key: z.string(),
        origin: z.number().nullable(),
        label: z.string(),
        value: z.string(),
        isSecret: z.boolean(),
      }),
    ),
    answers: z.array(z.string()),
  }),
});

export interface HeldEdit {
  /** Of a new item as well: saved once, although nobody heard of it, and saved again it is the same. */
  readonly itemId: VaultItemId;
  /** What stood there when writing began; for a new item what it began with. */
  readonly base: VaultContent;
  readonly basedOn: number;
  readonly answers: ItemAnswers;
}

const held = new Map<string, Bytes>();
let stopAsking: (() => void) | null = null;
/** Rises with every change, so that sealing which ends late does not bring back what was dropped or is older. */
const turns = new Map<string, number>();

function nextTurn(place: string): number {
  const turn = (turns.get(place) ?? 0) + 1;
  turns.set(place, turn);
  return turn;
}

/** Never rejects: what cannot be sealed just now is sealed the next time. */
export async function holdEdit(place: string, edit: HeldEdit): Promise<void> {
  const turn = nextTurn(place);
  try {
    const sealed = await vaultSession().sealForDevice(utf8(JSON.stringify(edit)));
    if (turns.get(place) !== turn) return;
    held.set(place, sealed);
    stopAsking ??= watchUnfinished('vault', isLocked);
  } catch (error) {
    logWarning('What is being written could not be sealed', {}, error);
  }
}

export function dropEdit(place: string): void {
  nextTurn(place);
  held.delete(place);
  if (held.size > 0) return;
  stopAsking?.();
  stopAsking = null;
}

export function isEditHeld(place: string): boolean {
  return held.has(place);
}

/** Null when nothing is held there, or it is of another vault. It stays held until it is dropped. */
export async function readHeldEdit(place: string): Promise<HeldEdit | null> {
  const sealed = held.get(place);
  if (!sealed) return null;
  const opened = await vaultSession().openFromDevice(sealed);
  const edit = heldEditSchema.safeParse(opened && readJson(opened));
  if (edit.success) return edit.data;
  dropEdit(place);
  return null;
}

/** While the vault is open the form itself asks before the page is closed. */
function isLocked(): boolean {
  return vaultSession().snapshot().kind === 'locked';
}
