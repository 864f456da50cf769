/** In which order the list stands. */
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { ItemOrder } from '../search/searchItems.ts';
import type { ListView } from './listView.ts';
import { itemsMessages } from './messages.ts';

interface OrderMenuProps {
  readonly order: ItemOrder;
  readonly isFavouriteFirst: boolean;
  readonly onChange: (change: Partial<ListView>) => void;
}

/** Not drawn anew with each key that is typed beside it. */
export const OrderMenu = memo(function OrderMenu({ order, isFavouriteFirst, onChange }: OrderMenuProps) {
  const texts = useMessages(itemsMessages);
  const icon = (isChosen: boolean) =>
    isChosen ? <Check size={18} aria-hidden="true" /> : <span className="size-4.5" aria-hidden="true" />;
  const entry = (id: ItemOrder, label: string) => ({
    id,
    label,
    icon: icon(order === id),
    onAction: () => onChange({ order: id }),
  });
  return (
    <Menu
      label={texts.sort}
      trigger={
        <IconButton label={texts.sort}>
          <ArrowUpDown size={20} aria-hidden="true" />
        </IconButton>
      }
      entries={[
        entry('name', texts.sortName),
        entry('changed', texts.sortChanged),
        entry('newest', texts.sortNewest),
        entry('kind', texts.sortKind),
        { kind: 'separator', id: 'favourites' },
        {
          id: 'favourites-first',
          label: isFavouriteFirst ? texts.favouritesAmong : texts.favouritesFirst,
          icon: icon(false),
          onAction: () => onChange({ isFavouriteFirst: !isFavouriteFirst }),
        },
      ]}
    />
  );
});
