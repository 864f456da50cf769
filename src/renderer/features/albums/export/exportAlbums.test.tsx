import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { archivePaths } from '#features/media/index.ts';
import { albumSchema } from '#shared/domain/album.ts';
import type { ExportedAlbum } from '#shared/domain/exportedAlbum.ts';
import { mediaItemSchema } from '#shared/domain/mediaItem.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';
import { AlbumSections } from './AlbumSections.tsx';
import { describeAlbums, type HeldAlbum } from './describeAlbums.ts';
import { writeAlbumSite } from './saveAlbumSite.tsx';

const dates = { createdAt: new Date(0), updatedAt: new Date(0) };
const album = albumSchema.parse({ id: 'a1', ownerId: 'u1', title: 'Letters: 1', position: 0, ...dates });
const facts = { ownerId: 'u1', albumId: 'a1', state: 'ready', takenAt: '2019-07-14T16:00:00.000Z', ...dates };
const body = [
  { kind: 'paragraph' as const, spans: [{ text: 'Dear ' }, { text: 'Lucie', bold: true as const }] },
];
const letter = (id: string) =>
  mediaItemSchema.parse({
    ...facts,
    id,
    kind: 'letter',
    title: 'To Lucie?',
    body,
    byteCount: 9,
    revision: 1,
    takenAtSource: 'writing',
  });
const photo = mediaItemSchema.parse({
  ...facts,
  id: 'p1',
  kind: 'photo',
  contentType: 'image/jpeg',
  fileName: 'lake.jpg',
  byteCount: 5,
  sha256: 'a'.repeat(64),
  storagePath: 'users/u1/media/p1/original',
  takenAtSource: 'exif',
});

async function describe(albums: readonly HeldAlbum[]) {
  const { files, compose } = await describeAlbums(albums, 'en');
  const composeWithout = (missing: readonly string[]) =>
    compose(archivePaths(files).map((path) => ({ path, isPresent: !missing.includes(path) })));
  return { files, composeWithout };
}

function draw(albums: readonly ExportedAlbum[], language: 'en' | 'fr'): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <AlbumSections albums={albums} />
    </LanguageProvider>,
  );
}

test('an export holds letters as pages beside the originals, and word for word as data', async () => {
  const items = [letter('l2'), photo, letter('l1')];
  const described = await describe([{ album, items }]);
  const [first, second] = described.files;
  expect(first).toMatchObject({ fileName: 'lake.jpg', storagePath: 'users/u1/media/p1/original' });
  expect(second).toMatchObject({
    fileName: 'To Lucie?.html',
    text: expect.stringContaining('<strong>Lucie</strong>'),
  });

  const missing = ['albums/Letters_ 1/lake.jpg'];
  const content = described.composeWithout(missing);
  expect(content[0]?.items).toEqual([
    expect.objectContaining({ kind: 'photo', path: missing[0], isPresent: false }),
    expect.objectContaining({
      id: 'l1',
      kind: 'letter',
      title: 'To Lucie?',
      body,
      path: 'albums/Letters_ 1/To Lucie_.html',
    }),
    expect.objectContaining({ id: 'l2', kind: 'letter', path: 'albums/Letters_ 1/To Lucie_ (2).html' }),
  ]);
});

