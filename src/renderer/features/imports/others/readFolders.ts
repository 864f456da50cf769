/**
 * Folders of pictures with a sidecar beside them: Apple Photos' export, an Immich archive, Ente's, and what any program left.
 * A folder is an album, unless the sidecars name albums themselves.
 */
import { z } from 'zod';
import { parseCameraDate } from '#shared/media/cameraDate.ts';
import { type Archive, type ArchiveFile, byFolder, folderOf, nameOf } from '../archive/archiveFile.ts';
import { type AlbumDescription, composePlan, type FoundItem } from '../composePlan.ts';
import { createFindings, type Findings } from '../findings.ts';
import { captionOf, type GivenFacts, joinFacts, nothingGiven, placeAt } from '../givenFacts.ts';
import type { ArchiveKind, ImportPlan, PlannedItem, Standing } from '../importPlan.ts';
import { extensionOf, foldName, isFilmName, isMediaName, isStillName, stemOf } from '../mediaNames.ts';
import { readGoogleSidecar } from '../sidecars/googleSidecar.ts';
import { isJson, readJson } from '../sidecars/readJson.ts';
import { readXmp } from '../sidecars/readXmp.ts';

interface Said {
  readonly facts: GivenFacts;
  readonly standing: Standing;
  /** Titles; null where the sidecar leaves it to the folder. */
  readonly albums: readonly string[] | null;
}

const text = z.string().catch('');
const flag = z.boolean().catch(false);

/** What immich-go writes beside a picture. */
const immichSchema = z.object({
  fileName: z.string(),
  dateTaken: z.string().optional().catch(undefined),
  description: text,
  latitude: z.number().catch(0),
  longitude: z.number().catch(0),
  albums: z.array(z.object({ title: z.string().trim().min(1) })).catch([]),
  rating: z.number().catch(0),
  favorited: flag,
  archived: flag,
  trashed: flag,
  fromPartner: flag,
});

export function readImmichSidecar(content: unknown): Said | null {
  const read = immichSchema.safeParse(content).data;
  if (!read) return null;
  const date = parseCameraDate(read.dateTaken);
  // `Z` is written when the zone is not known.
  const instant = date?.takenAtOffsetMinutes === 0 ? Date.parse(read.dateTaken ?? '') : Number.NaN;
  return {
    facts: {
      ...nothingGiven,
      date: Number.isNaN(instant) ? date && { told: 'clock', ...date } : { told: 'instant', instant },
      place: placeAt(read.latitude, read.longitude),
      caption: captionOf(read.description),
      isFavourite: read.favorited,
    },
    standing: read.trashed
      ? 'trashed'
      : read.fromPartner
        ? 'from-partner'
        : read.archived
          ? 'archived'
          : 'shown',
    albums: read.albums.map(({ title }) => title),
  };
}

function readEnteSidecar(path: string, content: unknown): Said | null {
  if (nameOf(folderOf(path)) !== 'metadata') return null;
  const read = readGoogleSidecar(content, 'creationTime');
  return read && { facts: read.facts, standing: read.standing, albums: null };
}

const isXmp = ({ path }: ArchiveFile) => /\.xmp$/i.test(path);
/** Edits that only Apple's programs can apply, and what programs keep for themselves. */
const silent = /\.(?:aae|html?|css|js|txt|csv|plist|db|ini|thm|ithmb)$/i;

async function readSidecars(archive: Archive, findings: Findings): Promise<ReadonlyMap<string, Said>> {
  const said = new Map<string, Said>();
  for (const [{ path }, content] of await readJson(archive, archive.files.filter(isJson), findings)) {
    const read = readEnteSidecar(path, content) ?? readImmichSidecar(content);
    if (read) said.set(foldName(path), read);
    else if (nameOf(path) !== 'export_status.json') findings.add('not-understood', path);
  }
  for await (const [{ path }, content] of archive.readTexts(archive.files.filter(isXmp))) {
    const facts = content === null ? null : readXmp(content);
    if (facts) said.set(foldName(path), { facts, standing: 'shown', albums: null });
    else findings.add('sidecar-damaged', path);
  }
  return said;
}

