/**
 * The export that is on its way in this page: it goes on while its owner looks at another part of the vault, and ends when
 * the vault is locked, with whatever it knew by name.
 */
import {
  chooseSaveTarget,
  openMedia,
  Retries,
  SaveDismissedError,
  type SaveTarget,
  waitForBrowserConnection,
} from '#features/media/index.ts';
import type { Ask } from '#platform/backend/readPages.ts';
import { logError } from '#platform/logging/logger.ts';
import { systemClock } from '#shared/clock.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { ArchiveGap } from '#shared/vault/archiveContents.ts';
import { sealedByteCount } from '#shared/vault/files.ts';
import type { ItemFinding } from '#shared/vault/seen.ts';
import type { OpenVaultState } from '../open/vaultState.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { fetchCompanion } from './fetchCompanion.ts';
import { itemsInCopy, notAsSeenInCopy, plainArchive } from './plain/plainArchive.ts';
import { sealedArchive } from './sealedArchive.ts';
import { type FileReading, filesOf } from './sealedFiles.ts';
import { zipStream } from './zipStream.ts';

export type ExportKind = 'sealed' | 'plain';

export type ExportOutcome =
  | {
      readonly kind: 'sealed';
      /** All that is not in it, or not as it should be. */
      readonly gaps: readonly ArchiveGap[];
      readonly isPageMissing: boolean;
      readonly isFormatMissing: boolean;
    }
  | {
      readonly kind: 'plain';
      /** Paths of the files that are not in it. */
      readonly missing: readonly string[];
      /** Items that did not open. */
      readonly unreadable: number;
      readonly notAsSeen: readonly ItemFinding[];
    };

export type ExportRun =
  | { readonly state: 'idle' }
  | {
      readonly state: 'running';
      readonly kind: ExportKind;
      readonly writtenBytes: number;
      /** 0 while it is being found out what there is. */
      readonly totalBytes: number;
    }
  | ({
      readonly state: 'done';
      /** What the owner named it where they chose its place; null where the browser has one of its own. */
      readonly chosenName: string | null;
    } & ExportOutcome)
  | { readonly state: 'failed'; readonly kind: ExportKind; readonly error: unknown };

const idle: ExportRun = { state: 'idle' };
let run: ExportRun = idle;
let controller = new AbortController();
const listeners = new Set<() => void>();

export const exportRun = {
  current: (): ExportRun => run,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  cancel(): void {
    controller.abort();
  },
  dismiss(): void {
    publish(idle);
  },
};

function publish(next: ExportRun): void {
  run = next;
  for (const listener of listeners) listener();
}

/** Most waiting without a byte. In milliseconds, as are the others. */
const LONGEST_WAIT = 5 * 60_000;
/** Ten times a second is enough for an eye. */
const REPORT_INTERVAL = 100;
/** The owner asked for all of it: it must not find the vault locked halfway. */
const ACTIVITY_INTERVAL = 20_000;

interface Writing {
  readonly vault: OpenVaultState;
  readonly reading: FileReading;
  readonly exportedAt: Date;
  readonly setTotal: (bytes: number) => void;
  /** Of the file that is being read. */
  readonly onReceived: (bytes: number) => void;
  /** Something was done for the export. */
  readonly onActivity: () => void;
  /** Writes the archive to where the owner chose. */
  readonly write: (entries: Parameters<typeof zipStream>[0]) => Promise<void>;
}

/** Call it straight from a press: a save dialog opens only then. */
export async function exportSealed(fileName: string): Promise<void> {
  await runExport('sealed', fileName, async (writing) => {
    const { reading, exportedAt, setTotal, onReceived, onActivity, write } = writing;
    const { signal, retries } = reading;
    const session = vaultSession();
    const ask: Ask = (question) => retries.ask(signal, question);
    const gathered = await session.gatherArchive({ signal, ask, onRead: onActivity });
    const text = gathered.items.reduce((sum, item) => sum + JSON.stringify(item).length, 0);
    setTotal(gathered.files.reduce((sum, { byteCount }) => sum + sealedByteCount(byteCount), text));
    const page = await fetchCompanion('open-vault.html', signal);
    const format = await fetchCompanion('vault-format.md', signal);
    const gaps: ArchiveGap[] = [];
    const findKeys = () => session.archivedKeys({ signal, ask });
    const writeArchive = session.writeArchive.bind(session);
    await write(
      sealedArchive(
        { exportedAt, page, format, gathered, reading, findKeys, writeArchive, onReceived },
        gaps,
      ),
    );
    return { kind: 'sealed', gaps, isPageMissing: page === null, isFormatMissing: format === null };
  });
}

