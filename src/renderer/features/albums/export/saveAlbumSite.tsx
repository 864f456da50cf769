/**
 * One album as a site that works from a folder: the page that shows it, with its originals beside it. It outlives us, and so what
 * a printed code opens can be put up anywhere. Loaded when somebody asks for it.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { archivePaths, downloadArchive, readEveryAlbumItem, SavedDocument } from '#features/media/index.ts';
import { systemClock } from '#shared/clock.ts';
import type { Album } from '#shared/domain/album.ts';
import type { ExportedAlbum } from '#shared/domain/exportedAlbum.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { LanguageProvider, useLanguage, useMessages } from '#ui/language/messages.tsx';
import { AlbumItems } from './AlbumSections.tsx';
import { describeAlbums } from './describeAlbums.ts';
import { albumExportMessages } from './messages.ts';

/** Call it straight from a press. Settles when the archive is written, cancelled or failed; the tray says which. */
export async function saveAlbumSite(album: Album, language: Language): Promise<void> {
  const savedAt = new Date(systemClock.now());
  await downloadArchive(albumExportMessages[language].siteName(album.title), async (signal, ask) => {
    const items: MediaItem[] = [];
    for await (const page of readEveryAlbumItem(album.ownerId, album.id, signal, ask)) items.push(...page);
    const { files, compose } = await describeAlbums([{ album, items }], language);
    const paths = archivePaths(files);
    return {
      files,
      closing: (missing) => {
        const absent = new Set(missing);
        const albums = compose(paths.map((path) => ({ path, isPresent: !absent.has(path) })));
        return [{ name: 'index.html', text: writeAlbumSite(albums, { savedAt, language }) }];
      },
    };
  });
}

interface Writing {
  readonly savedAt: Date;
  readonly language: Language;
}

/** The page itself. */
export function writeAlbumSite(albums: readonly ExportedAlbum[], { savedAt, language }: Writing): string {
  const page = renderToStaticMarkup(
    <LanguageProvider language={language}>
      {albums.map((album) => (
        <AlbumSite key={album.id} album={album} savedAt={savedAt} />
      ))}
    </LanguageProvider>,
  );
  return `<!doctype html>${page}`;
}

function AlbumSite({ album, savedAt }: { readonly album: ExportedAlbum; readonly savedAt: Date }) {
  const texts = useMessages(albumExportMessages);
  const date = longDateFormat(useLanguage(), { dateStyle: 'long' });
  return (
    <SavedDocument title={album.title}>
      <h1>{album.title}</h1>
      {album.description ? <p>{album.description}</p> : null}
      <p className="soft">{texts.siteSaved(date.format(savedAt))}</p>
      <AlbumItems items={album.items} />
    </SavedDocument>
  );
}
