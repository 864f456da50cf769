/** What a vault item counts, and which of its earlier versions are kept: pure, so that every case can be tried. */
import { VAULT_VERSION_LIMIT, type VaultItemDocument } from '#shared/domain/vault.ts';
import { vaultItemWeight } from '#shared/weights.ts';

type Head = Pick<VaultItemDocument, 'version' | 'byteCount' | 'fileIds' | 'history' | 'state'>;
type Kept = VaultItemDocument['history'][number];

export interface NextVersion {
  readonly history: readonly Kept[];
  /** Versions whose documents go. */
  readonly dropped: readonly number[];
  /** Files that no version names any more. */
  readonly unnamed: readonly string[];
}

/** The history once another version stands in the place of `head`, which keeps what `head` was. */
export function nextVersion(head: Head, fileIds: readonly string[]): NextVersion {
  const all = [
    ...head.history,
    { version: head.version, byteCount: head.byteCount, fileIds: [...head.fileIds] },
  ];
  const history = all.slice(-VAULT_VERSION_LIMIT);
  const leaving = all.slice(0, all.length - history.length);
  const named = new Set<string>([...fileIds, ...history.flatMap((kept) => kept.fileIds)]);
  return {
    history,
    dropped: leaving.map(({ version }) => version),
    unnamed: distinctFiles(leaving).filter((fileId) => !named.has(fileId)),
  };
}

/** Every file that a version of the item names. */
export function filesOfItem({ fileIds, history }: Pick<Head, 'fileIds' | 'history'>): string[] {
  return distinctFiles([...history, { fileIds }]);
}

function distinctFiles(versions: readonly { readonly fileIds: readonly string[] }[]): string[] {
  return [...new Set(versions.flatMap(({ fileIds }) => fileIds))];
}

interface Weighed {
  readonly state: Head['state'];
  readonly byteCount: number;
  readonly history: readonly { readonly byteCount: number }[];
}

/** What the item counts toward TEXT_LIMIT_BYTES, with its earlier versions; an erased one counts nothing. */
export function textOfVaultItem({ state, byteCount, history }: Weighed): number {
  if (state === 'erased') return 0;
  return vaultItemWeight(byteCount) + history.reduce((sum, kept) => sum + kept.byteCount, 0);
}
