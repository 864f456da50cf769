/** The wide, quiet button at each side of the stage. */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';

interface PageTurnerProps {
  readonly direction: 'previous' | 'next';
  readonly isDisabled: boolean;
  readonly onTurn: () => void;
}

export function PageTurner({ direction, isDisabled, onTurn }: PageTurnerProps) {
  const messages = useMessages(mediaMessages);
  const Icon = direction === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <Button
      aria-label={messages[direction]}
      isDisabled={isDisabled}
      onPress={onTurn}
      className={`group absolute inset-y-24 hidden w-20 items-center justify-center text-ink outline-offset-[-4px] disabled:invisible pointer-fine:flex ${
        direction === 'previous' ? 'start-0' : 'end-0'
      }`}
    >
      <span className="flex size-12 items-center justify-center rounded-full bg-scrim opacity-70 transition-opacity group-hover:opacity-100">
        <Icon size={28} aria-hidden="true" />
      </span>
    </Button>
  );
}
