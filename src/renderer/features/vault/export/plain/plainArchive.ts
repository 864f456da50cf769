/** The readable archive, made while it is written. Files are opened as they go into it, and only when they proved whole. */
import type { Language } from '#shared/domain/userProfile.ts';
import { isOfItem } from '#shared/vault/deviceRecord.ts';
import type { ItemFinding } from '#shared/vault/seen.ts';
import type { OpenVaultState, VaultItem } from '../../open/vaultState.ts';
import { doesFileOpen, type FileReading, readSealedFile } from '../sealedFiles.ts';
import type { ZipEntry } from '../zipStream.ts';
import { composePlainVault } from './plainData.ts';
import { plainTexts } from './plainMessages.ts';
import { type PlacedFile, placeItems } from './plainNames.ts';
import { writeTable } from './plainTable.ts';
import { writeItemText } from './plainText.ts';

const ROOT = 'vault-plain';

interface PlainArchiveParts {
  readonly exportedAt: Date;
  readonly vault: Pick<OpenVaultState, 'items' | 'unreadable' | 'findings'>;
  readonly language: Language;
  readonly reading: FileReading;
  readonly onReceived: (bytes: number) => void;
}

/** What its owner threw away is not written in the clear. */
export function itemsInCopy({ items }: PlainArchiveParts['vault']): VaultItem[] {
  return [...items.values()].filter(({ state }) => state === 'kept');
}

/** What the server gives less, older or otherwise than this device has seen, but for what its owner threw away. */
export function notAsSeenInCopy({ items, findings }: PlainArchiveParts['vault']): ItemFinding[] {
  return findings.filter(isOfItem).filter(({ itemId }) => items.get(itemId)?.state !== 'trashed');
}

/** `missing` gets the paths of files that could not be read or do not open; complete once the last entry was taken. */
export async function* plainArchive(parts: PlainArchiveParts, missing: string[]): AsyncGenerator<ZipEntry> {
  const { exportedAt, vault, language, reading } = parts;
  const { unreadable } = vault;
  const items = itemsInCopy(vault);
  const notAsSeen = notAsSeenInCopy(vault);
  const texts = plainTexts[language];
  const apart = items.filter(({ content }) => content.kind === 'readiness');
  const placed = placeItems(
    items.filter(({ content }) => content.kind !== 'readiness'),
    ROOT,
    language,
  );
  for (const { item, text, files } of placed) {
    const places: { name: string; isPresent: boolean }[] = [];
    const lastModified = new Date(item.updatedAt);
    for (const file of files) {
      reading.signal.throwIfAborted();
      const stream = await openFile(file, parts);
      if (stream) yield { name: file.path, input: stream, lastModified };
      else missing.push(file.path);
      places.push({ name: file.path.slice(file.path.lastIndexOf('/') + 1), isPresent: stream !== null });
    }
    yield { name: text, input: writeItemText(item, places, language), lastModified };
  }
  yield { name: `${ROOT}/vault.csv`, input: await writeTable(placed) };
  const data = composePlainVault({
    exportedAt: exportedAt.toISOString(),
    placed,
    apart,
    unreadable,
    notAsSeen,
    missing: new Set(missing),
  });
  yield { name: `${ROOT}/vault.json`, input: JSON.stringify(data, null, 2) };
  const lost = [...missing, ...unreadable.map(({ itemId, kind }) => `${kind} ${itemId}`)];
  const titles = new Map(items.map(({ itemId, content }) => [itemId, content.title]));
  const withheld = notAsSeen.map((finding) =>
    texts.notAsSeen(titles.get(finding.itemId) || texts.untitled(finding.itemId), finding),
  );
  const lists = listed(texts.missingTitle, lost) + listed(texts.notAsSeenTitle, withheld);
  yield { name: `${ROOT}/README.txt`, input: `${texts.readMe}${lists}\n` };
}

function listed(title: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `\n\n${title}\n${entries.map((entry) => `- ${entry}`).join('\n')}`;
}

/** Null when it could not be had, or is not the file that was put in. */
async function openFile(
  { attachment }: PlacedFile,
  { reading, onReceived }: PlainArchiveParts,
): Promise<ReadableStream<Uint8Array> | null> {
  try {
    const file = { fileId: attachment.fileId, attachment };
    const { content } = await readSealedFile(file, reading, onReceived);
    // First to its end: a half of a file looks like a whole one.
    if (!(await doesFileOpen(attachment, content, reading))) return null;
    const opening = await reading.openFileStream(attachment);
    return opening.ok ? content.stream().pipeThrough(opening.value) : null;
  } catch (error) {
    if (reading.signal.aborted) throw error;
    return null;
  }
}
