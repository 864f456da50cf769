/** One section of the letter: a native text area over the drawn text ([Note: Drawn text]). It grows with what is written. */
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { lettersMessages } from '../messages.ts';
import { DrawnText } from './DrawnText.tsx';
import { sectionStyles, sharedTextStyle } from './sectionStyle.ts';
import type { Section } from './sections.ts';
import type { WritingTools } from './useWriting.ts';

export interface SectionFieldProps {
  readonly section: Section;
  readonly tools: WritingTools;
  readonly isOnly: boolean;
  readonly isInvalid: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>, section: Section) => void;
  readonly onSelect: (event: SyntheticEvent<HTMLTextAreaElement>, section: Section) => void;
  readonly fields: RefObject<Map<string, HTMLTextAreaElement>>;
}

export function SectionField(props: SectionFieldProps) {
  const { section, tools, isOnly, isInvalid, onKeyDown, onSelect, fields } = props;
  const messages = useMessages(lettersMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const { id, kind, text } = section;
  const labels = {
    prose: messages.text,
    heading: messages.heading,
    quote: messages.quote,
    bullets: messages.bullets,
    steps: messages.steps,
  };

  // Before the editor's own layout effect, which puts the caret in a section that has just begun.
  useLayoutEffect(() => {
    const known = fields.current;
    if (field.current) known.set(id, field.current);
    return () => void known.delete(id);
  }, [fields, id]);

  // The browser's own undo (from its menu, or a shake of the phone) would undo one area and leave the marks behind.
  useEffect(() => {
    const area = field.current;
    const onBeforeInput = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      if (event.inputType === 'historyUndo') tools.undo();
      else tools.redo();
    };
    area?.addEventListener('beforeinput', onBeforeInput);
    return () => area?.removeEventListener('beforeinput', onBeforeInput);
  }, [tools]);

  function onChange(event: ChangeEvent<HTMLTextAreaElement>): void {
    const { value, selectionStart } = event.target;
    const { nativeEvent } = event;
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    tools.type({ id, text: value, caretAt: selectionStart, at: event.timeStamp, isComposing });
  }

  return (
    <div className={`grid ${sectionStyles[kind]}`}>
      <textarea
        ref={field}
        aria-label={labels[kind]}
        aria-invalid={isInvalid || undefined}
        rows={1}
        value={text}
        placeholder={isOnly && kind === 'prose' ? messages.textPlaceholder : ''}
        onChange={onChange}
        onKeyDown={(event) => onKeyDown(event, section)}
        onSelect={(event) => onSelect(event, section)}
        className={`${sharedTextStyle} resize-none overflow-hidden bg-transparent text-inherit caret-accent outline-none [-webkit-text-fill-color:transparent] placeholder:text-ink-faint placeholder:[-webkit-text-fill-color:currentColor] selection:bg-accent-soft`}
      />
      {/* Above the text area, so that a selection is behind the letters; presses go through. */}
      <div aria-hidden="true" className={`${sharedTextStyle} pointer-events-none`}>
        <DrawnText section={section} />
        {'\u200b'}
      </div>
    </div>
  );
}
