/** What is found of an item: everything the family wrote about it, what its file is called, and its date in both languages. */
import type { Album } from '#shared/domain/album.ts';
import { asUtcDate } from '#shared/domain/wallClock.ts';
import { foldText } from '#shared/foldText.ts';
import type { IndexEntry } from '#shared/library/indexEntry.ts';
import { languages } from '#shared/locales.ts';
import { type RememberedDate, type Season, seasons } from '#shared/rememberedDates/rememberedDate.ts';
import { nameDecade, nameMonth, nameSeason, sayDate } from '#shared/rememberedDates/sayDate.ts';

/** Small letters without accents; what joins words becomes a space, so that "Saint-Malo" is found as "saint malo". */
export function fold(text: string): string {
  return foldText(text)
    .replace(/[’'‐‑–—_/.,;:!?()"«»“”\-\s]+/g, ' ')
    .trim();
}

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  fold(languages.map((language) => nameMonth(index + 1, language)).join(' ')),
);

const SEASONS = new Map<Season, string>(
  seasons.map((season) => [
    season,
    fold(languages.map((language) => nameSeason(season, language)).join(' ')),
  ]),
);

/** Winter is December to February. */
const seasonOfMonth = (month: number): Season => seasons[Math.floor((month % 12) / 3)] ?? 'winter';

const decades = new Map<number, string>();
function decadeWords(year: number): string {
  const decade = Math.floor(year / 10) * 10;
  const known = decades.get(decade);
  if (known !== undefined) return known;
  const words = fold([...languages.map((language) => nameDecade(decade, language)), `${decade}s`].join(' '));
  decades.set(decade, words);
  return words;
}

function rememberedWords(date: RememberedDate): string {
  const said = fold(languages.map((language) => sayDate(date, language)).join(' '));
  if (date.is === 'unknown') return said;
  if (date.is === 'month')
    return `${said} ${SEASONS.get(seasonOfMonth(date.month))} ${decadeWords(date.year)}`;
  return `${said} ${decadeWords(date.year)}`;
}

function dateWords({ takenAt, rememberedDate }: IndexEntry): string {
  if (rememberedDate) return rememberedWords(rememberedDate);
  const date = asUtcDate(takenAt);
  if (!date) return '';
  const month = date.getUTCMonth();
  return `${date.getUTCDate()} ${MONTHS[month]} ${date.getUTCFullYear()} ${SEASONS.get(seasonOfMonth(month + 1))} ${decadeWords(date.getUTCFullYear())}`;
}

/** `albums` are all that are shown, by their id. */
export function searchableText(entry: IndexEntry, albums: ReadonlyMap<string, Pick<Album, 'title'>>): string {
  const written = [
    entry.title,
    entry.text,
    entry.fileName,
    entry.camera,
    albums.get(entry.albumId)?.title,
  ].filter((text) => text !== undefined);
  return ` ${fold(written.join(' '))} ${dateWords(entry)} `;
}
