/** Rows or squares, oldest or newest first. */
import ArrowDownNarrowWide from 'lucide-react/icons/arrow-down-narrow-wide';
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { albumMessages } from './messages.ts';
import type { GridPreferences } from './useGridPreferences.ts';

export function GridControls({ preferences }: { readonly preferences: GridPreferences }) {
  const messages = useMessages(albumMessages);
  const { style, order, setStyle, setOrder } = preferences;
  const isOldestFirst = order === 'oldest-first';
  return (
    <>
      <IconButton
        label={isOldestFirst ? messages.orderOldestFirst : messages.orderNewestFirst}
        onPress={() => setOrder(isOldestFirst ? 'newest-first' : 'oldest-first')}
      >
        {isOldestFirst ? (
          <ArrowDownNarrowWide size={20} aria-hidden="true" />
        ) : (
          <ArrowDownWideNarrow size={20} aria-hidden="true" />
        )}
      </IconButton>
      <IconButton
        label={style === 'square' ? messages.justified : messages.square}
        onPress={() => setStyle(style === 'square' ? 'justified' : 'square')}
      >
        {style === 'square' ? (
          <LayoutDashboard size={20} aria-hidden="true" />
        ) : (
          <Grid3x3 size={20} aria-hidden="true" />
        )}
      </IconButton>
    </>
  );
}
