/** File names as people give them, made safe to show, with their ending kept. */

/** Characters. No system that families have allows a name more. */
const LONGEST_NAME = 255;
const LONGEST_ENDING = 12;

/**
 * The last part of a path, without control or invisible direction characters, line separators or halves of characters,
 * at most 255 characters. Emoji, every script and the dots of a hidden file stay. A name with nothing left is "file".
 */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[<>:"|?*]/gu, '_')
    .trim();
  const name = /^[.\s]*$/u.test(clean) ? 'file' : clean;
  const characters = [...name];
  if (characters.length <= LONGEST_NAME) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= LONGEST_ENDING ? name.slice(dot) : '';
  return characters.slice(0, LONGEST_NAME - [...ending].length).join('') + ending;
}
