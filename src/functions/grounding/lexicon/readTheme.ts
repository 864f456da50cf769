/**
 * [Note: How the lexicon is written] A theme is plain lines, one concept a line: English words, a bar, French words. `_` joins the
 * words of an expression. A line that ends with `:` is a class, and the indented lines below are its members: a question about an
 * instrument is met by an accordion. `~` before a line says that the concept is too common to tell one memory from another.
 */
import type { CloneLanguage } from '#shared/clone/passage.ts';

export interface Concept {
  readonly words: Readonly<Record<CloneLanguage, readonly string[]>>;
  /** Where its class stands among all concepts, if it has one. */
  readonly memberOf: number | null;
  readonly isCommon: boolean;
}

const listed = (words: string | undefined) => (words ?? '').split(/\s+/).filter((word) => word !== '');

/** The concepts of a theme; `start` is how many concepts the themes before it have. */
export function readTheme(theme: string, start: number): Concept[] {
  const concepts: Concept[] = [];
  let openClass: number | null = null;
  for (const line of theme.split('\n')) {
    if (line.trim() === '') continue;
    const isMember = line.startsWith(' ');
    const isClass = line.endsWith(':');
    const isCommon = line.trim().startsWith('~');
    const [english, french] = line.trim().replace(/^~/, '').replace(/:$/, '').split('|');
    if (!isMember) openClass = isClass ? start + concepts.length : null;
    concepts.push({
      words: { en: listed(english), fr: listed(french) },
      memberOf: isMember ? openClass : null,
      isCommon,
    });
  }
  return concepts;
}
