/** From what a person holds to the document of the export and the files that go beside it. */
import { type ArchivedFile, archivePaths, describeItems, safeFileName } from '#features/media/index.ts';
import {
  type AccountExport,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedAlbum,
} from '#shared/domain/accountExport.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';
import type { Holdings } from './api.ts';

export interface Described {
  readonly files: readonly ArchivedFile[];
  /** `missing` are paths of originals that could not be had. */
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

export async function describeHoldings(profile: UserProfile, holdings: Holdings): Promise<Described> {
  const folders = foldersOf(holdings);
  const { language } = profile.settings;
  const files: ArchivedFile[] = [];
  for (const [index, { items }] of holdings.albums.entries()) {
    const folder = folders[index] ?? 'albums';
    files.push(...(await describeItems(items, language)).map((file) => ({ ...file, folder })));
  }
  const paths = archivePaths(files);
  return {
    files,
    compose(missing, exportedAt) {
      const absent = new Set(missing);
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
          return item.kind === 'letter' ? { ...item, path } : { ...item, path, isPresent: !absent.has(path) };
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
