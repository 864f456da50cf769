/**
 * What people have written, as it may stand in a mail of ours: nothing of it can end a line, turn the rest of a sentence
 * around, or make a link where we wrote none.
 */
import { withoutDirectionMarks } from '#shared/directionMarks.ts';

/** Every other parameter is a name, a day or a number. */
const addresses: ReadonlySet<string> = new Set(['link', 'pageAddress', 'settingsAddress', 'vaultAddress']);
/** Several lines in somebody's own words. */
const letters: ReadonlySet<string> = new Set(['words']);

export function withPlainWords<Parameters extends object>(parameters: Parameters): Parameters {
  const plain: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parameters)) {
    plain[name] =
      typeof value === 'string' && !addresses.has(name) ? plainWords(value, letters.has(name)) : value;
  }
  return Object.assign({}, parameters, plain);
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
