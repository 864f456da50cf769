/** Says of one item why it was not saved. */
import { useSentences } from '#features/failures/index.ts';
import type { Failure } from '#platform/backend/failure.ts';

export function useExplainFailure(): (failure: Failure) => string {
  const { refused, otherwise } = useSentences();
  return (failure) => {
    if (failure.kind === 'refused') return refused[failure.code];
    return failure.kind === 'identity' ? otherwise.unexpected : otherwise[failure.kind];
  };
}
