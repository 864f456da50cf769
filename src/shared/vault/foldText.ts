/** Text as people compare it: without accents and case, `œ` as `oe`, every blank and every apostrophe as one kind. */
const letters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

export function foldText(text: string): string {
  // Most texts are plain, and folded in a fraction of the time.
  const plain = /[^\s!-~]/.test(text) ? foldLetters(text) : text.toLowerCase();
  return plain.replace(/`/g, "'").replace(/\s+/g, ' ').trim();
}

function foldLetters(text: string): string {
  return text
    .replace(/[’‘ʼ´]/g, "'")
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => letters[letter] ?? letter);
}
