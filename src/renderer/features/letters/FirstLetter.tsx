/** The sheet for a first letter, inside a page of its owner's. The editor's code comes with it. */
import { lazy, Suspense } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { Draft } from './draft/draftStore.ts';
import { lettersMessages } from './messages.ts';
import type { Problem } from './problem.ts';

const LetterFields = lazy(async () => ({ default: (await import('./LetterFields.tsx')).LetterFields }));

export interface FirstLetterProps {
  readonly letter: Draft;
  readonly onChange: (letter: Draft) => void;
  readonly problem: Problem | null;
}

export function FirstLetter({ letter, onChange, problem }: FirstLetterProps) {
  const messages = useMessages(lettersMessages);
  return (
    <Suspense fallback={<Spinner message={messages.opening} />}>
      <LetterFields
        key={letter.letterId}
        texts={letter}
        problem={problem}
        onChange={({ title, body }) => onChange({ ...letter, title, body: [...body] })}
      />
    </Suspense>
  );
}
