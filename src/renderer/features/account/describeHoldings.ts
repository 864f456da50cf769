/** From what a person holds to the document of the export and the files that go beside it. */
import {
  type ArchiveEntry,
  archivePaths,
  describeItems,
  safeFileName,
  sortByDate,
} from '#features/media/index.ts';
import {
  type AccountExport,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedAlbum,
} from '#shared/domain/accountExport.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';
import type { Holdings } from './api.ts';
import { previewOf } from './previews.ts';

export interface Described {
  /** Originals and letters first, then the previews. */
  readonly files: readonly ArchiveEntry[];
  /** `missing` are paths of files that could not be had. */
  compose(missing: readonly string[], exportedAt: Date): AccountExport;
}

/** A folder an album, named by it; two of one name are told apart. */
function foldersOf({ albums }: Holdings): string[] {
  const taken = new Set<string>();
  return albums.map(({ album }) => {
    const wanted = safeFileName(album.title);
    let folder = wanted;
    for (let copy = 2; taken.has(folder.toLowerCase()); copy += 1) folder = `${wanted} (${copy})`;
    taken.add(folder.toLowerCase());
    return `albums/${folder}`;
  });
}

/** Albums read in the same order as they did on the page. */
function inOrder(holdings: Holdings): Holdings {
  const albums = holdings.albums.map(({ album, items }) => ({
    album,
    items: sortByDate(items, 'oldest-first'),
  }));
  return { ...holdings, albums };
}

export async function describeHoldings(profile: UserProfile, held: Holdings): Promise<Described> {
  const holdings = inOrder(held);
  const folders = foldersOf(holdings);
  const { language } = profile.settings;
  const described: ArchiveEntry[] = [];
  const previews: ArchiveEntry[] = [];
  const previewed = new Map<MediaItem, number>();
  for (const [index, { items }] of holdings.albums.entries()) {
    const folder = folders[index] ?? 'albums';
    described.push(...(await describeItems(items, language)).map((file) => ({ ...file, folder })));
    for (const item of items) {
      const preview = previewOf(item, folder.replace(/^albums/, 'previews'));
      if (preview) previewed.set(item, previews.push(preview) - 1);
    }
  }
  const files = [...described, ...previews];
  const paths = archivePaths(files);
  return {
    files,
    compose(missing, exportedAt) {
      const absent = new Set(missing);
      const previewPathOf = (item: MediaItem) => {
        const position = previewed.get(item);
        const path = position === undefined ? undefined : paths[described.length + position];
        return path === undefined || absent.has(path) ? null : path;
      };
      let next = 0;
      const albums: ExportedAlbum[] = holdings.albums.map(({ album, items }, index) => ({
        id: album.id,
        title: album.title,
        description: album.description,
        folder: folders[index] ?? 'albums',
        coverItemId: album.coverItemId,
        tags: album.tags,
        people: album.people,
        createdAt: album.createdAt.toISOString(),
        items: items.map((item) => {
          const path = paths[next] ?? item.id;
          next += 1;
          if (item.kind === 'letter') return { ...item, path };
          return { ...item, path, isPresent: !absent.has(path), previewPath: previewPathOf(item) };
        }),
      }));
      const { id, name, email, phone, dateOfBirth, bio, plan, settings, onboarding } = profile;
      return {
        format: EXPORT_FORMAT,
        version: EXPORT_VERSION,
        exportedAt: exportedAt.toISOString(),
        profile: {
          id,
          name,
          email,
          phone,
          dateOfBirth,
          bio,
          plan,
          settings,
          onboarding,
          createdAt: profile.createdAt.toISOString(),
        },
        albums,
        sessions: holdings.sessions.map(({ device, signedInAt, lastSeenAt }) => ({
          device,
          signedInAt,
          lastSeenAt,
        })),
      };
    },
  };
}
