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
}

export type Answer =
  | { readonly is: 'saved'; readonly version: number }
  | { readonly is: 'conflict' }
  | { readonly is: 'failed'; readonly failure: Failure };

type ItemAnswers = z.output<typeof vaultSaveItems.output>['items'];

/** After a call that failed as a whole nothing more is sent: the others fail with it. */
export async function sendInBatches<Subject>(
  items: readonly Sealed<Subject>[],
  call: (batch: readonly Sealed<Subject>[]) => Promise<{ readonly items: ItemAnswers }>,
  onAnswered: (item: Sealed<Subject>, answer: Answer) => void,
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
    for (const item of batch) {
      const answer = answers?.items.find(({ itemId }) => itemId === item.itemId);
      if (!answer) onAnswered(item, { is: 'failed', failure: failure ?? { kind: 'unexpected' } });
      else if (answer.outcome === 'saved') onAnswered(item, { is: 'saved', version: answer.version });
      else if (answer.outcome === 'conflict') onAnswered(item, { is: 'conflict' });
      else onAnswered(item, { is: 'failed', failure: { kind: 'refused', code: answer.code } });
    }
  }
}
