/** "Write a letter", beside the ways to add what exists already. */
import PenLine from 'lucide-react/icons/pen-line';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { lettersMessages } from './messages.ts';
import { NEW_LETTER, useWritingAddress } from './useWritingAddress.ts';

/** `isCompact` leaves only the pen on a phone. */
export function WriteLetterButton({ isCompact = false }: { readonly isCompact?: boolean }) {
  const messages = useMessages(lettersMessages);
  const change = useChange();
  const { open } = useWritingAddress();
  return (
    <Button
      variant="secondary"
      icon={<PenLine size={18} aria-hidden="true" />}
      onPress={change(() => open(NEW_LETTER))}
    >
      <span className={isCompact ? 'max-sm:sr-only' : ''}>{messages.writeLetter}</span>
    </Button>
  );
}
