/** The editor of a first letter, inside a page of its owner's. The editor's code comes with it. */

import { useMessages } from '#ui/language/messages.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { Draft } from './draft/draftStore.ts';
import type { LetterIssue } from './letterIssue.ts';
import { lettersMessages } from './messages.ts';

const LetterFields = lazyPart(async () => (await import('./LetterFields.tsx')).LetterFields, {
  Placeholder: Opening,
  isAskedFor: true,
});

interface FirstLetterProps {
  readonly letter: Draft;
  readonly onChange: (letter: Draft) => void;
  readonly issue: LetterIssue | null;
}

export function FirstLetter({ letter, onChange, issue }: FirstLetterProps) {
  return (
    <LetterFields
      key={letter.letterId}
      texts={letter}
      issue={issue}
      onChange={({ title, body }) => onChange({ ...letter, title, body: [...body] })}
    />
  );
}

function Opening() {
  const messages = useMessages(lettersMessages);
  return <Spinner message={messages.opening} />;
}
