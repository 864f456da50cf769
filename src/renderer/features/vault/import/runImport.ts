/**
 * [Note: An import whose answers are lost]
 * An item has its id before it is saved, so that saving it again saves the same one. Where an answer is missing, what stands
 * in the vault is looked at before anything is told. What an import is to save is kept sealed on this device until its
 * report is closed (`journal/importJournal.ts`): a lock or a reload in the middle costs neither the report nor its undo.
 */

import { vaultFailureOf } from '../open/vaultFailure.ts';
import type { VaultSession } from '../open/vaultSession.ts';
import type { SaveOutcome, VaultItem } from '../open/vaultState.ts';
import type { ImportedFile } from './importOutcome.ts';
import type { ImportStep, KeptItems } from './importPlan.ts';
import { findCame, type ImportedStep } from './whatCame.ts';

/** As many as one call to the server holds. */
export const BATCH = 50;

export type ImportSession = Pick<
  VaultSession,
  'save' | 'trash' | 'look' | 'earlierVersions' | 'noteActivity'
>;

/** Brings files on their way to an item that is kept. Throws when none of them is. */
export type AddFiles = (item: VaultItem, files: readonly ImportedFile[]) => Promise<void>;

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
  /** As the vault is when it is called; none once it is locked. */
  readonly presentItems: () => KeptItems;
  readonly addFiles: AddFiles;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Some of it may have come before. */
  readonly isRepeated?: boolean;
}

/** Never throws for an item: each has its own answer. */
export async function runImport(steps: readonly ImportStep[], options: RunOptions): Promise<ImportResult> {
  const { session, presentItems, addFiles, signal, onProgress, isRepeated = false } = options;
  const imported: ImportedStep[] = [];
  const failed: FailedStep[] = [];
  const filesNotAdded: string[] = [];
  let filesBegun = 0;
  let at = 0;

  async function receive(step: ImportStep, came: ImportedStep): Promise<void> {
    imported.push(came);
    if (step.files.length === 0) return;
    try {
      await addFiles(came.item, step.files);
      filesBegun += step.files.length;
    } catch {
      filesNotAdded.push(...step.files.map(({ name }) => `${step.title}: ${name}`));
    }
  }

  onProgress({ done: 0, total: steps.length });
  if (isRepeated) await session.look();
  while (at < steps.length && !signal.aborted) {
    const batch = steps.slice(at, at + BATCH);
    // The owner asked for this: it must not find the vault locked halfway.
    session.noteActivity();
    const toSave: ImportStep[] = [];
    for (const step of batch) {
      const came = isRepeated ? await findCame(step, presentItems(), session) : null;
      if (came) await receive(step, came);
      else toSave.push(step);
    }
    const outcomes = await saveAll(session, toSave);
    at += batch.length;
    // An answer may be lost of what was saved.
    if (outcomes.some(isUnsure)) await session.look();
    const failedBefore = failed.length;
    for (const [index, step] of toSave.entries()) {
      const outcome = outcomes[index];
      if (!outcome) continue;
      if (outcome.is !== 'failed' && outcome.is !== 'problem') {
        await receive(step, { item: outcome.item, former: step.former });
        continue;
      }
      const came = isUnsure(outcome) ? await findCame(step, presentItems(), session) : null;
      if (came) await receive(step, came);
      else failed.push({ step, outcome });
    }
    onProgress({ done: at, total: steps.length });
    // The line is down, the vault is full or locked: the others would fail alike.
    const failures = failed.slice(failedBefore);
    const haveAllFailed = failures.length > 0 && failures.length === batch.length;
    if (haveAllFailed && failures.every(({ outcome }) => outcome.is === 'failed')) break;
  }
  return { imported, failed, rest: steps.slice(at), filesBegun, filesNotAdded };
}

/** What was refused was not saved; of anything else nothing is known. */
export function isUnsure(outcome: SaveOutcome): boolean {
  return outcome.is === 'failed' && outcome.failure.kind !== 'refused';
}

/** A vault that is locked meanwhile answers nothing. */
async function saveAll(
  session: ImportSession,
  steps: readonly ImportStep[],
): Promise<readonly SaveOutcome[]> {
  if (steps.length === 0) return [];
  try {
    return await session.save(steps.map(({ toSave }) => toSave));
  } catch (error) {
    const failure = vaultFailureOf(error);
    return steps.map(({ toSave: { itemId } }) => ({ is: 'failed', itemId, failure }));
  }
}
