/** Sends sealed items in as few calls as they fit, and gives each its own answer. */
import type { z } from 'zod';
import type { Failure } from '#platform/backend/failure.ts';
import type { vaultSaveItems } from '#shared/callables/vault.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { SealedRow } from '../keeper/sealRow.ts';
import { vaultFailureOf } from '../vaultFailure.ts';
import { batchesOf } from './batches.ts';

export interface Sealed<Subject> {
  readonly subject: Subject;
  readonly itemId: VaultItemId;
  readonly row: SealedRow;
  /** Under which it was sealed. */
  readonly version: number;
}

export type Answer =
  | { readonly is: 'saved' }
  | { readonly is: 'conflict' }
  | { readonly is: 'failed'; readonly failure: Failure };

type ItemAnswers = z.output<typeof vaultSaveItems.output>['items'];

export interface Answered<Subject> extends Sealed<Subject> {
  readonly answer: Answer;
}

/** After a call that failed as a whole nothing more is sent: the others fail with it. */
export async function sendInBatches<Subject>(
  items: readonly Sealed<Subject>[],
  call: (batch: readonly Sealed<Subject>[]) => Promise<{ readonly items: ItemAnswers }>,
  onAnswered: (batch: readonly Answered<Subject>[]) => void,
): Promise<void> {
  const batches = batchesOf(items, ({ itemId, row }) => ({
    id: itemId,
    characters: row.sealed.ciphertext.length,
  }));
  let failure: Failure | null = null;
  for (const batch of batches) {
    const answers = failure
      ? null
      : await call(batch).catch((error: unknown) => {
          failure = vaultFailureOf(error);
          return null;
        });
    const byId = new Map(answers?.items.map((answer) => [answer.itemId, answer]));
    onAnswered(
      batch.map((item) => ({ ...item, answer: answerOf(byId.get(item.itemId), item.version, failure) })),
    );
  }
}

/** Another version than was sealed is no answer: it would not open. */
function answerOf(answer: ItemAnswers[number] | undefined, version: number, failure: Failure | null): Answer {
  if (!answer) return { is: 'failed', failure: failure ?? { kind: 'unexpected' } };
  if (answer.outcome === 'saved') {
    return answer.version === version ? { is: 'saved' } : { is: 'failed', failure: { kind: 'unexpected' } };
  }
  if (answer.outcome === 'conflict') return { is: 'conflict' };
  return { is: 'failed', failure: { kind: 'refused', code: answer.code } };
}
