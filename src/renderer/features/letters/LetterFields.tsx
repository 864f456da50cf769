/** Title and text of a letter, with what is wrong said beside them. Used by the editor and by onboarding. */
import { type KeyboardEvent, useId, useState } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { LetterTexts } from './api.ts';
import { createBodyEditor } from './editor/createBodyEditor.ts';
import { LetterBodyField } from './editor/LetterBodyField.tsx';
import type { LetterIssue } from './letterIssue.ts';
import { lettersMessages } from './messages.ts';
import { tellRoom } from './room.ts';

/** On the title and on its invisible double, which gives it its height: they break their lines in the same places. */
const titleStyle =
  'col-start-1 row-start-1 m-0 block w-full min-w-0 border-0 p-0 text-start whitespace-pre-wrap [overflow-wrap:anywhere] ' +
  '[font-family:inherit] [font-size:inherit] [font-weight:inherit] [letter-spacing:inherit] [line-height:inherit]';

interface LetterFieldsProps {
  /** The text's body is read once; give another `key` to begin with another text. */
  readonly texts: LetterTexts;
  readonly onChange: (texts: LetterTexts) => void;
  readonly issue: LetterIssue | null;
  readonly focusesTitle?: boolean;
}

export function LetterFields({ texts, onChange, issue, focusesTitle = false }: LetterFieldsProps) {
  const messages = useMessages(lettersMessages);
  const issueId = useId();
  const roomId = useId();
  const [editor] = useState(() => createBodyEditor(texts.body));
  const room = tellRoom(texts.body, messages);
  const isTextWrong = issue?.field === 'text';
  const { title } = texts;

  /** A title is one line; Enter goes on to the text. */
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    editor.focus(undefined, { defaultSelection: 'rootStart' });
  }

  return (
    <div className="flex flex-1 flex-col">
      <div className="grid font-serif text-page">
        <textarea
          aria-label={messages.title}
          aria-required="true"
          aria-invalid={issue?.field === 'title' || undefined}
          aria-describedby={issue?.field === 'title' ? issueId : undefined}
          // biome-ignore lint/a11y/noAutofocus: the editor was opened to write
          autoFocus={focusesTitle}
          rows={1}
          maxLength={120}
          value={title}
          placeholder={messages.titlePlaceholder}
          onChange={(event) => onChange({ ...texts, title: event.target.value.replace(/\s/g, ' ') })}
          onKeyDown={onKeyDown}
          className={`${titleStyle} resize-none overflow-hidden bg-transparent outline-none placeholder:text-ink-faint`}
        />
        <span aria-hidden="true" className={`${titleStyle} invisible`}>
          {title || messages.titlePlaceholder}
        </span>
      </div>
      {issue ? (
        <p id={issueId} role="alert" className="mt-3 text-small font-medium text-danger-text">
          <SentenceText sentence={issue.message} />
        </p>
      ) : null}
      <div className="mt-4 flex flex-1 flex-col">
        <LetterBodyField
          editor={editor}
          onChange={(body) => onChange({ ...texts, body })}
          isInvalid={isTextWrong}
          describedBy={isTextWrong ? issueId : room ? roomId : undefined}
        />
      </div>
      {room ? (
        <p id={roomId} className="sticky bottom-0 bg-canvas py-2 text-caption text-ink-soft">
          {room}
        </p>
      ) : null}
    </div>
  );
}
