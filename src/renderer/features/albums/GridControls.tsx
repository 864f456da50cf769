/** Rows or squares, oldest or newest first: as buttons, or as entries of a menu where there is no room for them. */
import ArrowDownNarrowWide from 'lucide-react/icons/arrow-down-narrow-wide';
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { albumMessages } from './messages.ts';
import type { GridPreferences } from './useGridPreferences.ts';

interface GridChoice {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onAction: () => void;
}

/** What each choice is called and does, whichever way the album is looked at now. */
export function useGridChoices(): (preferences: GridPreferences) => readonly GridChoice[] {
  const messages = useMessages(albumMessages);
  const icon = { size: 20, 'aria-hidden': true } as const;
  return ({ style, order, setStyle, setOrder }) => {
    const isOldestFirst = order === 'oldest-first';
    const isSquare = style === 'square';
    return [
      {
        id: 'order',
        label: isOldestFirst ? messages.orderOldestFirst : messages.orderNewestFirst,
        icon: isOldestFirst ? <ArrowDownNarrowWide {...icon} /> : <ArrowDownWideNarrow {...icon} />,
        onAction: () => setOrder(isOldestFirst ? 'newest-first' : 'oldest-first'),
      },
      {
        id: 'style',
        label: isSquare ? messages.justified : messages.square,
        icon: isSquare ? <LayoutDashboard {...icon} /> : <Grid3x3 {...icon} />,
        onAction: () => setStyle(isSquare ? 'justified' : 'square'),
      },
    ];
  };
}

interface GridControlsProps {
  readonly preferences: GridPreferences;
  readonly className?: string;
}

export function GridControls({ preferences, className = '' }: GridControlsProps) {
  return useGridChoices()(preferences).map(({ id, label, icon, onAction }) => (
    <IconButton key={id} label={label} onPress={onAction} className={className}>
      {icon}
    </IconButton>
  ));
}
