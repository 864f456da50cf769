/** The folder `vault` of a copy: what was sealed, as the vault's own export is (docs/vault-format.md, "The archive"). */
import { createSHA256, type IHasher } from 'hash-wasm';
import {
  type FurtherEntries,
  type FurtherWriting,
  type OpenMedia,
  readChecked,
} from '#features/media/index.ts';
import type { FileToArchive } from '#features/personKeys/index.ts';
import type { VaultCompanions } from '#features/vault/index.ts';
import { AnswerError } from '#platform/backend/answerError.ts';
import type { ArchivedFile, ArchiveGap } from '#shared/vault/archiveContents.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';

const FOLDER = 'vault';

export interface VaultFolder {
  readonly exportedAt: Date;
  readonly files: readonly FileToArchive[];
  /** A short-lived address of a file's sealed bytes. */
  readonly linkTo: (fileId: VaultFileId) => Promise<{ readonly address: string }>;
  readonly doesFileOpen: (fileId: VaultFileId, content: Blob) => Promise<boolean>;
  /** `vault.json`. */
  readonly end: (end: {
    readonly exportedAt: string;
    readonly files: readonly ArchivedFile[];
    readonly gaps: readonly ArchiveGap[];
  }) => Promise<string>;
  readonly readCompanions: (signal: AbortSignal) => Promise<VaultCompanions>;
  /** How a file is called that could not be had. */
  readonly nameOf: (name: string) => string;
  readonly fetch?: typeof fetch;
}

export function vaultFolder(folder: VaultFolder): FurtherEntries {
  return {
    byteCount: folder.files.reduce((sum, { byteCount }) => sum + byteCount, 0),
    write: (writing) => entriesOf(folder, writing),
  };
}

async function* entriesOf(folder: VaultFolder, writing: FurtherWriting) {
  const { exportedAt, nameOf } = folder;
  const { page, format } = await folder.readCompanions(writing.signal);
  if (page) yield { name: `${FOLDER}/open-vault.html`, input: page };
  else writing.onMissing(`${FOLDER}/open-vault.html`);
  if (format) yield { name: `${FOLDER}/vault-format.md`, input: format };
  else writing.onMissing(`${FOLDER}/vault-format.md`);
  const files: ArchivedFile[] = [];
  const gaps: ArchiveGap[] = [];
  for (const file of folder.files) {
    writing.signal.throwIfAborted();
    const { fileId, name } = file;
    try {
      const { content, sha256 } = await readSealed(folder, file, writing);
      // Damaged as it is, it is all there is: each chunk of it opens by itself.
      if (!(await folder.doesFileOpen(fileId, content))) gaps.push({ is: 'file-damaged', fileId });
      files.push({ fileId, byteCount: content.size, sha256 });
      yield { name: `${FOLDER}/files/${fileId}`, input: content.stream(), size: content.size };
    } catch (error) {
      if (writing.signal.aborted) throw error;
      gaps.push({ is: 'file-missing', fileId });
    }
    if (gaps.some((gap) => 'fileId' in gap && gap.fileId === fileId)) writing.onMissing(nameOf(name));
  }
  const vault = await folder.end({ exportedAt: exportedAt.toISOString(), files, gaps });
  yield { name: `${FOLDER}/vault.json`, input: vault };
}

async function readSealed(
  folder: VaultFolder,
  { fileId, byteCount }: FileToArchive,
  { signal, retries, onReceived }: FurtherWriting,
): Promise<{ readonly content: Blob; readonly sha256: string }> {
  const hashes: IHasher[] = [];
  const content = await readChecked({
    open: openByLink(folder, fileId),
    storagePath: `${FOLDER}/files/${fileId}`,
    byteCount,
    signal,
    retries,
    onReceived,
    async beginCheck() {
      const hash = (await createSHA256()).init();
      hashes.push(hash);
      return { update: (chunk) => void hash.update(chunk), isRight: () => true };
    },
  });
  return { content, sha256: hashes.at(-1)?.digest('hex') ?? '' };
}

/** A new link each time: the last one may be over. */
function openByLink({ linkTo, fetch: ask = fetch }: VaultFolder, fileId: VaultFileId): OpenMedia {
  return async (storagePath, fromByte, signal) => {
    const { address } = await linkTo(fileId);
    const headers: Record<string, string> = fromByte > 0 ? { range: `bytes=${fromByte}-` } : {};
    const response = await ask(address, { signal, headers, credentials: 'omit' });
    const isExpected = response.status === (fromByte > 0 ? 206 : 200);
    if (!isExpected || !response.body) throw new AnswerError(storagePath, response.status);
    return { stream: response.body, byteCount: null };
  };
}