test('an export brings a preview of what no browser draws, and names it only when it came', async () => {
  const thumbnails = {
    small: 'users/u1/media/p1/thumbnail-small',
    large: 'users/u1/media/p1/thumbnail-large',
  };
  const file = (part: object) => mediaItemSchema.parse({ ...photo, thumbnails, ...part });
  const items = [
    file({ fileName: 'lake.jpg' }),
    file({ id: 'p2', fileName: 'lake.heic', contentType: 'image/heic' }),
    file({ id: 'p3', fileName: 'lake.heic', contentType: 'image/heic' }),
    file({ id: 'p4', fileName: 'old.avi', kind: 'video', contentType: 'video/x-msvideo' }),
    file({ id: 'p5', fileName: 'half.jpg', damage: 'truncated' }),
    file({ id: 'p6', fileName: 'none.heic', contentType: 'image/heic', thumbnails: {} }),
  ];
  const described = await describe([{ album, items }]);
  const previews = described.files.slice(items.length);
  expect(previews).toHaveLength(4);
  expect(previews[0]).toMatchObject({ previewPath: thumbnails.large, folder: 'previews/Letters_ 1' });

  const missing = ['previews/Letters_ 1/old.avi.jpg'];
  const content = described.composeWithout(missing);
  expect(content[0]?.items).toMatchObject([
    { fileName: 'half.jpg', previewPath: 'previews/Letters_ 1/half.jpg.jpg' },
    { path: 'albums/Letters_ 1/lake.heic', previewPath: 'previews/Letters_ 1/lake.heic.jpg' },
    { path: 'albums/Letters_ 1/lake (2).heic', previewPath: 'previews/Letters_ 1/lake.heic (2).jpg' },
    { fileName: 'lake.jpg', previewPath: null },
    { fileName: 'none.heic', previewPath: null },
    { fileName: 'old.avi', isPresent: true, previewPath: null },
  ]);
});

test('an export holds what has one date in the order of its names, as the album shows it', async () => {
  const scans = ['scan 10.jpg', 'scan 2.jpg', 'scan 1.jpg'].map((fileName, index) =>
    mediaItemSchema.parse({ ...photo, id: `p${index}`, fileName }),
  );
  const { files } = await describe([{ album, items: scans }]);
  expect(files.map(({ fileName }) => fileName)).toEqual(['scan 1.jpg', 'scan 2.jpg', 'scan 10.jpg']);
});

test('an export says the date an item came with beside the one its owner gave it, as data and on the page', async () => {
  const recordedDate = { takenAt: '1998-08-03T14:05:09', takenAtOffsetMinutes: 120, takenAtSource: 'exif' };
  const redated = mediaItemSchema.parse({
    ...photo,
    takenAt: '1962-07-14T12:00:00',
    takenAtSource: 'person',
    recordedDate,
  });
  const described = await describe([{ album, items: [redated] }]);
  const content = described.composeWithout([]);
  expect(content[0]?.items[0]).toMatchObject({ takenAt: '1962-07-14T12:00:00', recordedDate });
  expect(draw(content, 'en')).toContain('14 July 1962 · when it was added: 3 August 1998 at 14:05');
  expect(draw(content, 'fr')).toContain('14 juillet 1962 · à l’ajout\u00a0: 3 août 1998 à 14:05');
});

test('an export says no time of a day alone', async () => {
  const recordedDate = {
    takenAt: '1998-08-03T12:00:00',
    takenAtOffsetMinutes: null,
    isTimeKnown: false,
    takenAtSource: 'name',
  };
  const day = mediaItemSchema.parse({
    ...photo,
    takenAt: '1962-07-14T12:00:00',
    isTimeKnown: false,
    recordedDate,
  });
  const described = await describe([{ album, items: [day] }]);
  const content = described.composeWithout([]);
  expect(content[0]?.items[0]).toMatchObject({ isTimeKnown: false, recordedDate });
  const page = draw(content, 'en');
  expect(page).toContain('14 July 1962 · when it was added: 3 August 1998');
  expect(page).not.toContain('12:00');
});

test('one album is a page of its own that fetches nothing, with its letters in it and its files beside it', async () => {
  const { composeWithout } = await describe([{ album, items: [photo, letter('l1')] }]);
  const page = writeAlbumSite(composeWithout([]), { savedAt: new Date(0), language: 'en' });
  expect(page).toMatch(/^<!doctype html><html lang="en">/);
  expect(page).toContain('<h1>Letters: 1</h1>');
  expect(page).toContain('1 January 1970');
  expect(page).toContain('src="albums/Letters_%201/lake.jpg"');
  expect(page).toContain('<strong>Lucie</strong>');
  expect(page).toContain('default-src &#x27;none&#x27;');
  expect(page).not.toMatch(/<script|https?:/);
});
