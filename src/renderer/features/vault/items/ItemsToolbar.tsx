/** Above the list: what is searched, what narrows it, in which order, and the button that begins choosing. */
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Check from 'lucide-react/icons/check';
import ListChecks from 'lucide-react/icons/list-checks';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Menu } from '#ui/Menu.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import type { ItemOrder } from '../search/searchItems.ts';
import { FilterButton } from './FilterButton.tsx';
import type { Choices } from './itemFilters.ts';
import type { ListView } from './listView.ts';
import { itemsMessages } from './messages.ts';

interface ItemsToolbarProps {
  readonly view: ListView;
  readonly choices: Choices;
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
  const icon = (isChosen: boolean) =>
    isChosen ? <Check size={18} aria-hidden="true" /> : <span className="size-4.5" aria-hidden="true" />;
  const order = (id: ItemOrder, label: string) => ({
    id,
    label,
    icon: icon(view.order === id),
    onAction: () => onChange({ order: id }),
  });
  return (
    <div className="flex items-center gap-1">
      <SearchBox
        focusRef={focusSearch}
        onDown={onDown}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={view.query}
        onChange={(query) => onChange({ query })}
        className="min-w-0 flex-1"
      />
      <FilterButton filters={view} choices={choices} onChange={onChange} />
      <Menu
        label={texts.sort}
        trigger={
          <IconButton label={texts.sort}>
            <ArrowUpDown size={20} aria-hidden="true" />
          </IconButton>
        }
        entries={[
          order('name', texts.sortName),
          order('changed', texts.sortChanged),
          order('newest', texts.sortNewest),
          order('kind', texts.sortKind),
          { kind: 'separator', id: 'favourites' },
          {
            id: 'favourites-first',
            label: view.isFavouriteFirst ? texts.favouritesAmong : texts.favouritesFirst,
            icon: icon(false),
            onAction: () => onChange({ isFavouriteFirst: !view.isFavouriteFirst }),
          },
        ]}
      />
      <IconButton label={isChoosing ? texts.selectDone : texts.select} onPress={onToggleChoosing}>
        <ListChecks size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