/** `a.jpg.xmp` before `a.xmp`; what an XMP says before what a JSON does. */
function sidecarPaths(path: string): readonly string[] {
  const [folder, name] = [folderOf(path), nameOf(path)];
  const at = (one: string) => foldName(folder === '' ? one : `${folder}/${one}`);
  return [at(`${name}.xmp`), at(`${stemOf(name)}.xmp`), at(`${name}.json`), at(`metadata/${name}.json`)];
}

/** Apple's `IMG_E1234` was made of `IMG_1234`; osxphotos writes `_edited` behind. */
function editedFrom(stem: string): string | null {
  const apple = /^(img_)e(\d{4,})$/i.exec(stem);
  if (apple) return foldName(`${apple[1]}${apple[2]}`);
  return /_edited$/i.test(stem) ? foldName(stem.replace(/_edited$/i, '')) : null;
}

function relationOf(name: string, byStem: ReadonlyMap<string, readonly string[]>) {
  const edited = byStem.get(editedFrom(stemOf(name)) ?? '')?.[0];
  if (edited) return { role: 'edited' as const, belongsTo: edited };
  const still = isFilmName(name) ? byStem.get(foldName(stemOf(name)))?.find(isStillName) : undefined;
  return still ? { role: 'film' as const, belongsTo: still } : { role: 'original' as const, belongsTo: null };
}

/** Folders that say nothing but when, as archives are arranged: `2019`, `2019-07`. */
const dateFolder = /^(?:1[89]|20)\d\d(?:[-_ ]?\d\d){0,2}$/;

function planFile(
  file: ArchiveFile,
  neighbours: ReadonlyMap<string, readonly string[]>,
  said: ReadonlyMap<string, Said>,
) {
  const name = nameOf(file.path);
  const relation = relationOf(name, neighbours);
  const inFolder = (one: string) => `${folderOf(file.path)}/${one}`.replace(/^\//, '');
  const own = sidecarPaths(file.path).flatMap((path) => said.get(path) ?? []);
  const lent =
    relation.belongsTo === null
      ? []
      : sidecarPaths(inFolder(relation.belongsTo)).flatMap((path) => said.get(path) ?? []);
  const speaking = own.length > 0 ? own : lent;
  const item: PlannedItem = {
    file,
    fileName: name,
    role: relation.role,
    belongsTo: relation.belongsTo && inFolder(relation.belongsTo),
    standing: speaking.find(({ standing }) => standing !== 'shown')?.standing ?? 'shown',
    facts: joinFacts(...speaking.map(({ facts }) => facts)),
  };
  return { item, named: speaking.find(({ albums }) => albums !== null)?.albums ?? null };
}

export async function readFolders(
  kind: Extract<ArchiveKind, 'apple-photos' | 'immich' | 'ente' | 'folder'>,
  archive: Archive,
): Promise<ImportPlan> {
  const findings = createFindings(archive);
  const said = await readSidecars(archive, findings);
  const albums = new Map<string, AlbumDescription>();
  const found: FoundItem[] = [];
  const spoken = new Set<string>();
  for (const [folder, files] of byFolder(archive.files)) {
    const media = files.filter(({ path }) => isMediaName(nameOf(path)));
    const neighbours = Map.groupBy(
      media.map(({ path }) => nameOf(path)),
      (name) => foldName(stemOf(name)),
    );
    for (const file of media) {
      const { item, named } = planFile(file, neighbours, said);
      for (const path of sidecarPaths(file.path)) spoken.add(path);
      const title = nameOf(folder);
      const own = title === '' || dateFolder.test(title) ? [] : [{ key: folder, title }];
      const keys = named ? named.map((one) => ({ key: `album/${one}`, title: one })) : own;
      for (const one of keys) albums.set(one.key, { ...one, description: '', origin: { is: 'album' } });
      found.push({ item, albums: keys.map(({ key }) => key) });
    }
  }
  for (const file of archive.files) {
    if (said.has(foldName(file.path)) && !spoken.has(foldName(file.path)))
      findings.add('sidecar-without-picture', file.path);
    const isKnown =
      isMediaName(file.path) || isJson(file) || isXmp(file) || silent.test(extensionOf(nameOf(file.path)));
    if (!isKnown) findings.add('not-understood', file.path);
  }
  return composePlan(kind, [...albums.values()], found, findings);
}
