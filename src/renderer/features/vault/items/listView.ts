/**
 * How the list is looked at: what was searched, filtered, ordered and chosen, and how far it was scrolled. Kept in memory
 * alone while the vault is open, over its other pages and back, and forgotten when it locks: what is searched for may be a
 * secret itself.
 */
import { useSyncExternalStore } from 'react';
import { nothingSelected, type Selection } from '#features/media/index.ts';
import type { VaultSession } from '../open/vaultSession.ts';
import { vaultSession } from '../open/vaultStore.ts';
import type { ItemOrder } from '../search/searchItems.ts';
import type { ItemFilters } from './itemFilters.ts';

export interface ListView extends ItemFilters {
  readonly query: string;
  readonly order: ItemOrder;
  readonly isFavouriteFirst: boolean;
  readonly selection: Selection;
  /** Ticks are shown although nothing is chosen yet. */
  readonly isChoosing: boolean;
}

export const untouchedView: ListView = {
  query: '',
  kind: null,
  tag: null,
  marks: new Set(),
  order: 'name',
  isFavouriteFirst: true,
  selection: nothingSelected,
  isChoosing: false,
};

let view = untouchedView;
let scrolledTo = 0;
let watched: VaultSession | null = null;
const listeners = new Set<() => void>();

function show(next: ListView): void {
  view = next;
  for (const listener of listeners) listener();
}

/** Once a session: pages come and go, and the vault may lock on any of them. */
function forgetWhenLocked(): void {
  const session = vaultSession();
  if (watched === session) return;
  watched = session;
  session.subscribe(() => {
    if (session.snapshot().kind === 'open' || view === untouchedView) return;
    scrolledTo = 0;
    show(untouchedView);
  });
}

export function changeListView(change: Partial<ListView>): void {
  show({ ...view, ...change });
}

/** Of the page, in pixels. */
export function listScroll(): number {
  return scrolledTo;
}

export function keepListScroll(y: number): void {
  scrolledTo = y;
}

export function useListView(): ListView {
  forgetWhenLocked();
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => view,
  );
}
