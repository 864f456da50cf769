/**
 * A search through everything, as one types. Every word has to begin a word of the item. What a longer question finds is among
 * what the shorter one found, so that each key looks at less.
 */
import { fold } from './searchableText.ts';

/** Said around dates and places, and found in nearly every caption. */
const SMALL_WORDS = new Set(
  'a an and at by for from in of on or the to with au aux avec d de des du en et la le les l ou par pour sur un une'.split(
    ' ',
  ),
);

export class LibrarySearch {
  readonly #texts: readonly string[];
  #last: { readonly words: readonly string[]; readonly found: readonly number[] } | null = null;

  /** Texts from `searchableText`, in the order of the items. */
  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  /** Indexes of the items that have every word, in their order; null for a question without words. */
  find(question: string): readonly number[] | null {
    const words = wordsOf(question);
    if (words.length === 0) {
      this.#last = null;
      return null;
    }
    const among = this.#foundBefore(words);
    const found = among
      ? among.filter((index) => this.#has(index, words))
      : this.#texts.flatMap((_, index) => (this.#has(index, words) ? [index] : []));
    this.#last = { words, found };
    return found;
  }

  /** What the last question found, where this one asks for no less; null where everything has to be looked at. */
  #foundBefore(words: readonly string[]): readonly number[] | null {
    if (!this.#last) return null;
    const isNarrower = this.#last.words.every((word, place) => words[place]?.startsWith(word) ?? false);
    return isNarrower ? this.#last.found : null;
  }

  #has(index: number, words: readonly string[]): boolean {
    const text = this.#texts[index] ?? '';
    return words.every((word) => text.includes(` ${word}`));
  }
}

function wordsOf(question: string): string[] {
  const words = fold(question).split(' ').filter(Boolean);
  const meant = words.filter((word) => !SMALL_WORDS.has(word));
  // A question of small words alone is meant, and so is the one that is being typed.
  return meant.length > 0 ? meant : words;
}
