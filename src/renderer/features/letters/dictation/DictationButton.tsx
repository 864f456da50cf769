/** Starts and stops dictation, and leaves the caret where the words will go. */
import Mic from 'lucide-react/icons/mic';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { lettersMessages } from '../messages.ts';

interface DictationButtonProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

export function DictationButton({ isOn, onToggle }: DictationButtonProps) {
  const messages = useMessages(lettersMessages);
  return (
    <IconButton
      label={isOn ? messages.stopDictation : messages.dictate}
      preventFocusOnPress
      onPress={onToggle}
      className={isOn ? 'bg-accent text-on-accent hover:bg-accent-hover hover:text-on-accent' : ''}
    >
      <Mic size={20} aria-hidden="true" />
    </IconButton>
  );
}
