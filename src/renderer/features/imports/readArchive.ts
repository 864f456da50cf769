/** Which program an archive is of, by what is in it and never by its name, and the plan that its reader makes. */
import type { Archive, ArchiveFile } from './archive/archiveFile.ts';
import { folderOf, nameOf } from './archive/archiveFile.ts';
import { namesPictures, readFacebook } from './facebook/readFacebook.ts';
import type { ArchiveKind, ImportPlan } from './importPlan.ts';
import { readFolders, readImmichSidecar } from './others/readFolders.ts';
import { readGoogleSidecar } from './sidecars/googleSidecar.ts';
import { isJson } from './sidecars/readJson.ts';
import { readTakeout } from './takeout/readTakeout.ts';

/** As many sidecars as tell what all are, taken evenly from the whole. */
const SAMPLE = 60;

function sampleOf(files: readonly ArchiveFile[]): readonly ArchiveFile[] {
  const step = Math.max(1, files.length / SAMPLE);
  const places = Array.from({ length: Math.min(SAMPLE, files.length) }, (_, place) =>
    Math.floor(place * step),
  );
  return places.flatMap((place) => files[place] ?? []);
}

const isOfInstagram = (path: string) =>
  /(?:^|\/)(?:your_instagram_activity|ig_|instagram)|(?:^|\/)media\/(?:posts|stories|reels)\//i.test(path);

function kindOf({ path }: ArchiveFile, text: string): ArchiveKind | null {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  if (nameOf(folderOf(path)) === 'metadata' && readGoogleSidecar(content, 'creationTime')) return 'ente';
  if (readGoogleSidecar(content, 'photoTakenTime')) return 'google-takeout';
  if (readImmichSidecar(content)) return 'immich';
  if (!namesPictures(content)) return null;
  return isOfInstagram(path) || /"ig_|"uri": ?"media\\?\/(?:posts|stories|reels)/.test(text)
    ? 'instagram'
    : 'facebook';
}

/** The kind that most of the sidecars are of. */
export async function recogniseArchive(archive: Archive): Promise<ArchiveKind> {
  const counts = new Map<ArchiveKind, number>();
  for await (const [file, text] of archive.readTexts(sampleOf(archive.files.filter(isJson)))) {
    const kind = text === null ? null : kindOf(file, text);
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (most) return most[0];
  const isApples = ({ path }: ArchiveFile) => /\.aae$|(?:^|\/)IMG_E\d{4,}\.[^/]*$/i.test(path);
  return archive.files.some(isApples) ? 'apple-photos' : 'folder';
}

/** Never rejects for what stands in the archive: that is told in the plan's findings. */
export async function readArchive(archive: Archive): Promise<ImportPlan> {
  const kind = await recogniseArchive(archive);
  switch (kind) {
    case 'google-takeout':
      return readTakeout(archive);
    case 'facebook':
    case 'instagram':
      return readFacebook(kind, archive);
    default:
      return readFolders(kind, archive);
  }
}
