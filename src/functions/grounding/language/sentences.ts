/** Sentences of a text, cut where a reader would: not after « M. », not inside a quotation. */
const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  fr: new Intl.Segmenter('fr', { granularity: 'sentence' }),
} as const;

const ENDS_WITH_TITLE =
  /(?:^|[\s(«"'’])(?:M|MM|Mr|Mrs|Ms|Mme|Mmes|Mlle|Mlles|Dr|Drs|Pr|Me|St|Ste|Sr|Jr|Prof|Rev|Fr|Lt|Col|Capt|Gen|Sgt|No|av|apr|env|approx|ca|vs|etc|p|[A-Z])\.\s*$/u;
const BEGINS_LOWER = /^[«"“'(]?\s*\p{Ll}/u;

function isOpen(text: string): boolean {
  const opened = (text.match(/[«“]/g) ?? []).length;
  const closed = (text.match(/[»”]/g) ?? []).length;
  return opened > closed;
}

/** The sentences, each exactly as it stands in the text; put together again they are the text without its outer spaces. */
export function sentencesOf(text: string, language: 'en' | 'fr'): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenters[language].segment(text)) {
    if (
      open !== '' &&
      !BEGINS_LOWER.test(segment.trimStart()) &&
      !ENDS_WITH_TITLE.test(open) &&
      !isOpen(open)
    ) {
      sentences.push(open.trim());
      open = '';
    }
    open += segment;
    // A line break is an end: the end of a paragraph, or of a verse.
    if (open.slice(open.trimEnd().length).includes('\n')) {
      sentences.push(open.trim());
      open = '';
    }
  }
  sentences.push(open.trim());
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
