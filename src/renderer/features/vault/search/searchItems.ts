/** Finds items in memory, and puts them in order. Order first: it changes seldom, and what is found keeps it. */
import type { Language } from '#shared/domain/userProfile.ts';
import { type VaultContent, type VaultKind, vaultKinds } from '#shared/vault/content.ts';
import { foldText } from './foldText.ts';
import { titleOf } from './itemTitle.ts';
import { searchableText } from './searchableText.ts';

/** Dates in milliseconds. */
export interface ListedItem {
  readonly content: VaultContent;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export const itemOrders = ['name', 'changed', 'newest', 'kind'] as const;
export type ItemOrder = (typeof itemOrders)[number];

export interface ItemSorting {
  readonly order: ItemOrder;
  readonly isFavouriteFirst: boolean;
  readonly language: Language;
}

const collators = {
  en: new Intl.Collator('en', { numeric: true, sensitivity: 'base' }),
  fr: new Intl.Collator('fr', { numeric: true, sensitivity: 'base' }),
};
const kindRanks = new Map<VaultKind, number>(vaultKinds.map((kind, rank) => [kind, rank]));

/** A new list; those that are equal stay as they were. What has no name comes last. */
export function sortItems<Item extends ListedItem>(
  items: readonly Item[],
  { order, isFavouriteFirst, language }: ItemSorting,
): Item[] {
  const named = items.map((item) => ({ item, name: titleOf(item.content) }));
  type Named = (typeof named)[number];
  const byName = (one: Named, other: Named) =>
    Number(one.name === '') - Number(other.name === '') || collators[language].compare(one.name, other.name);
  const byChange = (one: Named, other: Named) => other.item.updatedAt - one.item.updatedAt;
  const byAge = (one: Named, other: Named) => other.item.createdAt - one.item.createdAt;
  const byKind = (one: Named, other: Named) => rankOf(one.item) - rankOf(other.item) || byName(one, other);
  const compare = { name: byName, changed: byChange, newest: byAge, kind: byKind }[order];
  const favourites = (one: Named, other: Named) =>
    Number(other.item.content.isFavourite) - Number(one.item.content.isFavourite);
  return named
    .toSorted((one, other) => (isFavouriteFirst && favourites(one, other)) || compare(one, other))
    .map(({ item }) => item);
}

function rankOf({ content }: ListedItem): number {
  return kindRanks.get(content.kind) ?? vaultKinds.length;
}

/** Those in which every word of the query occurs, in the order in which they are given. All of them for an empty query. */
export function searchItems<Item extends ListedItem>(items: readonly Item[], query: string): readonly Item[] {
  const words = foldText(query).split(' ').filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ content }) => {
    const text = searchableText(content);
    return words.every((word) => text.includes(word));
  });
}
