/** Finding the right memory and saying nothing that was not said. Pure and synchronous: no database, no clock, no network. */
export { isSupported } from './answer/isSupported.ts';
export { type QuotedAnswer, type QuotedSentence, quoteAnswer, quoteNearest } from './answer/quoteAnswer.ts';
export { sentencesOf } from './language/sentences.ts';
export { findPassages, type RankedPassage } from './retrieval/findPassages.ts';
export { type IndexedPassage, indexedPassageSchema, indexPassage } from './retrieval/indexedPassage.ts';
export { createIndex, type PassageIndex } from './retrieval/passageIndex.ts';
