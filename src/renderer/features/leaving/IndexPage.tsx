/**
 * The page of an export that shows it without us: plain HTML, no script, nothing fetched from anywhere. Rendered to
 * text by `renderIndex`.
 */

import { LetterBody } from '#features/media/index.ts';
import type {
  AccountExport,
  ExportedAlbum,
  ExportedFile,
  ExportedItem,
} from '#shared/domain/accountExport.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { asUtcDate } from '#shared/domain/wallClock.ts';
import { locales } from '#shared/locales.ts';
import type { leavingMessages } from './messages.ts';

type Texts = (typeof leavingMessages)['en' | 'fr'];

interface Shown {
  readonly texts: Texts;
  readonly language: Language;
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 68rem; padding: 2rem 1.25rem 5rem; font: 1.0625rem/1.6 Georgia, serif;
  background: light-dark(#fbf7f2, #1a1416); color: light-dark(#2b1a1f, #f3e9e4); }
h1, h2 { font-weight: 500; line-height: 1.2; }
h1 { font-size: 2.4rem; margin: 1rem 0 0.25rem; }
h2 { font-size: 1.7rem; margin: 3rem 0 0.25rem; }
a { color: light-dark(#8e2f4f, #f0a6bd); }
ul { list-style: none; padding: 0; }
.items { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); }
img, video { display: block; width: 100%; border-radius: 6px; }
img { aspect-ratio: 4 / 3; object-fit: cover; }
audio { width: 100%; }
p { margin: 0.35rem 0; }
.letter { grid-column: 1 / -1; max-width: 42rem; padding: 1.5rem; border: 1px solid light-dark(#e5d9cb, #3c2f33);
  border-radius: 6px; white-space: pre-line; overflow-wrap: anywhere; }
.letter ul { list-style: disc; }
.letter ul, .letter ol { padding-left: 1.75rem; }
h3, .letter h2 { font-size: 1.4rem; font-weight: 500; line-height: 1.2; margin: 1.25rem 0 0.25rem; }
h3 { margin-top: 0; }
blockquote { margin: 0.9rem 0; padding-left: 1.25rem; border-left: 2px solid light-dark(#8e2f4f, #f0a6bd); }
.soft { color: light-dark(#6d5a5f, #b9a8a6); font-size: 0.9375rem; }
`;

/** Names may hold spaces, quotes and signs that mean something in an address. */
const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

export function IndexPage({ content, texts, language }: Shown & { readonly content: AccountExport }) {
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' });
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: data:; media-src 'self' file:"
        />
        <title>{texts.indexTitle(content.profile.name)}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{texts.indexTitle(content.profile.name)}</h1>
          <p className="soft">
            {texts.indexLead(date.format(new Date(content.exportedAt)))}{' '}
            <a href="amaranth.json">{texts.dataNote}</a>
          </p>
          {content.albums.map((album) => (
            <AlbumPart key={album.id} album={album} texts={texts} language={language} />
          ))}
        </main>
      </body>
    </html>
  );
}

function AlbumPart({ album, texts, language }: Shown & { readonly album: ExportedAlbum }) {
  return (
    <section>
      <h2>{album.title}</h2>
      {album.description ? <p>{album.description}</p> : null}
      <p className="soft">{texts.items(album.items.length)}</p>
      <ul className="items">
        {album.items.map((item) => (
          <li key={item.id} className={item.kind === 'letter' ? 'letter' : undefined}>
            <ItemPart item={item} texts={texts} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemPart({ item, texts, language }: Shown & { readonly item: ExportedItem }) {
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    asUtcDate(item.takenAt) ?? undefined,
  );
  if (item.kind !== 'letter') return <FilePart item={item} texts={texts} date={date} />;
  return (
    <article>
      <h3>{item.title}</h3>
      <p className="soft">{date}</p>
      <LetterBody body={item.body} />
      <p className="soft">
        <a href={addressOf(item.path)}>{texts.openLetter}</a>
      </p>
    </article>
  );
}

interface FilePartProps {
  readonly item: ExportedFile;
  readonly texts: Texts;
  readonly date: string;
}

function FilePart({ item, texts, date }: FilePartProps) {
  const { place, camera } = item;
  return (
    <>
      {item.isPresent ? <Original item={item} /> : <p>{texts.missing}</p>}
      {item.caption ? <p>{item.caption}</p> : null}
      <p className="soft">
        {date}
        {place ? ` · ${texts.place}: ${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}` : ''}
        {camera ? ` · ${texts.camera}: ${camera}` : ''}
      </p>
      {item.isPresent ? (
        <p className="soft">
          <a href={addressOf(item.path)}>
            {texts.open}: {item.fileName}
          </a>
        </p>
      ) : null}
    </>
  );
}

function Original({ item }: { readonly item: ExportedFile }) {
  const address = addressOf(item.path);
  switch (item.kind) {
    case 'photo':
      return <img src={address} alt={item.caption || item.fileName} loading="lazy" />;
    case 'video':
      // biome-ignore lint/a11y/useMediaCaption: a family's videos come without captions
      return <video src={address} controls preload="metadata" aria-label={item.caption || item.fileName} />;
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: a family's recordings come without captions
      return <audio src={address} controls preload="none" aria-label={item.caption || item.fileName} />;
    default:
      return null;
  }
}
