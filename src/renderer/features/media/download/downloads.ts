/**
 * The downloads of this window, which go on while the person walks to another page. `DownloadTray` shows them.
 * One original is saved under its own name, several become one archive.
 */
import { type Clock, systemClock } from '#shared/clock.ts';
import { openMedia } from '../api.ts';
import { type ArchivedFile, makeArchive } from './archive.ts';
import { safeFileName } from './archiveNames.ts';
import { readWhole } from './readWhole.ts';
import { chooseSaveTarget, SaveDismissedError } from './saveTarget.ts';

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

/**
 * Saves originals byte for byte. Call it straight from a press: a save dialog opens only then. Settles when
 * everything is written; a dismissed dialog or a cancel leaves no trace.
 */
export async function downloadOriginals(
  files: readonly ArchivedFile[],
  archiveTitle: string,
  clock: Clock = systemClock,
): Promise<void> {
  const [only] = files;
  if (!only) return;
  const name = files.length === 1 ? safeFileName(only.fileName) : `${safeFileName(archiveTitle)}.zip`;
  const controller = new AbortController();
  const id = crypto.randomUUID();
  const target = await chooseSaveTarget(name, clock).catch((error: unknown) => {
    if (error instanceof SaveDismissedError) return null;
    throw error;
  });
  if (!target) return;

  const report = throttledReport(id, clock);
  const options = { open: openMedia, signal: controller.signal, clock, onProgress: report };
  publish([
    ...downloads,
    {
      id,
      name,
      state: 'running',
      writtenBytes: 0,
      totalBytes: files.reduce((sum, { byteCount }) => sum + byteCount, 0),
      missing: [],
      cancel: () => controller.abort(),
    },
  ]);
  try {
    if (files.length === 1) {
      const stream = await readWhole({
        ...options,
        storagePath: only.storagePath,
        byteCount: only.byteCount,
      });
      await target.write(stream.pipeThrough(meter(report)), controller.signal);
      change(id, { state: 'done', writtenBytes: only.byteCount });
    } else {
      const archive = makeArchive(files, options);
      change(id, { totalBytes: archive.byteCount });
      await target.write(archive.stream, controller.signal);
      const isEmpty = archive.missing.length === files.length;
      change(id, { state: isEmpty ? 'failed' : 'done', missing: archive.missing });
    }
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
