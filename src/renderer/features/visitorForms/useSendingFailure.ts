/** Why a form was not taken; and whether that is known, or only that no answer came. */
import { useRef, useState } from 'react';
import { failureOf } from '#platform/backend/failure.ts';
import type { Sentence } from '#ui/language/sentence.ts';

export interface SendingFailure {
  readonly reason: Sentence;
  /** The server said no. Otherwise it may have taken what was sent, and its answer was lost. */
  readonly isAnswered: boolean;
}

const answers: ReadonlySet<string> = new Set(['refused', 'rejected', 'unauthenticated', 'identity']);

/** `explain` and `onFailure` are for the form. */
export function useSendingFailure(explain: (error: unknown) => Sentence) {
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const isAnswered = useRef(true);
  return {
    failure,
    explain: (error: unknown) => {
      isAnswered.current = answers.has(failureOf(error).kind);
      return explain(error);
    },
    onFailure: (reason: Sentence | null) =>
      setFailure(reason === null ? null : { reason, isAnswered: isAnswered.current }),
  };
}
