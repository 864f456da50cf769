/**
 * The page of an export that shows it without us: plain HTML, no script, nothing fetched from anywhere. Rendered to
 * text by `exportEverything`.
 */
import { LetterBody } from '#features/media/index.ts';
import type { AccountExport, ExportedAlbum, ExportedItem } from '#shared/domain/accountExport.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { asUtcDate } from '#shared/domain/wallClock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { addressOf } from './addressOf.ts';
import { IndexedFile } from './IndexedFile.tsx';
import { indexStyle } from './indexStyle.ts';
import type { accountMessages } from './messages.ts';

type Texts = (typeof accountMessages)['en' | 'fr'];

interface Shown {
  readonly texts: Texts;
  readonly language: Language;
}

export function IndexPage({ content, texts, language }: Shown & { readonly content: AccountExport }) {
  const date = longDateFormat(language, { dateStyle: 'long' });
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
        <style>{indexStyle}</style>
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

/** The day the family gave it, and the moment it came with where that is another. */
function describeDate(
  { kind, takenAt, recordedDate }: Pick<ExportedItem, 'kind' | 'takenAt' | 'recordedDate'>,
  texts: Texts,
  language: Language,
): string {
  const write = (wallClock: string, style: Intl.DateTimeFormatOptions) =>
    longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC', ...style }).format(
      asUtcDate(wallClock) ?? undefined,
    );
  const day = write(takenAt, {});
  if (!recordedDate || recordedDate.takenAt === takenAt) return day;
  const recorded = write(recordedDate.takenAt, recordedDate.isTimeKnown ? { timeStyle: 'short' } : {});
  return `${day} · ${kind === 'letter' ? texts.dateWritten(recorded) : texts.dateWhenAdded(recorded)}`;
}

function ItemPart({ item, texts, language }: Shown & { readonly item: ExportedItem }) {
  const date = describeDate(item, texts, language);
  if (item.kind !== 'letter')
    return <IndexedFile item={item} texts={texts} language={language} date={date} />;
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
