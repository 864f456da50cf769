/**
 * The downloads of this window, which go on while the person walks to another page. `DownloadTray` shows them.
 * One original is saved under its own name, several become one archive.
 */
import { type Clock, systemClock } from '#shared/clock.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { openMedia } from '../api.ts';
import { type ArchivedFile, type ArchivedText, makeArchive, sizeOf } from './archive.ts';
import { safeFileName } from './archiveNames.ts';
import { describeItems, fileNameOf } from './describeItems.ts';
import { readWhole } from './readWhole.ts';
import { chooseSaveTarget, SaveDismissedError, type SaveTarget } from './saveTarget.ts';

export interface Download {
  readonly id: string;
  readonly name: string;
  readonly state: 'running' | 'done' | 'failed';
  readonly writtenBytes: number;
  readonly totalBytes: number;
  /** File names that are not in the archive because they could not be read. */
  readonly missing: readonly string[];
  readonly cancel: () => void;
}

let downloads: readonly Download[] = [];
const listeners = new Set<() => void>();

export function readDownloads(): readonly Download[] {
  return downloads;
}

export function watchDownloads(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export function dismissDownload(id: string): void {
  publish(downloads.filter((download) => download.id !== id));
}

export interface ArchiveContents {
  readonly files: readonly ArchivedFile[];
  readonly closing?: (missing: readonly string[]) => readonly ArchivedText[];
}

/**
 * Saves originals byte for byte, and letters as pages. Call it straight from a press: a save dialog opens only then. Settles when
 * everything is written; a dismissed dialog or a cancel leaves no trace.
 */
export async function downloadOriginals(
  items: readonly MediaItem[],
  archiveTitle: string,
  language: Language,
  clock: Clock = systemClock,
): Promise<void> {
  const [only] = items;
  if (!only) return;
  if (items.length > 1) {
    await downloadArchive(archiveTitle, async () => ({ files: await describeItems(items, language) }), clock);
    return;
  }
  await run(safeFileName(fileNameOf(only)), clock, async ({ id, signal, target, report }) => {
    const [file] = await describeItems([only], language);
    if (!file) return { state: 'failed' };
    const totalBytes = sizeOf(file);
    change(id, { totalBytes });
    const stream = await openFile(file, signal, clock);
    await target.write(stream.pipeThrough(meter(report)), signal);
    return { state: 'done', writtenBytes: totalBytes };
  });
}

async function openFile(
  file: ArchivedFile,
  signal: AbortSignal,
  clock: Clock,
): Promise<ReadableStream<Uint8Array>> {
  if (file.text !== undefined) return new Blob([file.text]).stream();
  const { storagePath, byteCount } = file;
  return readWhole({ open: openMedia, signal, clock, storagePath, byteCount });
}

/** The same for one archive whose contents are still to be found out: `prepare` runs once the place is chosen. */
export async function downloadArchive(
  title: string,
  prepare: (signal: AbortSignal) => Promise<ArchiveContents>,
  clock: Clock = systemClock,
): Promise<void> {
  await run(`${safeFileName(title)}.zip`, clock, async ({ id, signal, target, report }) => {
    const { files, closing } = await prepare(signal);
    const options = { open: openMedia, signal, clock, onProgress: report };
    const archive = makeArchive(files, { ...options, ...(closing ? { closing } : {}) });
    change(id, { totalBytes: archive.byteCount });
    await target.write(archive.stream, signal);
    const isEmpty = files.length > 0 && archive.missing.length === files.length;
    return { state: isEmpty ? 'failed' : 'done', missing: archive.missing };
  });
}

interface Running {
  readonly id: string;
  readonly signal: AbortSignal;
  readonly target: SaveTarget;
  readonly report: (writtenBytes: number) => void;
}

async function run(
  name: string,
  clock: Clock,
  work: (running: Running) => Promise<Partial<Download>>,
): Promise<void> {
  const target = await chooseSaveTarget(name, clock).catch((error: unknown) => {
    if (error instanceof SaveDismissedError) return null;
    throw error;
  });
  if (!target) return;
  const controller = new AbortController();
  const id = crypto.randomUUID();
  const cancel = () => controller.abort();
  publish([
    ...downloads,
    { id, name, state: 'running', writtenBytes: 0, totalBytes: 0, missing: [], cancel },
  ]);
  try {
    const report = throttledReport(id, clock);
    change(id, await work({ id, signal: controller.signal, target, report }));
  } catch {
    // What went wrong is the line or the disk; the tray says so and offers nothing half written.
    if (controller.signal.aborted) dismissDownload(id);
    else change(id, { state: 'failed' });
  }
}

function meter(report: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let written = 0;
  return new TransformStream({
    transform(chunk, controller) {
      written += chunk.byteLength;
      report(written);
      controller.enqueue(chunk);
    },
  });
}

/** Ten times a second is enough for an eye, and a thousand pieces a second would slow the page. */
function throttledReport(id: string, clock: Clock): (bytes: number) => void {
  let last = 0;
  return (writtenBytes) => {
    if (clock.now() - last < 100) return;
    last = clock.now();
    change(id, { writtenBytes });
  };
}

function change(id: string, part: Partial<Download>): void {
  publish(downloads.map((download) => (download.id === id ? { ...download, ...part } : download)));
}

function publish(next: readonly Download[]): void {
  downloads = next;
  for (const listener of listeners) listener();
}
