/** Numbers as people say them: "twelve", "quatre-vingt-deux", "dix-neuf cent quarante" and "1940" are one thing when they are equal. */
import type { CloneLanguage } from '#shared/clone/passage.ts';

const ENGLISH: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const FRENCH: Record<string, number> = {
  zero: 0,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  nonante: 90,
};
const SCALES: Record<CloneLanguage, Record<string, number>> = {
  en: { hundred: 100, thousand: 1000, million: 1_000_000, dozen: 12 },
  fr: { cent: 100, cents: 100, mille: 1000, million: 1_000_000, millions: 1_000_000 },
};
const UNITS = { en: ENGLISH, fr: FRENCH } as const;
const JOINS = { en: 'and', fr: 'et' } as const;

/** "one", "un" and "une" alone are articles and pronouns far more often than they count. */
const ARTICLES = new Set(['one', 'un']);

function unitOf(word: string, language: CloneLanguage): number | undefined {
  return Object.hasOwn(UNITS[language], word) ? UNITS[language][word] : undefined;
}
function scaleOf(word: string, language: CloneLanguage): number | undefined {
  return Object.hasOwn(SCALES[language], word) ? SCALES[language][word] : undefined;
}

/** "nineteen forty" and "vingt vingt" are years: two numbers side by side. */
function join(value: number, unit: number, language: CloneLanguage): number {
  if (language === 'fr' && value % 100 === 4 && unit === 20) return value + 76;
  if (language === 'en' && value >= 17 && value <= 20 && unit >= 10) return value * 100 + unit;
  return value + unit;
}

/**
 * The number that begins at a place among folded words, and how many words it takes; `null` where none begins.
 * Digits are a number of their own.
 */
export function numberAt(
  words: readonly string[],
  start: number,
  language: CloneLanguage,
): { value: number; length: number } | null {
  const first = words[start];
  if (first === undefined) return null;
  if (/^\d+$/.test(first)) return { value: Number(first), length: 1 };
  let total = 0;
  let value: number | null = null;
  let at = start;
  for (; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) break;
    const unit = unitOf(word, language);
    const scale = scaleOf(word, language);
    if (unit !== undefined) value = value === null ? unit : join(value, unit, language);
    else if (scale !== undefined && (value !== null || language === 'fr' || scale === 12)) {
      value = (value ?? 1) * scale;
      if (scale >= 1000) {
        total += value;
        value = null;
      }
    } else if (
      !(word === JOINS[language] && at > start && continues(words[at + 1], language, value ?? total))
    )
      break;
  }
  if (at === start) return null;
  if (at - start === 1 && ARTICLES.has(first)) return null;
  return { value: total + (value ?? 0), length: at - start };
}

/** "a hundred and twelve", "vingt et un"; not "two and three". */
function continues(next: string | undefined, language: CloneLanguage, value: number): boolean {
  if (next === undefined || unitOf(next, language) === undefined) return false;
  return language === 'fr' ? value >= 20 && value % 10 === 0 : value >= 100;
}
