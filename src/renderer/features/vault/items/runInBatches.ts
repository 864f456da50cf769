/**
 * Works through many items a batch at a time, so that it can be followed and stopped. What fails is told item by item and
 * holds up no other; where the line is gone, the rest is not even tried.
 */
import { type Failure, failureOf } from '#platform/backend/failure.ts';
import { batchesOf } from '#shared/batches.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { SaveOutcome, SaveProblem, VaultItem } from '../open/vaultState.ts';

/** Few enough that a bar moves and a stop comes soon. */
export const BATCH = 25;

export type NotDone =
  | { readonly is: 'failed'; readonly failure: Failure }
  | { readonly is: 'problem'; readonly problem: SaveProblem }
  | { readonly is: 'too-many-tags' };

export interface BatchesOutcome {
  /** As each stood before, and stands now. */
  readonly done: readonly { readonly before: VaultItem; readonly after: VaultItem }[];
  readonly failed: readonly { readonly itemId: VaultItemId; readonly why: NotDone }[];
  /** Of those done: other devices changed them at the same time. */
  readonly bothKept: number;
  /** Not tried, because it was stopped. */
  readonly left: number;
}

interface Running {
  readonly signal: AbortSignal;
  readonly onProgress: (worked: number) => void;
}

/** `act` answers for each of its items, in order, or throws for all of them. */
export async function runInBatches(
  items: readonly VaultItem[],
  act: (batch: readonly VaultItem[]) => Promise<readonly SaveOutcome[]>,
  { signal, onProgress }: Running,
): Promise<BatchesOutcome> {
  const done: { before: VaultItem; after: VaultItem }[] = [];
  const failed: { itemId: VaultItemId; why: NotDone }[] = [];
  let bothKept = 0;
  let worked = 0;
  let isLineGone = false;
  for (const batch of batchesOf(items, BATCH)) {
    if (signal.aborted) break;
    const outcomes = await answersOf(batch, act);
    for (const [at, before] of batch.entries()) {
      const outcome = outcomes[at];
      if (outcome?.is === 'saved' || outcome?.is === 'both-kept') {
        done.push({ before, after: outcome.item });
        if (outcome.is === 'both-kept') bothKept += 1;
      } else {
        failed.push({ itemId: before.itemId, why: whyOf(outcome) });
      }
    }
    worked += batch.length;
    onProgress(worked);
    const [first] = outcomes;
    isLineGone =
      outcomes.every(({ is }) => is === 'failed') && first?.is === 'failed' && isOfLine(first.failure);
    if (isLineGone && first?.is === 'failed') {
      for (const { itemId } of items.slice(worked)) {
        failed.push({ itemId, why: { is: 'failed', failure: first.failure } });
      }
      break;
    }
  }
  return { done, failed, bothKept, left: isLineGone ? 0 : items.length - worked };
}

async function answersOf(
  batch: readonly VaultItem[],
  act: (batch: readonly VaultItem[]) => Promise<readonly SaveOutcome[]>,
): Promise<readonly SaveOutcome[]> {
  try {
    return await act(batch);
  } catch (error) {
    const failure = failureOf(error);
    return batch.map(({ itemId }) => ({ is: 'failed', itemId, failure }));
  }
}

function whyOf(outcome: SaveOutcome | undefined): NotDone {
  if (outcome?.is === 'failed' || outcome?.is === 'problem') {
    return outcome.is === 'failed'
      ? { is: 'failed', failure: outcome.failure }
      : { is: 'problem', problem: outcome.problem };
  }
  return { is: 'failed', failure: { kind: 'unexpected' } };
}

/** Whatever is sent next would meet the same. */
function isOfLine({ kind }: Failure): boolean {
  return kind !== 'refused' && kind !== 'rejected' && kind !== 'identity';
}
