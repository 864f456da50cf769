/** The encrypted archive (docs/vault-format.md, "The archive"), made while it is written: one file of it is held at a time. */
import type { ArchivedFile, ArchivedItem, ArchiveToWrite } from '#shared/vault/archive.ts';
import { vaultFileIdSchema } from '#shared/vault/ids.ts';
import { type ArchiveGaps, readMe } from './archiveReadMe.ts';
import { type FileReading, type FileToExport, proveFile, readSealedFile } from './sealedFiles.ts';
import type { ZipEntry } from './zipStream.ts';

interface SealedArchiveParts {
  readonly exportedAt: Date;
  /** `open-vault.html`; null when it could not be had. */
  readonly decryptor: Blob | null;
  readonly items: readonly ArchivedItem[];
  readonly files: readonly FileToExport[];
  readonly reading: FileReading;
  readonly writeArchive: (archive: Omit<ArchiveToWrite, 'keys'>) => Promise<unknown>;
  /** Bytes of one file that have come. */
  readonly onReceived: (bytes: number) => void;
}

/** `gaps` are complete once the last entry was taken. */
export async function* sealedArchive(parts: SealedArchiveParts, gaps: ArchiveGaps): AsyncGenerator<ZipEntry> {
  const { exportedAt, decryptor, items, reading, writeArchive } = parts;
  if (decryptor) yield { name: 'open-vault.html', input: decryptor };
  const files: ArchivedFile[] = [];
  const failed: FileToExport[] = [];
  yield* bringFiles(parts, parts.files, files, gaps, (file) => failed.push(file));
  // What failed is tried once more when the others are in.
  yield* bringFiles(parts, failed, files, gaps, ({ fileId }) => gaps.missingFiles.push(fileId));
  reading.signal.throwIfAborted();
  const vault = await writeArchive({ exportedAt: exportedAt.toISOString(), items, files });
  yield { name: 'vault.json', input: JSON.stringify(vault) };
  yield { name: 'README.txt', input: readMe(exportedAt, decryptor !== null, gaps) };
}

async function* bringFiles(
  { reading, onReceived }: SealedArchiveParts,
  wanted: readonly FileToExport[],
  files: ArchivedFile[],
  gaps: ArchiveGaps,
  onFailure: (file: FileToExport) => void,
): AsyncGenerator<ZipEntry> {
  for (const file of wanted) {
    reading.signal.throwIfAborted();
    try {
      const { content, sha256 } = await readSealedFile(file, reading, onReceived);
      const isSound =
        file.attachment === null || (await proveFile(file.attachment, content, reading)) !== null;
      // Damaged as it is, it is all there is: each chunk of it opens by itself.
      if (!isSound) gaps.damagedFiles.push(file.fileId);
      files.push({ fileId: vaultFileIdSchema.parse(file.fileId), byteCount: content.size, sha256 });
      yield { name: `files/${file.fileId}`, input: content.stream(), size: content.size };
    } catch (error) {
      if (reading.signal.aborted) throw error;
      onFailure(file);
    }
  }
}