/** The same. */
export async function exportPlain(fileName: string, language: Language): Promise<void> {
  await runExport('plain', fileName, async ({ vault, reading, exportedAt, setTotal, onReceived, write }) => {
    const attachments = itemsInCopy(vault).flatMap(({ content, alternatives }) => [
      ...content.attachments,
      ...alternatives.flatMap((alternative) => alternative.content.attachments),
    ]);
    setTotal(filesOf(attachments).reduce((sum, { attachment }) => sum + (attachment?.byteCount ?? 0), 1));
    const missing: string[] = [];
    await write(plainArchive({ exportedAt, vault, language, reading, onReceived }, missing));
    return { kind: 'plain', missing, unreadable: vault.unreadable.length, notAsSeen: notAsSeenInCopy(vault) };
  });
}

async function runExport(
  kind: ExportKind,
  fileName: string,
  work: (writing: Writing) => Promise<ExportOutcome>,
): Promise<void> {
  const session = vaultSession();
  const vault = session.snapshot();
  if (vault.kind !== 'open' || run.state === 'running') return;
  const target = await chooseSaveTarget(fileName, systemClock, { isSecret: kind === 'plain' }).catch(
    (error: unknown) => {
      if (error instanceof SaveDismissedError) return null;
      throw error;
    },
  );
  if (!target) return;
  controller = new AbortController();
  const { signal } = controller;
  const stopListening = session.subscribe(() => {
    if (session.snapshot().kind !== 'open') controller.abort(new Error('The vault was locked'));
  });
  publish({ state: 'running', kind, writtenBytes: 0, totalBytes: 0 });
  try {
    publish({
      state: 'done',
      chosenName: target.chosenName,
      ...(await work(beginWriting(vault, target, signal))),
    });
    forgetWhenLocked();
  } catch (error) {
    await target.discard();
    // A lock is told by the page that asks for the phrase.
    if (signal.aborted) publish(idle);
    else {
      logError('An export of the vault failed', { kind }, error);
      publish({ state: 'failed', kind, error });
    }
  } finally {
    stopListening();
  }
}

function beginWriting(vault: OpenVaultState, target: SaveTarget, signal: AbortSignal): Writing {
  const session = vaultSession();
  const exportedAt = new Date(systemClock.now());
  let written = 0;
  let reported = 0;
  let lastReport = 0;
  let lastActivity = 0;
  const onActivity = () => {
    const now = systemClock.now();
    if (now - lastActivity <= ACTIVITY_INTERVAL) return;
    lastActivity = now;
    session.noteActivity();
  };
  const report = (bytes: number) => {
    // A file is counted when it comes, and not again when it is written.
    reported = Math.max(reported, bytes);
    onActivity();
    const now = systemClock.now();
    if (now - lastReport < REPORT_INTERVAL || run.state !== 'running') return;
    lastReport = now;
    publish({ ...run, writtenBytes: reported });
  };
  return {
    vault,
    exportedAt,
    reading: {
      userId: session.identity().ownerId,
      open: openMedia,
      openFileStream: (file) => session.openFileStream(file),
      signal,
      retries: new Retries({
        clock: systemClock,
        waitForConnection: waitForBrowserConnection,
        longestWait: LONGEST_WAIT,
      }),
    },
    setTotal: (totalBytes) => {
      if (run.state === 'running') publish({ ...run, totalBytes });
    },
    onReceived: (bytes) => report(written + bytes),
    onActivity,
    write: (entries) =>
      target.write(
        zipStream(entries, exportedAt, (bytes) => {
          written = bytes;
          report(bytes);
        }),
        signal,
      ),
  };
}

/** What could not be had is named as its owner named it. */
function forgetWhenLocked(): void {
  const session = vaultSession();
  const stop = session.subscribe(() => {
    if (session.snapshot().kind === 'open') return;
    stop();
    publish(idle);
  });
}
