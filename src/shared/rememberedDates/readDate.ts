/**
 * Reads a date as somebody writes it on the back of a print, in English or French whatever the interface's language:
 * "Summer 1961", "vers 1961", "c. 1950", "the fifties", "années 50", "août 1998".
 */
import { foldText } from '../foldText.ts';
import { languages } from '../locales.ts';
import { type RememberedDate, rememberedDateSchema, type Season, seasons } from './rememberedDate.ts';
import { nameMonth, nameSeason } from './sayDate.ts';

const fold = (text: string) =>
  foldText(text)
    .replace(/[’']/g, "'")
    .replace(/[.,;!?()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const months = new Map(
  languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) => {
      const name = fold(nameMonth(month, language));
      // "Jan", "Sept", "janv", "juil": a beginning that only one month of the two languages has.
      return [4, 3].map((length) => [name.slice(0, length), month] as const).concat([[name, month] as const]);
    }),
  ),
);
// Both begin with "jui".
months.delete('jui');

const seasonWords = new Map<string, Season>([
  ...languages.flatMap((language) =>
    seasons.map((season) => [fold(nameSeason(season, language)), season] as const),
  ),
  ['fall', 'autumn'],
]);

const decadeWords = new Map(
  [
    ['twenties', 'vingt'],
    ['thirties', 'trente'],
    ['forties', 'quarante'],
    ['fifties', 'cinquante'],
    ['sixties', 'soixante'],
    ['seventies', 'soixante-dix'],
    ['eighties', 'quatre-vingt'],
    ['nineties', 'quatre-vingt-dix'],
  ].flatMap((names, index) => names.map((name) => [name, 1920 + index * 10] as const)),
);

/** "in", "the", "en", "l'", "de": said before a date and no part of it. */
const LEAD = /^(?:(?:(?:in|the|le|la|les|en|au|de|du|during|pendant|annee|year|taken)\b|[dl]')\s*)+(?=\S)/;

const ABOUT =
  /^(?:about|around|circa|approximately|approx|roughly|maybe|perhaps|c|ca|~|vers|environ|autour de|peut-etre)\s*/;
const BEFORE = /^(?:before|avant)\s+/;
const AFTER = /^(?:after|apres|since|depuis)\s+/;
const BETWEEN = /^(?:(?:between|from|entre|de)\s+)?(\d{4})\s*(?:-|–|—|and|to|et|a|or|ou)\s*(\d{4})$/;
const UNKNOWN =
  /^(?:unknown|date unknown|no date|undated|\?+|don't know|i don't know|do not know|inconnue?|date inconnue|sans date|je ne sais pas|on ne sait pas|aucune idee|no idea)$/;

/** A year of four digits; "61" and "'61" are said of the last century. */
function readYear(text: string): number | null {
  if (/^\d{4}$/.test(text)) return Number(text);
  const short = /^'?(\d{2})$/.exec(text);
  return short ? 1900 + Number(short[1]) : null;
}

function readDecade(text: string): number | null {
  const words = text
    .replace(/^(?:annees|annee)\s+/, '')
    .replace(/^(?:early|late|mid|debut|fin|milieu)[ -](?:the |des |annees )*/, '');
  const named = decadeWords.get(words) ?? decadeWords.get(words.replace(/s$/, ''));
  if (named !== undefined) return named;
  const english = /^'?(\d{2}|\d{4})'?s$/.exec(words)?.[1];
  const french = /^annees\s+'?(\d{2}|\d{4})$/.exec(text)?.[1];
  const digits = english ?? french;
  if (digits === undefined) return null;
  const year = digits.length === 2 ? 1900 + Number(digits) : Number(digits);
  return year % 10 === 0 ? year : null;
}

function readParts(text: string): unknown {
  if (UNKNOWN.test(text)) return { is: 'unknown' };
  const between = BETWEEN.exec(text);
  if (between) return { is: 'between', year: Number(between[1]), lastYear: Number(between[2]) };
  for (const [pattern, is] of [
    [BEFORE, 'before'],
    [AFTER, 'after'],
    [ABOUT, 'about'],
  ] as const) {
    if (!pattern.test(text)) continue;
    const rest = text.replace(pattern, '').replace(LEAD, '');
    const year = readYear(rest);
    if (year !== null) return { is, year };
    // "About the fifties" says no less than "the fifties".
    if (is === 'about') return readParts(rest);
  }
  const decade = readDecade(text);
  if (decade !== null) return { is: 'decade', year: decade };
  if (LEAD.test(text)) return readParts(text.replace(LEAD, ''));
  const [word = '', ...rest] = text.split(' ');
  const year = readYear(rest.join(' ').replace(/^(?:of|de|d')\s*/, ''));
  if (year !== null) {
    const month = months.get(word);
    if (month !== undefined) return { is: 'month', year, month };
    const season = seasonWords.get(word);
    if (season !== undefined) return { is: 'season', year, season };
  }
  const numbered = /^(\d{1,2})\s*[/-]\s*(\d{4})$/.exec(text);
  if (numbered) return { is: 'month', month: Number(numbered[1]), year: Number(numbered[2]) };
  const alone = readYear(text);
  return alone === null ? null : { is: 'year', year: alone };
}

/** Null where the words name no date that can be kept. */
export function readDate(text: string): RememberedDate | null {
  return rememberedDateSchema.safeParse(readParts(fold(text))).data ?? null;
}
