/** Finds items in memory, and puts them in order. Order first: it changes seldom, and what is found keeps it. */
import type { Language } from '#shared/domain/userProfile.ts';
import { type VaultContent, type VaultKind, vaultKinds } from '#shared/vault/content.ts';
import { foldText } from '#shared/vault/foldText.ts';
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
  return withWords(items, wordsOf(query));
}

/** The same, of what is typed letter by letter: a longer query is looked for in what the shorter one found. */
export function createSearch<Item extends ListedItem>(): typeof searchItems<Item> {
  let last: { items: readonly Item[]; words: readonly string[]; found: readonly Item[] } | null = null;
  return (items, query) => {
    const words = wordsOf(query);
    const narrows =
      last?.items === items && last.words.every((word) => words.some((longer) => longer.includes(word)));
    const found = withWords(last && narrows ? last.found : items, words);
    last = { items, words, found };
    return found;
  };
}

const wordsOf = (query: string) => foldText(query).split(' ').filter(Boolean);

/** The same list when all of them are found: nothing that stands on it is made anew. */
function withWords<Item extends ListedItem>(
  items: readonly Item[],
  words: readonly string[],
): readonly Item[] {
  if (words.length === 0) return items;
  const found = items.filter(({ content }) => {
    const text = searchableText(content);
    return words.every((word) => text.includes(word));
  });
  return found.length === items.length ? items : found;
}
