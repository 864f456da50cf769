/** Finds items in memory, and puts them in order. Order first: it changes seldom, and what is found keeps it. */
import type { Language } from '#shared/domain/userProfile.ts';
import { type VaultContent, type VaultKind, vaultKinds } from '#shared/vault/content.ts';
import { foldText } from './foldText.ts';
import { searchableText } from './searchableText.ts';

export interface ListedItem {
  readonly content: VaultContent;
  /** In milliseconds. */
  readonly changedAt: number;
}

export const itemOrders = ['name', 'changed', 'kind'] as const;
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

/** A new list; those that are equal stay as they were. */
export function sortItems<Item extends ListedItem>(
  items: readonly Item[],
  { order, isFavouriteFirst, language }: ItemSorting,
): Item[] {
  const byName = (one: Item, other: Item) =>
    collators[language].compare(one.content.title, other.content.title);
  const byChange = (one: Item, other: Item) => other.changedAt - one.changedAt;
  const byKind = (one: Item, other: Item) => rankOf(one) - rankOf(other) || byName(one, other);
  const compare = { name: byName, changed: byChange, kind: byKind }[order];
  return items.toSorted((one, other) => {
    const favourites = Number(other.content.isFavourite) - Number(one.content.isFavourite);
    return (isFavouriteFirst && favourites) || compare(one, other);
  });
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
