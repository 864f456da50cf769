/** The text of a letter, where it is written: the toolbar, dictation, and one text box across all its blocks. */
import type { LexicalEditor } from 'lexical';
import { useCallback, useEffect, useRef } from 'react';
import { letterStyle } from '#features/media/index.ts';
import type { LetterBlock } from '#shared/domain/letter.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { DictationButton } from '../dictation/DictationButton.tsx';
import { DictationStatus } from '../dictation/DictationStatus.tsx';
import { useDictation } from '../dictation/useDictation.ts';
import { lettersMessages } from '../messages.ts';
import { $readBody } from './blocks.ts';
import { Toolbar } from './Toolbar.tsx';
import { insertWords } from './typing.ts';
import { useWritingState } from './useWritingState.ts';

interface LetterBodyFieldProps {
  readonly editor: LexicalEditor;
  readonly onChange: (body: readonly LetterBlock[]) => void;
  /** The text is at fault, and the owner says why beside it. */
  readonly isInvalid: boolean;
  /** What describes it: why it is at fault, how much room is left. */
  readonly describedBy: string | undefined;
  /** Some browsers send what is said to their maker: not where nobody else may read. */
  readonly canDictate?: boolean;
}

export function LetterBodyField({
  editor,
  onChange,
  isInvalid,
  describedBy,
  canDictate = true,
}: LetterBodyFieldProps) {
  const messages = useMessages(lettersMessages);
  const state = useWritingState(editor);
  const dictation = useDictation(useLanguage(), (words) => insertWords(editor, words));
  const kinds = {
    paragraph: messages.paragraph,
    heading: messages.heading,
    quote: messages.quote,
    bullet: messages.bullets,
    step: messages.steps,
  };
  const field = useCallback((element: HTMLElement | null) => editor.setRootElement(element), [editor]);

  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
        // The caret moves without a word being changed.
        if (dirtyElements.size > 0 || dirtyLeaves.size > 0) latest.current(editorState.read($readBody));
      }),
    [editor],
  );

  return (
    <div className="flex flex-1 flex-col">
      <div className="sticky top-0 z-1 -mx-1 bg-canvas px-1 py-2">
        <Toolbar editor={editor} state={state}>
          {canDictate && dictation.toggle ? (
            <DictationButton isOn={dictation.isOn} onToggle={dictation.toggle} />
          ) : null}
        </Toolbar>
        <DictationStatus dictation={dictation} />
        <p role="status" className="sr-only">
          {state.madeKind ? kinds[state.madeKind] : ''}
        </p>
      </div>
      <div className="relative mt-4 grid flex-1">
        {/* biome-ignore lint/a11y/useSemanticElements: a native text area holds no headings and lists */}
        <div
          ref={field}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-label={messages.text}
          aria-placeholder={messages.textPlaceholder}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          className={`${letterStyle} [&>h2:first-child]:mt-0 min-w-0 cursor-text pb-32 caret-accent outline-none selection:bg-accent-soft`}
        />
        {state.isBlank ? (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 top-0 font-serif text-lead leading-[1.65] text-ink-faint"
          >
            {messages.textPlaceholder}
          </p>
        ) : null}
      </div>
    </div>
  );
}
