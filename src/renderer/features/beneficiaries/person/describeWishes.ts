/** What somebody receives, and when, in words. */
import type { Language } from '#shared/domain/userProfile.ts';
import type { ReleaseMoment, Wish } from '#shared/legacy/wish.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { countOf } from '#ui/language/plural.ts';

const lists = { en: new Intl.ListFormat('en'), fr: new Intl.ListFormat('fr') };

const words = {
  en: {
    everything: 'Everything: all albums, all of the vault and the clone',
    album: ['album', 'albums'],
    'media-item': ['letter or recording', 'letters and recordings'],
    'vault-item': ['item of the vault', 'items of the vault'],
    clone: 'the clone',
    quoted: (title: string) => `“${title}”`,
    otherAlbums: ['other album', 'other albums'],
  },
  fr: {
    everything: 'Tout : tous les albums, tout le coffre-fort et le clone',
    album: ['album', 'albums'],
    'media-item': ['lettre ou enregistrement', 'lettres et enregistrements'],
    'vault-item': ['élément du coffre-fort', 'éléments du coffre-fort'],
    clone: 'le clone',
    quoted: (title: string) => `« ${title} »`,
    otherAlbums: ['autre album', 'autres albums'],
  },
} as const;

const FEW_ALBUMS = 2;
const TITLE_LENGTH = 60;

/** Empty where they are left nothing. The first albums by their titles, where those are known. */
export function describeThings(
  wishes: readonly Wish[],
  language: Language,
  titles: ReadonlyMap<string, string> = new Map(),
): string {
  const said = words[language];
  const kinds = wishes.map(({ thing }) => thing.is);
  if (kinds.includes('everything')) return said.everything;
  const named = wishes
    .flatMap(({ thing }) => (thing.is === 'album' ? (titles.get(thing.albumId) ?? []) : []))
    .slice(0, FEW_ALBUMS);
  const counted = (['album', 'media-item', 'vault-item'] as const).flatMap((kind) => {
    const isRest = kind === 'album' && named.length > 0;
    const count = kinds.filter((other) => other === kind).length - (isRest ? named.length : 0);
    const [one, many] = isRest ? said.otherAlbums : said[kind];
    return count === 0 ? [] : [countOf(language, count, one, many)];
  });
  const quoted = named.map((title) => said.quoted(shorten(title)));
  return lists[language].format([...quoted, ...counted, ...(kinds.includes('clone') ? [said.clone] : [])]);
}

function shorten(title: string): string {
  const letters = [...title];
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('')}…` : title;
}

const days = {
  en: longDateFormat('en', { dateStyle: 'long', timeZone: 'UTC' }),
  fr: longDateFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** An ISO date as a person says it. */
export function sayDay(date: string, language: Language): string {
  return days[language].format(new Date(`${date}T00:00:00Z`));
}

export function sayInstant(date: Date, language: Language): string {
  return longDateFormat(language, { dateStyle: 'long' }).format(date);
}

export function describeMoment(when: ReleaseMoment, language: Language): string {
  switch (when.is) {
    case 'at-release':
      return language === 'fr' ? 'À la transmission' : 'At release';
    case 'on-date':
      return language === 'fr' ? `Le ${sayDay(when.date, 'fr')}` : `On ${sayDay(when.date, 'en')}`;
    case 'at-age':
      return language === 'fr' ? `À ${when.years} ans` : `At the age of ${when.years}`;
  }
}

const FEW = 3;

/** One moment by itself, a few by name, more as a number. Empty where they are left nothing. */
export function describeMoments(wishes: readonly Wish[], language: Language): string {
  const order = ['at-release', 'on-date', 'at-age'];
  const inOrder = wishes.toSorted((one, other) => order.indexOf(one.when.is) - order.indexOf(other.when.is));
  const moments = [...new Set(inOrder.map(({ when }) => describeMoment(when, language)))];
  if (moments.length <= FEW) return moments.join(' · ');
  return language === 'fr'
    ? `À ${moments.length} moments différents`
    : `At ${moments.length} different times`;
}
