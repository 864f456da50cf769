/** The opened album: its pictures in a grid, films, recordings, documents and letters, and more of them on demand. */
import type { VisitedFile, VisitedLetter } from '#shared/callables/albumCodes.ts';
import type { OpenAlbum } from './api.ts';
import { element } from './element.ts';
import { pictureOf, showFullScreen } from './fullScreen.ts';
import { newestLink } from './links.ts';
import { formatDate, type Language, type Messages, messages } from './messages.ts';

type Item = OpenAlbum['items'][number];

interface AlbumViewProps {
  readonly album: OpenAlbum;
  readonly language: Language;
  /** The part that follows; null where there is none to add. */
  readonly onMore: () => Promise<OpenAlbum | null>;
}

export function drawAlbum({ album, language, onMore }: AlbumViewProps): readonly HTMLElement[] {
  const texts = messages[language];
  const shown: VisitedFile[] = [];
  const grid = element('ul', { class: 'grid' });
  const more = element('button', { type: 'button', class: 'more' }, texts.more);
  /** Beside what is there already: a recording goes on playing. Returns what the keyboard goes on from. */
  const add = (items: readonly Item[]): HTMLElement | undefined => {
    const tiles = items.filter(isShown).map((file) => {
      const index = shown.push(file) - 1;
      return drawTile(file, language, () => showFullScreen(shown, index, language));
    });
    grid.append(...tiles.map((tile) => element('li', {}, tile)));
    grid.hidden = shown.length === 0;
    more.before(
      ...items.flatMap((item) => {
        if (item.kind === 'letter') return [drawLetter(item, language)];
        return isShown(item) ? [] : [drawFile(item, language)];
      }),
    );
    return tiles[0];
  };
  const addMore = async () => {
    more.disabled = true;
    const part = await onMore();
    more.disabled = false;
    if (!part) return;
    const first = add(part.items);
    more.hidden = part.next === null;
    first?.focus();
  };
  more.addEventListener('click', () => void addMore());
  more.hidden = album.next === null;
  const parts = element('div', { class: 'parts' }, grid, more);
  add(album.items);
  return [
    element('h1', {}, album.title),
    ...(album.description ? [element('p', { class: 'description' }, album.description)] : []),
    ...(album.items.length === 0 ? [element('p', { class: 'soft' }, texts.empty)] : []),
    parts,
  ];
}

/** What is looked at, in the grid and over the whole screen. */
const isShown = (item: Item): item is VisitedFile =>
  item.kind === 'video' || (item.kind === 'photo' && pictureOf(item) !== null);

function drawTile(file: VisitedFile, language: Language, open: () => void): HTMLElement {
  const texts = messages[language];
  const name = file.kind === 'video' ? texts.film : texts.photo;
  const label = [file.caption || name, formatDate(file, language)].filter(Boolean).join(', ');
  const picture = file.small ?? (file.kind === 'video' ? file.large : pictureOf(file));
  return element(
    'button',
    { type: 'button', class: 'tile', 'aria-label': label, click: open },
    picture === null
      ? null
      : element('img', {
          src: newestLink(picture),
          alt: '',
          loading: 'lazy',
          'data-turned': String(file.rotation),
        }),
    file.kind === 'video' ? element('span', { class: 'film', 'aria-hidden': 'true' }) : null,
  );
}

function drawFile(file: VisitedFile, language: Language): HTMLElement {
  const texts = messages[language];
  const title = file.caption || (file.kind === 'audio' ? texts.recording : file.fileName);
  const day = formatDate(file, language);
  return element(
    'figure',
    { class: 'card' },
    element('figcaption', {}, title, element('span', { class: 'soft' }, day)),
    drawOriginal(file, texts),
  );
}

function drawOriginal({ kind, original, fileName }: VisitedFile, texts: Messages): HTMLElement {
  if (original === null) return element('p', { class: 'soft' }, texts.keptBack);
  const link = newestLink(original);
  return kind === 'audio'
    ? element('audio', { src: link, controls: true, preload: 'none' })
    : element('a', { href: link, download: fileName }, `${texts.save}: ${fileName}`);
}

const tags = { heading: 'h3', quote: 'blockquote', paragraph: 'p', bullet: 'p', step: 'p' } as const;
const marks = { heading: '', quote: '', paragraph: '', bullet: '• ', step: '– ' } as const;

function drawLetter(letter: VisitedLetter, language: Language): HTMLElement {
  return element(
    'details',
    { class: 'card' },
    element(
      'summary',
      {},
      letter.title || messages[language].letter,
      element('span', { class: 'soft' }, formatDate(letter, language)),
    ),
    ...letter.body.map(({ kind, spans }) =>
      element(
        tags[kind],
        { class: 'block' },
        marks[kind],
        ...spans.map(({ text, bold, italic }) => {
          const inner = italic ? element('em', {}, text) : text;
          return bold ? element('strong', {}, inner) : inner;
        }),
      ),
    ),
  );
}
