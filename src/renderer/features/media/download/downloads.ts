/**
 * The downloads of this window, which go on while the person walks to another page. `DownloadTray` shows them.
 * One original is saved under its own name, several become one archive.
 */

import type { Ask } from '#platform/backend/readPages.ts';
import { logError } from '#platform/logging/logger.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { safeFileName } from '#shared/fileNames.ts';
import { openMedia } from '../api.ts';
import { type ArchivedText, type ArchiveEntry, type FurtherEntries, makeArchive, sizeOf } from './archive.ts';
import { describeItems, fileNameOf } from './describeItems.ts';
import { addDownload, changeDownload, type Download, dismissDownload } from './downloadList.ts';
import { readWhole, WrongContentError } from './readWhole.ts';
import { Retries, waitForBrowserConnection } from './retries.ts';
import { chooseSaveTarget, SaveDismissedError, type SaveTarget } from './saveTarget.ts';

/** Most waiting without a byte: an archive may be left alone, for one file somebody waits. */
const LONGEST_WAIT_FOR_ARCHIVE = 5 * 60_000;
const LONGEST_WAIT_FOR_FILE = 60_000;

export interface ArchiveContents {
  readonly files: readonly ArchiveEntry[];
  readonly further?: FurtherEntries;
  readonly closing?: (missing: readonly string[]) => readonly ArchivedText[];
}

/** Asks the server by `ask` what the archive is made of, so that a server that is away for a while ends nothing. */
type Prepare = (signal: AbortSignal, ask: Ask) => Promise<ArchiveContents>;

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
  const name = safeFileName(fileNameOf(only));
  const retry = () => downloadOriginals(items, archiveTitle, language, clock);
  await run({ name, clock, retry }, async ({ id, signal, target, report }) => {
    const [file] = await describeItems([only], language);
    if (!file) return { state: 'failed' };
    const totalBytes = sizeOf(file);
    changeDownload(id, { totalBytes });
    const content =
      file.text === undefined
        ? await readWhole({
            ...file,
            open: openMedia,
            signal,
            retries: retriesFor(LONGEST_WAIT_FOR_FILE, clock),
            onReceived: report,
          })
        : new Blob([file.text]);
    await target.write(content.stream(), signal);
    return { state: 'done', writtenBytes: totalBytes };
  });
}

function retriesFor(longestWait: number, clock: Clock): Retries {
  return new Retries({ clock, waitForConnection: waitForBrowserConnection, longestWait });
}

/** The same for one archive whose contents are still to be found out: `prepare` runs once the place is chosen. */
export async function downloadArchive(
  title: string,
  prepare: Prepare,
  clock: Clock = systemClock,
): Promise<void> {
  await downloadPart(title, prepare, clock, null);
}

/** What an earlier archive lacks, for the folder it was unpacked to. */
interface Remainder {
  /** Which archive of the same contents this one is. */
  readonly count: number;
  /** Paths. */
  readonly paths: ReadonlySet<string>;
}

async function downloadPart(
  title: string,
  prepare: Prepare,
  clock: Clock,
  remainder: Remainder | null,
): Promise<void> {
  const name = safeFileName(`${title}${remainder ? ` (${remainder.count})` : ''}.zip`);
  const retry = () => downloadPart(title, prepare, clock, remainder);
  await run({ name, clock, retry }, async ({ id, signal, target, report }) => {
    const retries = retriesFor(LONGEST_WAIT_FOR_ARCHIVE, clock);
    const contents = await prepare(signal, (question) => retries.ask(signal, question));
    const archive = makeArchive(contents.files, {
      open: openMedia,
      signal,
      clock,
      retries,
      onProgress: report,
      ...(contents.further ? { further: contents.further } : {}),
      ...(contents.closing ? { closing: contents.closing } : {}),
      ...(remainder ? { only: remainder.paths } : {}),
    });
    changeDownload(id, { totalBytes: archive.byteCount });
    await target.write(archive.stream, signal);
    const missing = [...archive.missing, ...archive.furtherMissing];
    const next = { count: (remainder?.count ?? 1) + 1, paths: new Set(archive.missing) };
    const known = async () => contents;
    const rest = () => downloadPart(title, known, clock, next);
    return { state: 'done', missing, retry: again(next.paths.size > 0 ? rest : retry, id) };
  });
}

/** A retry takes the place of the line that offers it. */
function again(begin: () => Promise<void>, id: string): () => void {
  return () => {
    dismissDownload(id);
    begin().catch((error: unknown) => logError('A download could not begin again', {}, error));
  };
}

interface Running {
  readonly id: string;
  readonly signal: AbortSignal;
  readonly target: SaveTarget;
  readonly report: (writtenBytes: number) => void;
}

async function run(
  { name, clock, retry }: { name: string; clock: Clock; retry: () => Promise<void> },
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
  addDownload({
    id,
    name,
    chosenName: target.chosenName,
    state: 'running',
    writtenBytes: 0,
    totalBytes: 0,
    missing: [],
    cancel,
    retry: again(retry, id),
  });
  try {
    const report = throttledReport(id, clock);
    changeDownload(id, await work({ id, signal: controller.signal, target, report }));
  } catch (error) {
    await target.discard();
    // What went wrong is the line, the disk or the file; the tray says so and offers nothing half written.
    if (controller.signal.aborted) dismissDownload(id);
    else changeDownload(id, { state: error instanceof WrongContentError ? 'altered' : 'failed' });
  }
}

/** Ten times a second is enough for an eye, and a thousand pieces a second would slow the page. */
function throttledReport(id: string, clock: Clock): (bytes: number) => void {
  let last = 0;
  return (writtenBytes) => {
    if (clock.now() - last < 100) return;
    last = clock.now();
    changeDownload(id, { writtenBytes });
  };
}
