/** Title and text of a letter, with what is wrong said beside them. Used by the writing desk and by onboarding. */
import { type KeyboardEvent, useId } from 'react';
import { letterLength } from '#shared/domain/letter.ts';
import { LETTER_TEXT_LIMIT } from '#shared/limits.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { LetterTexts } from './api.ts';
import { LetterEditor } from './editor/LetterEditor.tsx';
import { sharedTextStyle } from './editor/sectionStyle.ts';
import { lettersMessages } from './messages.ts';
import type { Problem } from './problem.ts';

export interface LetterFieldsProps {
  readonly texts: LetterTexts;
  readonly onChange: (texts: LetterTexts) => void;
  readonly problem: Problem | null;
  readonly focusesTitle?: boolean;
}

/** From here on it is said how much room is left. */
const NEARLY_FULL = LETTER_TEXT_LIMIT * 0.9;

export function LetterFields({ texts, onChange, problem, focusesTitle = false }: LetterFieldsProps) {
  const messages = useMessages(lettersMessages);
  const problemId = useId();
  const length = letterLength(texts.body);
  const { title } = texts;

  /** A title is one line; Enter goes on to the text. */
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const form = event.currentTarget.closest('[data-letter]');
    form?.querySelector<HTMLElement>('fieldset textarea')?.focus();
  }

  return (
    <div data-letter className="flex flex-1 flex-col">
      <div className="grid font-serif text-page">
        <textarea
          aria-label={messages.title}
          aria-required="true"
          aria-invalid={problem?.field === 'title' || undefined}
          aria-describedby={problem?.field === 'title' ? problemId : undefined}
          // biome-ignore lint/a11y/noAutofocus: the desk was opened to write
          autoFocus={focusesTitle}
          rows={1}
          maxLength={120}
          value={title}
          placeholder={messages.titlePlaceholder}
          onChange={(event) => onChange({ ...texts, title: event.target.value.replace(/\s/g, ' ') })}
          onKeyDown={onKeyDown}
          className={`${sharedTextStyle} resize-none overflow-hidden bg-transparent outline-none placeholder:text-ink-faint`}
        />
        <span aria-hidden="true" className={`${sharedTextStyle} invisible`}>
          {title || messages.titlePlaceholder}
        </span>
      </div>
      {problem ? (
        <p id={problemId} role="alert" className="mt-3 text-small font-medium text-danger-text">
          {problem.message}
        </p>
      ) : null}
      <div className="mt-4 flex flex-1 flex-col">
        <LetterEditor
          initialBody={texts.body}
          onChange={(body) => onChange({ ...texts, body })}
          isInvalid={problem?.field === 'text'}
        />
      </div>
      {length > NEARLY_FULL && length <= LETTER_TEXT_LIMIT ? (
        <p className="text-caption text-ink-soft">{messages.charactersLeft(LETTER_TEXT_LIMIT - length)}</p>
      ) : null}
    </div>
  );
}
