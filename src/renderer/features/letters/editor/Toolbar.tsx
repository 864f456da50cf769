/** The few things a letter needs: bold, italic, heading, quote, two kinds of list, undo, and dictation where it is. */
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
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { lettersMessages } from '../messages.ts';
import type { WritingTools } from './useWriting.ts';

export interface ToolbarProps {
  readonly tools: WritingTools;
  /** The dictation button, where the browser has dictation. */
  readonly children?: ReactNode;
}

export function Toolbar({ tools, children }: ToolbarProps) {
  const messages = useMessages(lettersMessages);
  const icon = { size: 20, 'aria-hidden': true } as const;
  const line = <span className="mx-1 h-6 shrink-0 border-s border-line max-sm:hidden" aria-hidden="true" />;
  return (
    <AriaToolbar
      aria-label={messages.tools}
      className="flex flex-wrap items-center gap-0.5 rounded-sheet border border-line bg-raised p-1"
    >
      <Toggle label={messages.bold} isOn={tools.marks.has('bold')} onPress={() => tools.toggleMark('bold')}>
        <Bold {...icon} />
      </Toggle>
      <Toggle
        label={messages.italic}
        isOn={tools.marks.has('italic')}
        onPress={() => tools.toggleMark('italic')}
      >
        <Italic {...icon} />
      </Toggle>
      {line}
      <Toggle
        label={messages.heading}
        isOn={tools.kind === 'heading'}
        onPress={() => tools.setKind('heading')}
      >
        <Heading {...icon} />
      </Toggle>
      <Toggle label={messages.quote} isOn={tools.kind === 'quote'} onPress={() => tools.setKind('quote')}>
        <Quote {...icon} />
      </Toggle>
      <Toggle
        label={messages.bullets}
        isOn={tools.kind === 'bullets'}
        onPress={() => tools.setKind('bullets')}
      >
        <List {...icon} />
      </Toggle>
      <Toggle label={messages.steps} isOn={tools.kind === 'steps'} onPress={() => tools.setKind('steps')}>
        <ListOrdered {...icon} />
      </Toggle>
      {line}
      <IconButton label={messages.undo} onPress={tools.undo} isDisabled={!tools.canUndo}>
        <Undo {...icon} />
      </IconButton>
      <IconButton label={messages.redo} onPress={tools.redo} isDisabled={!tools.canRedo}>
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
