/** The text of a letter. */
import { useId } from 'react';
import { LetterBodyWriter } from '#features/letters/index.ts';
import type { LetterBlock } from '#shared/domain/letter.ts';
import { fieldErrorStyle } from '#ui/fieldStyle.ts';

interface LetterFieldProps {
  readonly value: readonly LetterBlock[];
  readonly onChange: (body: readonly LetterBlock[]) => void;
  readonly errorMessage: string | null;
}

export function LetterField({ value, onChange, errorMessage }: LetterFieldProps) {
  const errorId = useId();
  return (
    <div className="flex min-h-80 flex-col [&_.bg-canvas]:bg-transparent">
      <LetterBodyWriter
        body={value}
        onChange={onChange}
        isInvalid={errorMessage !== null}
        describedBy={errorMessage ? errorId : undefined}
      />
      {errorMessage ? (
        <p id={errorId} role="alert" className={fieldErrorStyle}>
          {errorMessage}
        </p>
      ) : null}
    </div>
  );
}
