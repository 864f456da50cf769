/** The encrypted archive (docs/vault-format.md, "The archive"), made while it is written: one file of it is held at a time. */
import type { ArchiveToWrite } from '#shared/vault/archive.ts';
import type { ArchivedFile, ArchiveGap } from '#shared/vault/archiveContents.ts';
import { vaultFileIdSchema } from '#shared/vault/ids.ts';
import type { ArchivedKeys, GatheredArchive } from '../open/archive/gatheredArchive.ts';
import { readMe } from './archiveReadMe.ts';
import { doesFileOpen, type FileReading, type FileToExport, filesOf, readSealedFile } from './sealedFiles.ts';
import type { ZipEntry } from './zipStream.ts';

interface SealedArchiveParts {
  readonly exportedAt: Date;
  /** `open-vault.html`; null when it could not be had. */
  readonly page: Blob | null;
  /** `vault-format.md`; null when it could not be had. */
  readonly format: Blob | null;
  readonly gathered: GatheredArchive;
  readonly reading: FileReading;
  /** Asked last: they may be changed while the files are read. */
  readonly findKeys: () => Promise<ArchivedKeys>;
  readonly writeArchive: (archive: ArchiveToWrite) => Promise<unknown>;
  /** Bytes of one file that have come. */
  readonly onReceived: (bytes: number) => void;
}

/** `gaps` gets all that the archive has not, or not sound; complete once the last entry was taken. */
export async function* sealedArchive(
  parts: SealedArchiveParts,
  gaps: ArchiveGap[],
): AsyncGenerator<ZipEntry> {
  const { exportedAt, page, format, gathered, reading, findKeys, writeArchive } = parts;
  if (page) yield { name: 'open-vault.html', input: page };
  if (format) yield { name: 'vault-format.md', input: format };
  gaps.push(...gathered.gaps);
  const files: ArchivedFile[] = [];
  const failed: FileToExport[] = [];
  const wanted = filesOf(gathered.files, gathered.unnamedFileIds);
  yield* bringFiles(parts, wanted, files, gaps, (file) => failed.push(file));
  // What failed is tried once more when the others are in.
  yield* bringFiles(parts, failed, files, gaps, ({ fileId }) => {
    gaps.push({ is: 'file-missing', fileId: vaultFileIdSchema.parse(fileId) });
  });
  reading.signal.throwIfAborted();
  const { keys, gaps: keyGaps } = await findKeys();
  gaps.push(...keyGaps);
  const { items, listed } = gathered;
  const contents = { items: [...listed], files, gaps };
  const vault = await writeArchive({ exportedAt: exportedAt.toISOString(), keys, items, contents });
  yield { name: 'vault.json', input: JSON.stringify(vault) };
  const missing = { isPageMissing: page === null, isFormatMissing: format === null };
  yield { name: 'README.txt', input: readMe(exportedAt, missing, gaps) };
}

async function* bringFiles(
  { reading, onReceived }: SealedArchiveParts,
  wanted: readonly FileToExport[],
  files: ArchivedFile[],
  gaps: ArchiveGap[],
  onFailure: (file: FileToExport) => void,
): AsyncGenerator<ZipEntry> {
  for (const file of wanted) {
    reading.signal.throwIfAborted();
    const { fileId, attachment } = file;
    try {
      const { content, sha256 } = await readSealedFile(file, reading, onReceived);
      const isSound = attachment === null || (await doesFileOpen(attachment, content, reading));
      // Damaged as it is, it is all there is: each chunk of it opens by itself.
      if (!isSound) gaps.push({ is: 'file-damaged', fileId });
      files.push({ fileId, byteCount: content.size, sha256 });
      yield { name: `files/${fileId}`, input: content.stream(), size: content.size };
    } catch (error) {
      if (reading.signal.aborted) throw error;
      onFailure(file);
    }
  }
}
