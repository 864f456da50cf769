/** The themes of the lexicon, in one list. */
export const THEMES: readonly string[] = [];
