/** Passphrases for people to type and to remember, from the 2,048 words of BIP 39 in either language. */
import type { Language } from '#shared/domain/userProfile.ts';
import { drawBelow, drawFrom, type FillRandom, fillFromSystem } from './randomness.ts';

/** None is empty: words that run together can be read in two ways, and would be worth less than is told. */
export const separators = ['-', ' ', '.', '_', ','] as const;
export type Separator = (typeof separators)[number];

export interface PassphraseSettings {
  readonly wordCount: number;
  readonly language: Language;
  readonly separator: Separator;
  readonly isCapitalised: boolean;
  /** Behind one of the words, for sites that ask for one. */
  readonly hasDigit: boolean;
}

export const wordCounts = { least: 3, usual: 6, most: 12 } as const;
const listLength = 2_048;

export async function generatePassphrase(
  { wordCount, language, separator, isCapitalised, hasDigit }: PassphraseSettings,
  fillRandom: FillRandom = fillFromSystem,
): Promise<string> {
  if (!Number.isInteger(wordCount) || wordCount < 1 || wordCount > wordCounts.most) {
    throw new RangeError('A passphrase of that length cannot be made.');
  }
  const list = await loadWords(language);
  const words = Array.from({ length: wordCount }, () => drawFrom(list, fillRandom)).map((word) =>
    isCapitalised ? word.charAt(0).toLocaleUpperCase(language) + word.slice(1) : word,
  );
  if (!hasDigit) return words.join(separator);
  const place = drawBelow(wordCount, fillRandom);
  const digit = drawBelow(10, fillRandom);
  return words.map((word, index) => (index === place ? `${word}${digit}` : word)).join(separator);
}

/** Capitals and separators are known to whoever knows the settings: they add nothing. */
export function passphraseEntropy({ wordCount, hasDigit }: PassphraseSettings): number {
  return wordCount * Math.log2(listLength) + (hasDigit ? Math.log2(10 * wordCount) : 0);
}

/** The French list is written with accents apart from their letters, which few keyboards type. */
async function loadWords(language: Language): Promise<readonly string[]> {
  if (language === 'en') return (await import('@scure/bip39/wordlists/english.js')).wordlist;
  const { wordlist } = await import('@scure/bip39/wordlists/french.js');
  return wordlist.map((word) => word.normalize('NFC'));
}
