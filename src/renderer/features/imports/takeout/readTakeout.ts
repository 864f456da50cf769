/** A Google Takeout: every folder of every part, pictures with their sidecars, albums by what stands in their JSON. */
import { type Archive, type ArchiveFile, byFolder, folderOf, nameOf } from '../archive/archiveFile.ts';
import { type AlbumDescription, composePlan, type FoundItem } from '../composePlan.ts';
import { createFindings, type Findings } from '../findings.ts';
import { nothingGiven } from '../givenFacts.ts';
import type { ImportPlan, PlannedItem } from '../importPlan.ts';
import { isMediaName } from '../mediaNames.ts';
import { type GoogleSidecar, readGoogleAlbum, readGoogleSidecar } from '../sidecars/googleSidecar.ts';
import { isJson, readJson } from '../sidecars/readJson.ts';
import { groupByStem, groupStills, originalOf, stillOf } from './editedNames.ts';
import { matchSidecars } from './matchSidecars.ts';

interface FolderSidecar extends GoogleSidecar {
  readonly name: string;
  readonly path: string;
}

/** Of the account, in every language under these names; they speak of no picture. */
const accountFiles =
  /^(?:print-subscriptions|user-generated-memory-titles|shared_album_comments|archive_browser)/i;

/** `Photos from 2019`, `Fotos von 2019`, `2019年の写真`: a folder of everything, in whatever language. */
const yearFolders =
  /^(?:(?:photos|fotos|foto[’']?s|foto|zdjęcia|foton|billeder|bilder|kuvat|фотографии|фото)\s+\S{1,5}\s+(?:19|20)\d\d|(?:19|20)\d\d\s?\S{0,2}の写真)$/i;

/** What Google calls an album that nobody named. */
const untitled =
  /^(?:|untitled|sans titre|ohne titel|unbenannt|sin título|senza titolo|sem título|naamloos|bez nazwy|namnlös[at]?|без названия|無題)(?:\(\d+\))?$/i;

interface Folder {
  readonly path: string;
  readonly media: readonly ArchiveFile[];
  readonly sidecars: readonly FolderSidecar[];
  readonly album: AlbumDescription | null;
}

function describeFolder(
  path: string,
  files: readonly ArchiveFile[],
  contents: ReadonlyMap<ArchiveFile, unknown>,
  findings: Findings,
): Folder {
  const sidecars: FolderSidecar[] = [];
  let album: AlbumDescription | null = null;
  for (const file of files.filter(isJson)) {
    const [name, content] = [nameOf(file.path), contents.get(file)];
    const sidecar = readGoogleSidecar(content, 'photoTakenTime');
    const read = sidecar || accountFiles.test(name) ? null : readGoogleAlbum(content);
    if (sidecar) sidecars.push({ ...sidecar, name, path: file.path });
    else if (read) album = { key: path, ...read, origin: { is: 'album' } };
    else if (content !== undefined && !accountFiles.test(name)) findings.add('not-understood', file.path);
    const hasComments = sidecar?.hasComments || read?.hasComments || /^shared_album_comments/i.test(name);
    if (hasComments) findings.add('comments-left-behind', file.path);
  }
  const isNoise = album && (untitled.test(album.title) || yearFolders.test(album.title));
  return {
    path,
    media: files.filter((file) => isMediaName(nameOf(file.path))),
    sidecars,
    album: isNoise ? null : album,
  };
}

/** Without a JSON of its own: a year's folder, the trash and the archive, or an album whose JSON is in a part that is missing. */
function isUnnamedAlbum({ path, album, media, sidecars }: Folder): boolean {
  const isKept = sidecars.some(({ standing }) => standing === 'shown');
  const name = nameOf(path);
  return (
    album === null &&
    media.length > 0 &&
    isKept &&
    !untitled.test(name) &&
    !/(?:19|20)\d\d\D{0,4}$/.test(name)
  );
}

function planFolder(folder: Folder, albums: readonly string[], findings: Findings): readonly FoundItem[] {
  const names = folder.media.map(({ path }) => nameOf(path));
  const { sidecars, ambiguous, unmatched } = matchSidecars(names, folder.sidecars);
  const pathOf = (name: string) => (folder.path === '' ? name : `${folder.path}/${name}`);
  findings.add('sidecar-ambiguous', ...ambiguous.map(pathOf));
  findings.add('sidecar-without-picture', ...unmatched.map(({ path }) => path));
  const [stems, stills] = [groupByStem(names), groupStills(names)];
  return folder.media.map((file): FoundItem => {
    const name = nameOf(file.path);
    const own = sidecars.get(name);
    const edited = own ? null : originalOf(name, stems);
    const filmed = own || edited ? null : stillOf(name, stills);
    const belongsTo = edited ?? filmed;
    const said = own ?? (belongsTo === null ? undefined : sidecars.get(belongsTo));
    if (!said && !ambiguous.includes(name)) findings.add('picture-without-sidecar', file.path);
    const item: PlannedItem = {
      file,
      fileName: own?.title || name,
      role: edited ? 'edited' : filmed ? 'film' : 'original',
      belongsTo: belongsTo === null ? null : pathOf(belongsTo),
      standing: said?.standing ?? 'shown',
      facts: said?.facts ?? nothingGiven,
    };
    return { item, albums };
  });
}

/** Nothing outside of the folders that hold pictures' sidecars, or their neighbours, is of Google Photos. */
function photosFolders(contents: ReadonlyMap<ArchiveFile, unknown>): ReadonlySet<string> {
  const roots = [...contents].flatMap(([{ path }, content]) =>
    readGoogleSidecar(content, 'photoTakenTime') ? [folderOf(folderOf(path))] : [],
  );
  return new Set(roots);
}

export async function readTakeout(archive: Archive): Promise<ImportPlan> {
  const findings = createFindings(archive);
  const contents = await readJson(archive, archive.files.filter(isJson), findings);
  const roots = photosFolders(contents);
  const folders = [...byFolder(archive.files)]
    .filter(([path]) => roots.has(folderOf(path)))
    .map(([path, files]) => describeFolder(path, files, contents, findings));
  const albums: AlbumDescription[] = [];
  const found = folders.flatMap((folder) => {
    const named = folder.album;
    const isDoubtful = isUnnamedAlbum(folder);
    if (isDoubtful) findings.add('album-title-doubtful', folder.path);
    const album = named ?? (isDoubtful ? albumNamedAfter(folder.path) : null);
    if (album) albums.push(album);
    return planFolder(folder, album ? [album.key] : [], findings);
  });
  for (const { path } of archive.files) {
    const isOfPhotos = roots.has(folderOf(folderOf(path)));
    if (isOfPhotos && !isMediaName(nameOf(path)) && !/\.(?:json|html)$/i.test(path))
      findings.add('not-understood', path);
  }
  return composePlan('google-takeout', albums, found, findings);
}

function albumNamedAfter(path: string): AlbumDescription {
  return { key: path, title: nameOf(path), description: '', origin: { is: 'album' } };
}
