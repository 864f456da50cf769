/**
 * The small rich-text editor. It is made of native text areas ([Note: Sections]), so what a device knows about writing
 * (spelling, dictation keyboards, screen readers, input methods) works in it. It tells its owner the blocks written so
 * far, and never holds anything that is not text.
 */
import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { LetterBlock } from '#shared/domain/letter.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { DictationButton } from '../dictation/DictationButton.tsx';
import { DictationStatus } from '../dictation/DictationStatus.tsx';
import { useDictation } from '../dictation/useDictation.ts';
import { lettersMessages } from '../messages.ts';
import type { Caret } from './editing.ts';
import { SectionField } from './SectionField.tsx';
import { bodyFrom, type Section, writingFrom } from './sections.ts';
import { Toolbar } from './Toolbar.tsx';
import { useWriting, type WritingTools } from './useWriting.ts';

export interface LetterEditorProps {
  /** Read once; give another `key` to begin with another text. */
  readonly initialBody: readonly LetterBlock[];
  readonly onChange: (body: readonly LetterBlock[]) => void;
  /** The text is at fault, and the owner says why beside it. */
  readonly isInvalid?: boolean;
}

export function LetterEditor({ initialBody, onChange, isInvalid = false }: LetterEditorProps) {
  const messages = useMessages(lettersMessages);
  const initial = useRef<readonly Section[] | null>(null);
  initial.current ??= writingFrom(initialBody);
  const tools = useWriting(initial.current);
  const dictation = useDictation(useLanguage(), (words) => tools.insert(words, performance.now()));
  const fields = useRef(new Map<string, HTMLTextAreaElement>());
  const { writing, caret, placed } = tools;

  const latest = useRef(onChange);
  latest.current = onChange;
  const isUntouched = writing === initial.current;
  useEffect(() => {
    if (!isUntouched) latest.current(bodyFrom(writing));
  }, [writing, isUntouched]);

  // Only when an act of ours moved the caret: otherwise the device knows better where it is.
  const target = useRef(caret);
  target.current = caret;
  useLayoutEffect(() => {
    if (placed === 0) return;
    const { id, from, to } = target.current;
    const field = fields.current.get(id);
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(from, to);
    field?.scrollIntoView({ block: 'nearest' });
  }, [placed]);

  // The selection is told with the key that is pressed next, even when that key has just moved it elsewhere.
  const handledKey = useRef<Event | null>(null);
  function onSelect(event: SyntheticEvent<HTMLTextAreaElement>, section: Section): void {
    if (event.nativeEvent === handledKey.current) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    tools.select({ id: section.id, from: selectionStart, to: selectionEnd });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, section: Section): void {
    if (event.nativeEvent.isComposing) return;
    if (!handleKey(event, section, tools)) return;
    event.preventDefault();
    handledKey.current = event.nativeEvent;
  }

  return (
    <div className="flex flex-1 flex-col">
      <div className="sticky top-0 z-1 -mx-1 bg-canvas px-1 py-2">
        <Toolbar tools={tools}>
          {dictation.toggle ? <DictationButton isOn={dictation.isOn} onToggle={dictation.toggle} /> : null}
        </Toolbar>
        <DictationStatus dictation={dictation} />
      </div>
      <fieldset aria-label={messages.letterText} className="mt-4 flex min-w-0 flex-col gap-3 font-writing">
        {writing.map((section) => (
          <SectionField
            key={section.id}
            section={section}
            tools={tools}
            isOnly={writing.length === 1}
            isInvalid={isInvalid}
            onKeyDown={onKeyDown}
            onSelect={onSelect}
            fields={fields}
          />
        ))}
      </fieldset>
      {/* The rest of the sheet: a press there goes on at the end. The keyboard gets there by the text itself. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className="min-h-32 flex-1 cursor-text" onClick={tools.goToEnd} />
    </div>
  );
}

/** Whether the key was ours. */
function handleKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  section: Section,
  tools: WritingTools,
): boolean {
  const { selectionStart: from, selectionEnd: to } = event.currentTarget;
  const caret = { id: section.id, from, to };
  if ((event.ctrlKey || event.metaKey) && !event.altKey) return handleShortcut(event, caret, tools);
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  switch (event.key) {
    case 'Enter':
      return !event.shiftKey && tools.pressEnter(caret);
    case 'Backspace':
      return tools.pressBackspace(caret);
    case 'ArrowUp':
    case 'ArrowLeft':
      return !event.shiftKey && from === 0 && to === 0 && goBeside(section, -1, tools);
    case 'ArrowDown':
    case 'ArrowRight':
      return !event.shiftKey && from === section.text.length && goBeside(section, 1, tools);
    default:
      return false;
  }
}

function handleShortcut(event: KeyboardEvent, caret: Caret, tools: WritingTools): boolean {
  switch (event.key.toLowerCase()) {
    case 'b':
      tools.toggleMark('bold', caret);
      return true;
    case 'i':
      tools.toggleMark('italic', caret);
      return true;
    case 'z':
      if (event.shiftKey) tools.redo();
      else tools.undo();
      return true;
    case 'y':
      tools.redo();
      return true;
    default:
      return false;
  }
}

/** From the edge of one section into the next, as if the letter were one text. */
function goBeside(section: Section, step: 1 | -1, { writing, place }: WritingTools): boolean {
  const beside = writing[writing.indexOf(section) + step];
  if (!beside) return false;
  const edge = step === 1 ? 0 : beside.text.length;
  place({ id: beside.id, from: edge, to: edge });
  return true;
}
