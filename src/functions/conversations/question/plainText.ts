import { foldText } from '#shared/foldText.ts';

/** A text as patterns read it: lower case, without accents, with one kind of apostrophe and single spaces. */
export function plainText(text: string): string {
  return foldText(text)
    .replace(/[’ʼ`´]/g, "'")
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9'?!]+/g, ' ')
    .trim();
}
