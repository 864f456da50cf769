/** How this person likes to look at albums, kept on this device. */
import { useState } from 'react';
import type { GridStyle, TimelineOrder } from '#features/media/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { storedKeys } from '#shared/storedValues.ts';

/** Where a row would hold two pictures, squares stand three abreast. */
const PHONE = '(max-width: 30rem)';

export interface GridPreferences {
  readonly style: GridStyle;
  readonly order: TimelineOrder;
  readonly setStyle: (style: GridStyle) => void;
  readonly setOrder: (order: TimelineOrder) => void;
}

export function useGridPreferences(): GridPreferences {
  const { storage } = platform();
  const [style, setStyle] = useState<GridStyle>(() => {
    const chosen = storage.get(storedKeys.albumGrid);
    if (chosen === 'square' || chosen === 'justified') return chosen;
    return matchMedia(PHONE).matches ? 'square' : 'justified';
  });
  const [order, setOrder] = useState<TimelineOrder>(() =>
    storage.get(storedKeys.albumOrder) === 'newest-first' ? 'newest-first' : 'oldest-first',
  );
  return {
    style,
    order,
    setStyle: (next) => {
      storage.set(storedKeys.albumGrid, next);
      setStyle(next);
    },
    setOrder: (next) => {
      storage.set(storedKeys.albumOrder, next);
      setOrder(next);
    },
  };
}
