/** The few things a letter needs: bold, italic, heading, quote, two kinds of list, undo, and dictation where it is. */
import { FORMAT_TEXT_COMMAND, type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import type { LetterBlockKind } from '#shared/domain/letter.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { lettersMessages } from '../messages.ts';
import { setKind } from './kinds.ts';
import type { WritingState } from './useWritingState.ts';

const icon = { size: 20, 'aria-hidden': true } as const;

interface ToolbarProps {
  readonly editor: LexicalEditor;
  readonly state: WritingState;
  /** The dictation button, where the browser has dictation. */
  readonly children?: ReactNode;
}

export function Toolbar({ editor, state, children }: ToolbarProps) {
  const messages = useMessages(lettersMessages);
  const line = <span className="mx-1 h-6 shrink-0 border-s border-line max-sm:hidden" aria-hidden="true" />;

  /** Writing goes on where it was; without a caret yet, at the end. */
  function press(act: () => void): void {
    editor.focus(act);
  }
  function format(mark: 'bold' | 'italic'): void {
    press(() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark));
  }
  function kindToggle(kind: LetterBlockKind, label: string, icon: ReactNode) {
    return (
      <Toggle label={label} isOn={state.kind === kind} onPress={() => press(() => setKind(editor, kind))}>
        {icon}
      </Toggle>
    );
  }

  return (
    <AriaToolbar
      aria-label={messages.tools}
      className="flex flex-wrap items-center gap-0.5 rounded-sheet border border-line bg-raised p-1"
    >
      <Toggle label={messages.bold} isOn={state.isBold} onPress={() => format('bold')}>
        <Bold {...icon} />
      </Toggle>
      <Toggle label={messages.italic} isOn={state.isItalic} onPress={() => format('italic')}>
        <Italic {...icon} />
      </Toggle>
      {line}
      {kindToggle('heading', messages.heading, <Heading {...icon} />)}
      {kindToggle('quote', messages.quote, <Quote {...icon} />)}
      {kindToggle('bullet', messages.bullets, <List {...icon} />)}
      {kindToggle('step', messages.steps, <ListOrdered {...icon} />)}
      {line}
      <IconButton
        label={messages.undo}
        preventFocusOnPress
        onPress={() => press(() => editor.dispatchCommand(UNDO_COMMAND, undefined))}
        isDisabled={!state.canUndo}
      >
        <Undo {...icon} />
      </IconButton>
      <IconButton
        label={messages.redo}
        preventFocusOnPress
        onPress={() => press(() => editor.dispatchCommand(REDO_COMMAND, undefined))}
        isDisabled={!state.canRedo}
      >
        <Redo {...icon} />
      </IconButton>
      {children ? (
        <>
          {line}
          {children}
        </>
      ) : null}
    </AriaToolbar>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Pressing one leaves the caret in the text, so that a phone's keyboard stays up. */
function Toggle({ label, isOn, onPress, children }: ToggleProps) {
  return (
    <IconButton
      label={label}
      aria-pressed={isOn}
      preventFocusOnPress
      onPress={onPress}
      className={isOn ? 'bg-accent-soft text-accent-text' : ''}
    >
      {children}
    </IconButton>
  );
}
