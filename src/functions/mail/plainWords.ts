/**
 * What people have written, as it may stand in a mail of ours: nothing of it can end a line, turn the rest of a sentence
 * around, or make a link where we wrote none.
 */
import { withoutDirectionMarks } from '#shared/directionMarks.ts';

/** Every other parameter is a name, a day or a number. */
const addresses: ReadonlySet<string> = new Set(['link', 'pageAddress', 'settingsAddress', 'vaultAddress']);
/** Several lines in somebody's own words, and words that are cut into a thing: no letter of them is left out. */
const letters: ReadonlySet<string> = new Set(['words', 'engraved']);

export function withPlainWords<Parameters extends object>(parameters: Parameters): Parameters {
  const plain = Object.entries(parameters).map(([name, value]) => [name, plainValue(name, value)]);
  return Object.assign({}, parameters, Object.fromEntries(plain));
}

function plainValue(name: string, value: unknown): unknown {
  if (typeof value === 'string') return addresses.has(name) ? value : plainWords(value, letters.has(name));
  if (Array.isArray(value)) return value.map((one: unknown) => plainValue(name, one));
  return typeof value === 'object' && value !== null ? withPlainWords(value) : value;
}

const WRITTEN_FROM_RIGHT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** First strong isolate, and its end. */
const [ISOLATE, END] = ['\u2068', '\u2069'];

function plainWords(text: string, isLetter: boolean): string {
  const lines = withoutDirectionMarks(text.toWellFormed()).split(/\r\n|[\r\n\u0085\u2028\u2029]/u);
  const plain = lines.map((line) => line.replace(/\p{Cc}+/gu, ' ').trim());
  const whole = isLetter
    ? plain
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : withoutLinks(plain.join(' ').replace(/\s+/g, ' ').trim());
  return WRITTEN_FROM_RIGHT.test(whole) ? `${ISOLATE}${whole}${END}` : whole;
}

/** Mail programs make a link of what looks like one; a name is none. */
function withoutLinks(name: string): string {
  // Bounded: no scheme is longer, so that each letter is looked at a few times.
  return name.replace(/\b[a-z][a-z\d+.-]{0,20}:\/\//giu, '').replace(/\bwww\./giu, '');
}
