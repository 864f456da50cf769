/** One spelling for one word: lower case, no accents, one kind of apostrophe and hyphen. */
const MARKS = /\p{M}+/gu;
const PLAIN = /^[a-z0-9]*$/;

export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑–]/g, '-');
}
