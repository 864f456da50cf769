/**
 * An archive of Facebook or Instagram in JSON. Their lists lie in other folders each year and in each region: whatever object
 * names a file and a moment is a picture, wherever it stands.
 */
import { z } from 'zod';
import { type Archive, type ArchiveFile, folderOf, nameOf } from '../archive/archiveFile.ts';
import { type AlbumDescription, composePlan, type FoundItem } from '../composePlan.ts';
import { createFindings } from '../findings.ts';
import { captionOf, type GivenFacts, nothingGiven, placeAt } from '../givenFacts.ts';
import type { ImportPlan } from '../importPlan.ts';
import { isMediaName } from '../mediaNames.ts';
import { isJson, readJson } from '../sidecars/readJson.ts';
import { mendText } from './mendText.ts';

const words = z.string().transform(mendText).catch('');
const exif = z.object({
  taken_timestamp: z.number().optional().catch(undefined),
  latitude: z.number().catch(0),
  longitude: z.number().catch(0),
});
const metadata = z
  .object({ exif_data: z.array(exif).min(1) })
  .optional()
  .catch(undefined);
const pictureSchema = z.object({
  uri: z.string().transform(mendText),
  creation_timestamp: z.number(),
  title: words,
  description: words,
  media_metadata: z
    .object({ photo_metadata: metadata, video_metadata: metadata })
    .optional()
    .catch(undefined),
});
type Picture = z.infer<typeof pictureSchema>;

const albumSchema = z.object({ name: words, description: words, photos: z.array(z.unknown()) });
const postSchema = z.object({ title: words, data: z.array(z.object({ post: words })).catch([]) });

interface Listed {
  readonly picture: Picture;
  readonly words: string;
}

/** Deeper than any list of theirs. */
const DEEPEST = 24;

/** Pictures anywhere inside, with the words of the post that they stand in. */
function* picturesIn(content: unknown, said: string, isPosts: boolean, depth = 0): Generator<Listed> {
  if (typeof content !== 'object' || content === null || depth > DEEPEST) return;
  const picture = pictureSchema.safeParse(content).data;
  if (picture) {
    yield { picture, words: picture.description || (isPosts ? picture.title : '') || said };
    return;
  }
  const post = Array.isArray(content) ? undefined : postSchema.safeParse(content).data;
  const written = post?.data.find(({ post: one }) => one !== '')?.post || (isPosts && post?.title) || said;
  for (const part of Object.values(content)) yield* picturesIn(part, written, isPosts, depth + 1);
}

function factsOf({ picture, words: said }: Listed): GivenFacts {
  const { photo_metadata: photo, video_metadata: video } = picture.media_metadata ?? {};
  const [camera] = (photo ?? video)?.exif_data ?? [];
  return {
    ...nothingGiven,
    date: camera?.taken_timestamp
      ? { told: 'instant', instant: camera.taken_timestamp * 1000 }
      : { told: 'arrival', instant: picture.creation_timestamp * 1000 },
    place: camera ? placeAt(camera.latitude, camera.longitude) : null,
    caption: captionOf(said),
  };
}

export function namesPictures(content: unknown): boolean {
  return !picturesIn(content, '', false).next().done;
}

/** What is sent between people lies in a folder of its own. */
const conversations = /(?:^|\/)messages\//i;

function albumOf({ path }: ArchiveFile, content: unknown): AlbumDescription | null {
  const album = albumSchema.safeParse(content).data;
  if (conversations.test(path)) {
    const title = z.object({ title: words }).safeParse(content).data?.title || nameOf(folderOf(path));
    return { key: folderOf(path), title, description: '', origin: { is: 'conversation' } };
  }
  if (!album?.name) return null;
  return { key: path, title: album.name, description: captionOf(album.description), origin: { is: 'album' } };
}

/** The file of a list, wherever the archive's own folder was put. */
function findByEnd(files: readonly ArchiveFile[]): (uri: string) => ArchiveFile | null {
  const byName = Map.groupBy(files, ({ path }) => nameOf(path));
  return (uri) =>
    byName.get(nameOf(uri.normalize('NFC')))?.find(({ path }) => path === uri || path.endsWith(`/${uri}`)) ??
    null;
}

export async function readFacebook(kind: 'facebook' | 'instagram', archive: Archive): Promise<ImportPlan> {
  const findings = createFindings(archive);
  const media = archive.files.filter(({ path }) => isMediaName(path));
  const find = findByEnd(media);
  const albums = new Map<string, AlbumDescription>();
  const found = new Map<ArchiveFile, FoundItem>();
  for (const [file, content] of await readJson(archive, archive.files.filter(isJson), findings)) {
    const album = albumOf(file, content);
    for (const listed of picturesIn(content, '', kind === 'instagram')) {
      const picture = find(listed.picture.uri);
      if (!picture) {
        if (!/^https?:/i.test(listed.picture.uri)) findings.add('picture-missing', listed.picture.uri);
        continue;
      }
      if (album) albums.set(album.key, album);
      const before = found.get(picture);
      const facts = factsOf(listed);
      found.set(picture, {
        albums: [...new Set([...(before?.albums ?? []), ...(album ? [album.key] : [])])],
        item: {
          file: picture,
          fileName: nameOf(picture.path),
          role: 'original',
          belongsTo: null,
          standing: 'shown',
          facts: before
            ? { ...facts, ...before.item.facts, caption: before.item.facts.caption || facts.caption }
            : facts,
        },
      });
    }
  }
  findings.add(
    'picture-without-sidecar',
    ...media.filter((file) => !found.has(file)).map(({ path }) => path),
  );
  return composePlan(kind, [...albums.values()], [...found.values()], findings);
}
