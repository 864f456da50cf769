/** A copy of everything that was received, from a press to a file on the person's disk. Loaded when somebody asks for it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { type HeldAlbum, loadAlbumExport } from '#features/albums/index.ts';
import {
  archivePaths,
  downloadArchive,
  type FurtherEntries,
  readEveryAlbumItem,
} from '#features/media/index.ts';
import type { Ask } from '#platform/backend/readPages.ts';
import { systemClock } from '#shared/clock.ts';
import { albumSchema } from '#shared/domain/album.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { Received } from '#shared/legacy/received.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';
import { readAlbumsOf, readItemsOf } from '../api.ts';
import { CopyPage } from './CopyPage.tsx';
import { copyMessages } from './messages.ts';

interface CopyToSave {
  readonly received: Received;
  readonly language: Language;
  /** What was sealed; null where nothing was, or it is closed. */
  readonly vault: FurtherEntries | null;
}

/** Call it straight from a press. Settles when it is written, cancelled or failed; the tray says which. */
export async function saveCopy({ received, language, vault }: CopyToSave): Promise<void> {
  const savedAt = new Date(systemClock.now());
  const texts = copyMessages[language];
  await downloadArchive(texts.fileName(received.ownerName), async (signal, ask) => {
    const { describeAlbums, AlbumSections } = await loadAlbumExport();
    const held = await readHeld(received, texts.pageSingle, { signal, ask });
    const { files, compose } = await describeAlbums(held, language);
    const paths = archivePaths(files);
    return {
      files,
      ...(vault ? { further: vault } : {}),
      closing: (missing) => {
        const albums = compose(paths.map((path) => ({ path, isPresent: !missing.includes(path) })));
        const page = renderToStaticMarkup(
          <LanguageProvider language={language}>
            <CopyPage {...{ received, savedAt, missing }} hasVault={vault !== null}>
              <AlbumSections albums={albums} />
            </CopyPage>
          </LanguageProvider>,
        );
        return [
          { name: 'index.html', text: `<!doctype html>${page}` },
          { name: 'received.json', text: JSON.stringify(dataOf(received, savedAt, albums), null, 2) },
        ];
      },
    };
  });
}

interface Reading {
  readonly signal: AbortSignal;
  readonly ask: Ask;
}

/** Albums as they are, and what came by itself as one more. */
async function readHeld(received: Received, single: string, { signal, ask }: Reading): Promise<HeldAlbum[]> {
  const { ownerId, albums, mediaItems, message } = received;
  const held: HeldAlbum[] = [];
  for (const album of await ask(() =>
    readAlbumsOf(
      ownerId,
      albums.map(({ albumId }) => albumId),
    ),
  )) {
    const items: MediaItem[] = [];
    for await (const page of readEveryAlbumItem(ownerId, album.id, signal, ask)) items.push(...page);
    held.push({ album, items: items.filter(({ state }) => state === 'ready') });
  }
  const known = new Set(held.flatMap(({ items }) => items.map(({ id }) => id)));
  const spoken = message?.mediaItemId ? [message.mediaItemId] : [];
  const ids = [...new Set([...spoken, ...mediaItems.map(({ mediaItemId }) => mediaItemId)])];
  const own = await ask(() =>
    readItemsOf(
      ownerId,
      ids.filter((id) => !known.has(id)),
    ),
  );
  const [first] = own;
  return first ? [{ album: albumOfSingle(first, single), items: own }, ...held] : held;
}

function albumOfSingle(
  { ownerId, albumId, createdAt, updatedAt }: MediaItem,
  title: string,
): HeldAlbum['album'] {
  return albumSchema.parse({ id: albumId, ownerId, title, position: 0, createdAt, updatedAt });
}

function dataOf(received: Received, savedAt: Date, albums: unknown) {
  const { ownerName, message, stages } = received;
  const came = stages.map(({ stage, givenAt }) => ({ stage, givenAt: givenAt.toISOString() }));
  return {
    ...{ format: 'amaranth-received', version: 1, savedAt: savedAt.toISOString(), ownerName },
    ...{ message, stages: came, albums },
  };
}
