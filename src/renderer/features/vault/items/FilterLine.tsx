/** How many are shown, and what narrows them, each with the way to take it away. */
import X from 'lucide-react/icons/x';
import { useMessages } from '#ui/language/messages.tsx';
import type { ItemFilters } from './itemFilters.ts';
import { itemsMessages } from './messages.ts';
import type { NamedFilter } from './useFilterNames.ts';

interface FilterLineProps {
  readonly shown: number;
  readonly total: number;
  readonly filters: readonly NamedFilter[];
  readonly onTakeAway: (without: Partial<ItemFilters>) => void;
}

export function FilterLine({ shown, total, filters, onTakeAway }: FilterLineProps) {
  const texts = useMessages(itemsMessages);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
      <p role="status" className="tabular-nums">
        {shown === total ? texts.total(total) : texts.shownOf(shown, total)}
      </p>
      {filters.map(({ id, name, without }) => (
        <button
          key={id}
          type="button"
          aria-label={texts.takeAway(name)}
          onClick={() => onTakeAway(without)}
          className="inline-flex min-h-11 max-w-full items-center gap-1 rounded-full px-2 font-medium text-accent-text hover:bg-accent-soft"
        >
          <span className="truncate">{name}</span>
          <X size={16} aria-hidden="true" className="shrink-0" />
        </button>
      ))}
    </div>
  );
}
