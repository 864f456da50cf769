/** Saves what was planned in batches, so that it can be watched and stopped; what was saved stays, and is told. */
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { VaultSession } from '../open/vaultSession.ts';
import type { SaveOutcome, VaultItem } from '../open/vaultState.ts';
import type { ImportedFile } from './importOutcome.ts';
import type { ImportStep } from './importPlan.ts';

/** As many as one call to the server holds. */
const BATCH = 50;

export type ImportSession = Pick<VaultSession, 'save' | 'trash' | 'noteActivity'>;

/** Brings files on their way to an item that is kept. Throws when none of them is. */
export type AddFiles = (item: VaultItem, files: readonly ImportedFile[]) => Promise<void>;

export interface ImportedStep {
  readonly item: VaultItem;
  /** As it was, where an item of the vault was changed. */
  readonly former: VaultItem | null;
}

export interface FailedStep {
  readonly step: ImportStep;
  readonly outcome: Extract<SaveOutcome, { is: 'failed' | 'problem' }>;
}

export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}

export interface ImportResult {
  readonly imported: readonly ImportedStep[];
  readonly failed: readonly FailedStep[];
  /** Not begun: the person stopped it, or nothing could be saved any more. */
  readonly rest: readonly ImportStep[];
  /** How many are on their way. */
  readonly filesBegun: number;
  /** `item: file`, by their names. */
  readonly filesNotAdded: readonly string[];
}

interface RunOptions {
  readonly session: ImportSession;
  readonly addFiles: AddFiles;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
}

/** Never throws for an item: each has its own answer. */
export async function runImport(steps: readonly ImportStep[], options: RunOptions): Promise<ImportResult> {
  const { session, addFiles, signal, onProgress } = options;
  const imported: ImportedStep[] = [];
  const failed: FailedStep[] = [];
  const filesNotAdded: string[] = [];
  let filesBegun = 0;
  let at = 0;
  onProgress({ done: 0, total: steps.length });
  while (at < steps.length && !signal.aborted) {
    const batch = steps.slice(at, at + BATCH);
    // The owner asked for this: it must not find the vault locked halfway.
    session.noteActivity();
    const outcomes = await session.save(batch.map(({ toSave }) => toSave));
    at += batch.length;
    const failedBefore = failed.length;
    for (const [index, step] of batch.entries()) {
      const outcome = outcomes[index];
      if (!outcome) continue;
      if (outcome.is === 'failed' || outcome.is === 'problem') {
        failed.push({ step, outcome });
        continue;
      }
      imported.push({ item: outcome.item, former: step.former });
      if (step.files.length === 0) continue;
      try {
        await addFiles(outcome.item, step.files);
        filesBegun += step.files.length;
      } catch {
        filesNotAdded.push(...step.files.map(({ name }) => `${step.title}: ${name}`));
      }
    }
    onProgress({ done: at, total: steps.length });
    // The line is down, the vault is full or locked: the others would fail alike.
    const failures = failed.slice(failedBefore);
    if (failures.length === batch.length && failures.every(({ outcome }) => outcome.is === 'failed')) break;
  }
  return { imported, failed, rest: steps.slice(at), filesBegun, filesNotAdded };
}

export interface UndoResult {
  readonly undone: number;
  /** Changed since, or could not be saved: their titles. */
  readonly left: readonly string[];
}

interface UndoOptions {
  readonly session: ImportSession;
  /** As the vault is when it is called. */
  readonly presentItems: () => ReadonlyMap<VaultItemId, VaultItem>;
  /** Gives up files on their way to these items. Answers when none of them can arrive any more. */
  readonly cancelFiles: (itemIds: ReadonlySet<VaultItemId>) => Promise<void>;
  readonly onProgress: (progress: ImportProgress) => void;
}

/** Puts what an import added into the trash, and what it changed back to what it was. */
export async function undoImport(
  imported: readonly ImportedStep[],
  { session, presentItems, cancelFiles, onProgress }: UndoOptions,
): Promise<UndoResult> {
  const left: string[] = [];
  let undone = 0;
  const total = imported.length;
  onProgress({ done: 0, total });
  // A file that finds its item gone becomes an item of its own.
  await cancelFiles(new Set(imported.map(({ item }) => item.itemId)));
  const present = presentItems();
  const current = imported.map((step) => ({ ...step, now: present.get(step.item.itemId) }));
  const added = current.filter(({ former }) => !former);
  const changed = current.filter(({ former }) => former);
  const count = (outcomes: readonly SaveOutcome[], titles: readonly string[]) => {
    for (const [index, title] of titles.entries()) {
      const is = outcomes[index]?.is;
      if (is === 'saved' || is === 'both-kept') undone += 1;
      else left.push(title);
    }
    onProgress({ done: undone + left.length, total });
  };
  for (let at = 0; at < added.length; at += BATCH) {
    const batch = added.slice(at, at + BATCH);
    session.noteActivity();
    // What is in the trash already needs nothing.
    const toTrash = batch.flatMap(({ now }) => (now?.state === 'kept' ? [now] : []));
    undone += batch.length - toTrash.length;
    if (toTrash.length > 0)
      count(
        await session.trash(toTrash),
        toTrash.map(({ content }) => content.title),
      );
  }
  for (let at = 0; at < changed.length; at += BATCH) {
    const batch = changed.slice(at, at + BATCH);
    session.noteActivity();
    const unchanged = batch.filter(({ item, now }) => now?.version === item.version);
    const others = batch.filter((step) => !unchanged.includes(step));
    left.push(...others.map(({ item }) => item.content.title));
    const toSave = unchanged.flatMap(({ item, former }) =>
      former ? [{ itemId: item.itemId, basedOn: item.version, content: former.content }] : [],
    );
    if (toSave.length > 0)
      count(
        await session.save(toSave),
        toSave.map(({ content }) => content.title),
      );
  }
  onProgress({ done: total, total });
  return { undone, left };
}
