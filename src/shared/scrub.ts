/** Takes out of a text for a log what may not stand in one: addresses, tokens, codes, and what follows an address's path. */

/** What stands at the beginning of an error says what went wrong. */
const LONGEST_TEXT = 8_000;

// Bounded: `scrub` cuts what it is given to LONGEST_TEXT, where each of these takes milliseconds.
const secrets: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\b(bearer)\s+\S+/gi, '$1 [token]'],
  [/((?:https?|app|amaranth):\/\/[^\s?#"')]+)[?#][^\s"')]*/g, '$1'],
  [
    /("?(?:password|passphrase|oobCode|idToken|refreshToken|refresh_token|code)"?\s*[:=]\s*)"?[^\s",&}]+"?/gi,
    '$1[secret]',
  ],
];

export function scrub(text: string): string {
  const cut = text.slice(0, LONGEST_TEXT);
  return secrets.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), cut);
}
