/**
 * The export that is on its way in this page: it goes on while its owner looks at another part of the vault, and ends when
 * the vault is locked, with whatever it knew by name.
 */
import PQueue from 'p-queue';
import {
  chooseSaveTarget,
  openMedia,
  Retries,
  SaveDismissedError,
  type SaveTarget,
  waitForBrowserConnection,
} from '#features/media/index.ts';
import { logError } from '#platform/logging/logger.ts';
import { systemClock } from '#shared/clock.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { VaultContent } from '#shared/vault/content.ts';
import { sealedByteCount } from '#shared/vault/files.ts';
import type { OpenVaultState } from '../open/vaultState.ts';
import { vaultSession } from '../open/vaultStore.ts';
import type { ArchiveGaps } from './archiveReadMe.ts';
import { fetchDecryptor } from './fetchDecryptor.ts';
import { plainArchive } from './plain/plainArchive.ts';
import { sealedArchive } from './sealedArchive.ts';
import { type FileReading, filesOf } from './sealedFiles.ts';
import { zipStream } from './zipStream.ts';

export type ExportKind = 'sealed' | 'plain';

export type ExportRun =
  | { readonly state: 'idle' }
  | {
      readonly state: 'running';
      readonly kind: ExportKind;
      readonly writtenBytes: number;
      /** 0 while it is being found out what there is. */
      readonly totalBytes: number;
    }
  | {
      readonly state: 'done';
      readonly kind: ExportKind;
      readonly hasDecryptor: boolean;
      /** Files that are not in it: their ids in the encrypted archive, their paths in the readable one. */
      readonly missing: readonly string[];
      readonly damaged: readonly string[];
      /** Items that did not open; in the encrypted archive they are as they are. */
      readonly unreadable: number;
    }
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
const VERSIONS_AT_ONCE = 4;

interface Writing {
  readonly vault: OpenVaultState;
  readonly reading: FileReading;
  readonly exportedAt: Date;
  readonly setTotal: (bytes: number) => void;
  /** Of the file that is being read. */
  readonly onReceived: (bytes: number) => void;
  /** Writes the archive to where the owner chose. */
  readonly write: (entries: Parameters<typeof zipStream>[0]) => Promise<void>;
}

type Outcome = Omit<Extract<ExportRun, { state: 'done' }>, 'state' | 'kind'>;

/** Call it straight from a press: a save dialog opens only then. */
export async function exportSealed(fileName: string): Promise<void> {
  await runExport('sealed', fileName, async ({ vault, reading, exportedAt, setTotal, onReceived, write }) => {
    const session = vaultSession();
    const items = await session.readArchiveItems(reading.signal);
    const files = filesOf(
      await readEveryContent(vault, reading.signal),
      items.flatMap(({ fileIds }) => fileIds),
    );
    const text = items.reduce((sum, item) => sum + JSON.stringify(item).length, 0);
    setTotal(
      files.reduce(
        (sum, { attachment }) => sum + (attachment ? sealedByteCount(attachment.byteCount) : 0),
        text,
      ),
    );
    const decryptor = await fetchDecryptor(reading.signal);
    const gaps: ArchiveGaps = { missingFiles: [], damagedFiles: [] };
    const writeArchive = session.writeArchive.bind(session);
    await write(
      sealedArchive({ exportedAt, decryptor, items, files, reading, writeArchive, onReceived }, gaps),
    );
    return {
      hasDecryptor: decryptor !== null,
      missing: gaps.missingFiles,
      damaged: gaps.damagedFiles,
      unreadable: vault.unreadable.length,
    };
  });
}

/** The same. */
export async function exportPlain(fileName: string, language: Language): Promise<void> {
  await runExport('plain', fileName, async ({ vault, reading, exportedAt, setTotal, onReceived, write }) => {
    const items = [...vault.items.values()].filter(({ state }) => state === 'kept');
    const { unreadable } = vault;
    const contents = items.flatMap(({ content, alternatives }) => [
      content,
      ...alternatives.map((alternative) => alternative.content),
    ]);
    setTotal(filesOf(contents, []).reduce((sum, { attachment }) => sum + (attachment?.byteCount ?? 0), 1));
    const missing: string[] = [];
    await write(plainArchive({ exportedAt, items, unreadable, language, reading, onReceived }, missing));
    return { hasDecryptor: true, missing, damaged: [], unreadable: unreadable.length };
  });
}

/** Of heads, of what other devices wrote, and of earlier versions, which name files too. */
async function readEveryContent({ items }: OpenVaultState, signal: AbortSignal): Promise<VaultContent[]> {
  const reading = new PQueue({ concurrency: VERSIONS_AT_ONCE });
  const versioned = [...items.values()].filter(({ earlierVersions }) => earlierVersions.length > 0);
  const earlier = await reading.addAll(
    versioned.map((item) => async () => {
      signal.throwIfAborted();
      return vaultSession().earlierVersions(item);
    }),
    { signal },
  );
  return [
    ...[...items.values()].flatMap(({ content, alternatives }) => [
      content,
      ...alternatives.map((alternative) => alternative.content),
    ]),
    ...earlier.flat().map(({ content }) => content),
  ];
}

async function runExport(
  kind: ExportKind,
  fileName: string,
  work: (writing: Writing) => Promise<Outcome>,
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
    publish({ state: 'done', kind, ...(await work(beginWriting(vault, target, signal))) });
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
  const report = (bytes: number) => {
    // A file is counted when it comes, and not again when it is written.
    reported = Math.max(reported, bytes);
    const now = systemClock.now();
    if (now - lastActivity > ACTIVITY_INTERVAL) {
      lastActivity = now;
      session.noteActivity();
    }
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
