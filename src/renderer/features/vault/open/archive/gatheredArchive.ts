/** What an archive is written from, and how it is asked for. */
import type { Ask } from '#platform/backend/readPages.ts';
import type { ArchivedItem } from '#shared/vault/archive.ts';
import type { ArchiveGap, ListedItem } from '#shared/vault/archiveContents.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import type { AttachmentToOpen } from '../vaultState.ts';

export interface GatheredArchive {
  readonly items: readonly ArchivedItem[];
  /** Those of them that open. */
  readonly listed: readonly ListedItem[];
  readonly gaps: readonly ArchiveGap[];
  /** Every file that any version names, each once. */
  readonly files: readonly AttachmentToOpen[];
  /** Files that the server names and nothing that opens does. */
  readonly unnamedFileIds: readonly VaultFileId[];
}

export interface GatheringOptions {
  readonly signal: AbortSignal;
  readonly ask?: Ask;
  /** One more item was read. */
  readonly onRead?: () => void;
}

/** What it is opened with. */
export interface ArchivedKeys {
  readonly keys: StoredKeyBox;
  /** What is not as it should be with these keys. */
  readonly gaps: readonly ArchiveGap[];
}

export type FindingKeysOptions = Pick<GatheringOptions, 'signal' | 'ask'>;
