/** Above the list: what is searched, what narrows it, in which order, and the button that begins choosing. */
import ListChecks from 'lucide-react/icons/list-checks';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { FilterButton } from './FilterButton.tsx';
import type { Choices } from './itemFilters.ts';
import type { ListView } from './listView.ts';
import { itemsMessages } from './messages.ts';
import { OrderMenu } from './OrderMenu.tsx';

interface ItemsToolbarProps {
  readonly view: ListView;
  readonly choices: Choices;
  /** Keep the same function. */
  readonly onChange: (change: Partial<ListView>) => void;
  readonly isChoosing: boolean;
  readonly onToggleChoosing: () => void;
  readonly focusSearch: (input: HTMLInputElement | null) => void;
  /** The arrow down, in the search. */
  readonly onDown: () => void;
}

export function ItemsToolbar({
  view,
  choices,
  onChange,
  isChoosing,
  onToggleChoosing,
  focusSearch,
  onDown,
}: ItemsToolbarProps) {
  const texts = useMessages(itemsMessages);
  const { query, tag, marks, order, isFavouriteFirst } = view;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
      <SearchBox
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={query}
        onChange={(typed) => onChange({ query: typed })}
        focusRef={focusSearch}
        onDown={onDown}
        className="min-w-32 flex-1"
      />
      <FilterButton tag={tag} marks={marks} choices={choices} onChange={onChange} />
      <OrderMenu order={order} isFavouriteFirst={isFavouriteFirst} onChange={onChange} />
      <IconButton label={isChoosing ? texts.selectDone : texts.select} onPress={onToggleChoosing}>
        <ListChecks size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
