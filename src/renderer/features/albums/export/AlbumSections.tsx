/** The albums on the page of an export that shows it without us: plain HTML, no script, nothing fetched from anywhere. */
import { LetterBody } from '#features/media/index.ts';
import type { ExportedAlbum, ExportedItem } from '#shared/domain/exportedAlbum.ts';
import { asUtcDate } from '#shared/domain/wallClock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { sayDateAlone } from '#shared/rememberedDates/sayDate.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { addressOf } from './addressOf.ts';
import { IndexedFile } from './IndexedFile.tsx';
import { albumExportMessages } from './messages.ts';

export function AlbumSections({ albums }: { readonly albums: readonly ExportedAlbum[] }) {
  return albums.map(({ id, title, description, items }) => (
    <section key={id}>
      <h2>{title}</h2>
      {description ? <p>{description}</p> : null}
      <AlbumItems items={items} />
    </section>
  ));
}

/** What is in one album, below its name. */
export function AlbumItems({ items }: Pick<ExportedAlbum, 'items'>) {
  const texts = useMessages(albumExportMessages);
  return (
    <>
      <p className="soft">{texts.items(items.length)}</p>
      <ul className="items">
        {items.map((item) => (
          <li key={item.id} className={item.kind === 'letter' ? 'letter' : undefined}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Item({ item }: { readonly item: ExportedItem }) {
  const texts = useMessages(albumExportMessages);
  const date = useDate(item);
  if (item.kind !== 'letter') return <IndexedFile item={item} date={date} />;
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

/** The day the family gave it, and the moment it came with where that is another. */
function useDate({ kind, takenAt, rememberedDate, recordedDate }: ExportedItem): string {
  const texts = useMessages(albumExportMessages);
  const language = useLanguage();
  const write = (wallClock: string, style: Intl.DateTimeFormatOptions) =>
    longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC', ...style }).format(
      asUtcDate(wallClock) ?? undefined,
    );
  const day = rememberedDate ? sayDateAlone(rememberedDate, language) : write(takenAt, {});
  if (!recordedDate || recordedDate.takenAt === takenAt) return day;
  const recorded = write(recordedDate.takenAt, recordedDate.isTimeKnown ? { timeStyle: 'short' } : {});
  return `${day} · ${kind === 'letter' ? texts.dateWritten(recorded) : texts.dateWhenAdded(recorded)}`;
}
