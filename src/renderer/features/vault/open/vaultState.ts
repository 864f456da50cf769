/**
 * The vault as the page knows it. Keys never stand here: they are in the worker that opened it (`vault.worker.ts`), and
 * what is locked is forgotten with that worker.
 */
import type { Failure } from '#platform/backend/failure.ts';
import type { VaultContent } from '#shared/vault/content.ts';
import type { BoxFinding, Finding } from '#shared/vault/deviceRecord.ts';
import type { VaultFileId, VaultId, VaultItemId } from '#shared/vault/ids.ts';
import type { Alternative } from '#shared/vault/items.ts';
import type { VaultProblem } from '#shared/vault/problems.ts';
import type { ItemFinding } from '#shared/vault/seen.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';

/** An item that opened, as it stands on the server. Dates in milliseconds. */
export interface VaultItem {
  readonly itemId: VaultItemId;
  readonly version: number;
  readonly content: VaultContent;
  readonly state: 'kept' | 'trashed';
  readonly trashedAt: number | null;
  /** What other devices wrote at the same time, until the owner chooses. */
  readonly alternatives: readonly Alternative[];
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Earlier versions that can be read, oldest first. */
  readonly earlierVersions: readonly number[];
}

/** An item that stands on the server and did not open; the others do. */
export interface UnreadableItem {
  readonly itemId: VaultItemId;
  readonly kind: string;
  readonly updatedAt: number;
  /** `newer` is authentic and was written by a newer Amaranth: `body` is shown as it is and never saved over. */
  readonly why: { readonly is: 'newer'; readonly body: unknown } | VaultProblem;
}

/** A vault that was taken out of use and may come back until `erasureDueAt`, in milliseconds. */
export interface DiscardedVault {
  readonly vaultId: VaultId;
  readonly erasureDueAt: number;
}

export type LockCause = 'chosen' | 'idle' | 'window-left' | 'device-slept' | 'other-window' | 'worker-failed';

export type VaultState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'unreachable'; readonly failure: Failure }
  | {
      readonly kind: 'none';
      readonly discarded: readonly DiscardedVault[];
      /** Whether this device has seen a vault that should still be there: its owner is told before another is set up. */
      readonly isOneMissing: boolean;
    }
  | {
      readonly kind: 'locked';
      readonly keys: StoredKeyBox;
      /** What does not fit to what this device saw of the vault before, told before a phrase is typed. */
      readonly findings: readonly BoxFinding[];
      /** Null when the vault was not open in this page before. */
      readonly cause: LockCause | null;
      readonly discarded: readonly DiscardedVault[];
    }
  | {
      readonly kind: 'open';
      readonly vaultId: VaultId;
      /**
       * What changes of the keys are made from, and exports as long as nothing is wrong with them: the last box that this page
       * proved to be as one of the owner's devices wrote it. While it has proved none, the one that the vault opened with.
       */
      readonly keys: StoredKeyBox;
      /** The box that the server answers, whose place the next one takes. */
      readonly servedKeys: StoredKeyBox;
      /** False when that one was not written as a whole by one of the owner's devices. */
      readonly isBoxIntact: boolean;
      /** Also what is in the trash, and the one item of kind `readiness`. */
      readonly items: ReadonlyMap<VaultItemId, VaultItem>;
      readonly unreadable: readonly UnreadableItem[];
      /** What the server answers less, older or otherwise than this device has seen. */
      readonly findings: readonly Finding[];
    };

export type OpenVaultState = Extract<VaultState, { kind: 'open' }>;
export type LockedVaultState = Extract<VaultState, { kind: 'locked' }>;

/** Of the open vault; none of any other. */
export function itemsShown(state: VaultState): ReadonlyMap<VaultItemId, VaultItem> {
  return state.kind === 'open' ? state.items : new Map();
}

/** One item to save. */
export interface ItemToSave {
  /** Of a new item that may be saved again made once (`newItemId`): it is the same one then. Otherwise it is made here. */
  readonly itemId?: VaultItemId;
  /** The version that the owner changed; 0 for a new item. */
  readonly basedOn: number;
  readonly content: VaultContent;
  /** Given when the owner chose among what several devices wrote; otherwise those that stand stay. */
  readonly alternatives?: readonly Alternative[];
}

/** The server answers less, older or otherwise than this device has seen: nothing was written over it. */
export interface NotAsSeen {
  readonly is: 'not-as-seen';
  readonly finding: ItemFinding;
}

export type SaveProblem = VaultProblem | NotAsSeen;

export type SaveOutcome =
  | { readonly is: 'saved'; readonly item: VaultItem }
  /** Another device was first: both are kept, side by side, in `item`. */
  | { readonly is: 'both-kept'; readonly item: VaultItem }
  | { readonly is: 'failed'; readonly itemId: VaultItemId | null; readonly failure: Failure }
  | { readonly is: 'problem'; readonly itemId: VaultItemId | null; readonly problem: SaveProblem };

/** An earlier version of an item, opened. `savedAt` in milliseconds. */
export interface EarlierVersion {
  readonly version: number;
  readonly savedAt: number;
  readonly content: VaultContent;
}

export interface AttachmentToOpen {
  readonly fileId: VaultFileId;
  /** As the attachment has it. */
  readonly key: string;
  readonly byteCount: number;
}
