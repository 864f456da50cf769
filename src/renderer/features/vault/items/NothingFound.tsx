/** What was looked for and is not there, and the way back to everything. */
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { itemsMessages } from './messages.ts';

interface NothingFoundProps {
  /** One sentence: what was looked for, and where. */
  readonly what: string;
  readonly onClear: () => void;
}

export function NothingFound({ what, onClear }: NothingFoundProps) {
  const texts = useMessages(itemsMessages);
  return (
    <EmptyState
      title={texts.nothingTitle}
      icon={<SearchX size={32} strokeWidth={1.5} aria-hidden="true" />}
      action={
        <Button variant="secondary" onPress={onClear}>
          {texts.showEverything}
        </Button>
      }
    >
      <p className="[overflow-wrap:anywhere]">{what}</p>
      <p className="mt-2 text-small">{texts.nothingHint}</p>
    </EmptyState>
  );
}
