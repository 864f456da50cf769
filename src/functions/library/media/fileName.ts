/** File names as people give them, made safe to show and to save anywhere, with their ending kept. */

const LONGEST_NAME = 200;
const LONGEST_ENDING = 12;

/**
 * The last part of a path, without control or invisible direction characters, line separators or halves of characters,
 * at most 200 characters. Emoji and every script stay. A name with nothing left is "file".
 */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[<>:"|?*]/gu, '_')
    .trim()
    .replace(/^\.+/u, '');
  const name = clean === '' ? 'file' : clean;
  const characters = [...name];
  if (characters.length <= LONGEST_NAME) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= LONGEST_ENDING ? name.slice(dot) : '';
  return characters.slice(0, LONGEST_NAME - [...ending].length).join('') + ending;
}
