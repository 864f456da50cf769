/** What is listed, step by step: each is made anew only when what it stands on changed. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '#ui/language/messages.tsx';
import { todayHere } from '#ui/today.ts';
import type { VaultItem } from '../open/vaultState.ts';
import { useOpenVault } from '../open/vaultStore.ts';
import { indexItems } from '../search/indexItems.ts';
import { createSearch, sortItems } from '../search/searchItems.ts';
import { type Choices, countChoices, filterItems, keptItems } from './itemFilters.ts';
import type { ListView } from './listView.ts';

interface ListedItems {
  /** The whole list, unordered. */
  readonly kept: readonly VaultItem[];
  readonly choices: Choices;
  readonly rows: readonly VaultItem[];
  /** What the rows were searched for: a moment behind what is typed. */
  readonly searched: string;
  /** An ISO date. */
  readonly today: string;
}

export function useListedItems({
  query: typed,
  kind,
  tag,
  marks,
  order,
  isFavouriteFirst,
}: ListView): ListedItems {
  const { items } = useOpenVault();
  const language = useLanguage();
  const today = todayHere();
  // The letter is drawn at once. The list follows in pieces that the next key may interrupt.
  const query = useDeferredValue(typed);
  const [search] = useState(createSearch<VaultItem>);
  const kept = useMemo(() => keptItems(items.values()), [items]);
  useEffect(() => indexItems(kept), [kept]);
  const choices = useMemo(() => countChoices(kept, today), [kept, today]);
  const sorted = useMemo(
    () => sortItems(kept, { order, isFavouriteFirst, language }),
    [kept, order, isFavouriteFirst, language],
  );
  const filtered = useMemo(
    () => filterItems(sorted, { kind, tag, marks }, today),
    [sorted, kind, tag, marks, today],
  );
  const rows = useMemo(() => search(filtered, query), [search, filtered, query]);
  return { kept, choices, rows, searched: query, today };
}
