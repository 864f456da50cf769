/**
 * [Note: How the lexicon is written] A theme is plain lines, one concept a line: English words, a bar, French words. `_` joins the
 * words of an expression. A line that ends with `:` is a class, and the lines below, indented by one more, are its members: a question
 * about an instrument is met by an accordion. `~` before a line says that the concept is too common to tell one memory from another, `^`
 * that its words are written with a capital without being anybody's name (Sunday, French, Grandma).
 */
import type { CloneLanguage } from '#shared/clone/passage.ts';

export interface Concept {
  readonly words: Readonly<Record<CloneLanguage, readonly string[]>>;
  /** Where its class stands among all concepts, if it has one. */
  readonly memberOf: number | null;
  readonly isCommon: boolean;
  readonly isCapitalised: boolean;
}

/** Bounded: it reads nothing but the lines of our own themes. */
const LINE = /^(?<indent> *)(?<marks>[~^]*)(?<english>[^|]*)\|(?<french>[^:]*)(?<isClass>:?)$/;

const listed = (words = '') => words.split(/\s+/).filter((word) => word !== '');

/** The concepts of a theme; `start` is how many concepts the themes before it have. */
export function readTheme(theme: string, start: number): Concept[] {
  const concepts: Concept[] = [];
  /** The class that is open at each depth. */
  let open: number[] = [];
  for (const line of theme.split('\n')) {
    if (line.trim() === '') continue;
    const parts = LINE.exec(line)?.groups;
    if (parts === undefined) throw new Error(`not a line of the lexicon: ${line}`);
    const depth = parts.indent?.length ?? 0;
    open = open.slice(0, depth);
    const memberOf = open.at(-1) ?? null;
    if (parts.isClass !== '') open.push(start + concepts.length);
    concepts.push({
      words: { en: listed(parts.english), fr: listed(parts.french) },
      memberOf,
      isCommon: parts.marks?.includes('~') ?? false,
      isCapitalised: parts.marks?.includes('^') ?? false,
    });
  }
  return concepts;
}
