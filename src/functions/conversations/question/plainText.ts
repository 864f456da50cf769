/** A text as patterns read it: lower case, without accents, with one kind of apostrophe and single spaces. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’ʼ`´]/g, "'")
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9'?!]+/g, ' ')
    .trim();
}
