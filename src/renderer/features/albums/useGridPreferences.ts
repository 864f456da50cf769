/** How this person likes to look at albums, kept on this device. */
import { useState } from 'react';
import type { GridStyle, TimelineOrder } from '#features/media/index.ts';
import { platform } from '#platform/currentPlatform.ts';

const STYLE_KEY = 'album-grid-style';
const ORDER_KEY = 'album-grid-order';

export interface GridPreferences {
  readonly style: GridStyle;
  readonly order: TimelineOrder;
  readonly setStyle: (style: GridStyle) => void;
  readonly setOrder: (order: TimelineOrder) => void;
}

export function useGridPreferences(): GridPreferences {
  const { storage } = platform();
  const [style, setStyle] = useState<GridStyle>(() =>
    storage.get(STYLE_KEY) === 'square' ? 'square' : 'justified',
  );
  const [order, setOrder] = useState<TimelineOrder>(() =>
    storage.get(ORDER_KEY) === 'newest-first' ? 'newest-first' : 'oldest-first',
  );
  return {
    style,
    order,
    setStyle: (next) => {
      storage.set(STYLE_KEY, next);
      setStyle(next);
    },
    setOrder: (next) => {
      storage.set(ORDER_KEY, next);
      setOrder(next);
    },
  };
}
