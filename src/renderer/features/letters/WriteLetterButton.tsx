/** "Write a letter", beside the ways to add what exists already. */
import PenLine from 'lucide-react/icons/pen-line';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { lettersMessages } from './messages.ts';
import { NEW_LETTER, useWritingAddress } from './useWritingAddress.ts';

export function WriteLetterButton() {
  const messages = useMessages(lettersMessages);
  const change = useChange();
  const { open } = useWritingAddress();
  return (
    <Button
      variant="secondary"
      icon={<PenLine size={18} aria-hidden="true" />}
      onPress={change(() => open(NEW_LETTER))}
    >
      {messages.writeLetter}
    </Button>
  );
}
