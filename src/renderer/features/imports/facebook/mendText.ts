/** Facebook and Instagram write each byte of UTF-8 as a character of its own: `Ã©` for `é`. */

/** The text that was meant; a text that is not written so stays as it is. */
export function mendText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every byte is meant
  if (!/[\x80-\xff]/.test(text) || /[^\x00-\xff]/.test(text)) return text;
  try {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}
