import { expect, test } from 'vitest';
import { zipArchive } from './archive.testing.ts';
import { plannedItems } from './importPlan.ts';
import { readArchive } from './readArchive.ts';

const xmp = (fields: string) =>
  `<?xml version="1.0"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">${fields}</rdf:Description></rdf:RDF></x:xmpmeta>`;

test('Apple Photos: what was given by hand stands in the XMP, edits and films join their original', async () => {
  const plan = await readArchive(
    await zipArchive({
      'Jardin/IMG_1234.HEIC': '1',
      'Jardin/IMG_1234.mov': '22',
      'Jardin/IMG_E1234.jpg': '333',
      'Jardin/IMG_1234.AAE': 'edits',
      'Jardin/IMG_1234.xmp': xmp(
        '<photoshop:DateCreated>1961-07-14T12:00:00+01:00</photoshop:DateCreated><exif:GPSLatitude>48.5</exif:GPSLatitude><exif:GPSLongitude>2.25</exif:GPSLongitude><exif:GPSLongitudeRef>W</exif:GPSLongitudeRef><dc:description><rdf:Alt><rdf:li xml:lang="x-default">Été</rdf:li></rdf:Alt></dc:description>',
      ),
    }),
  );
  expect(plan).toMatchObject({ kind: 'apple-photos', findings: [], albums: [{ title: 'Jardin' }] });
  const items = plannedItems(plan);
  expect(items.map(({ role }) => role)).toEqual(['original', 'film', 'edited']);
  for (const { facts } of items) {
    expect(facts).toMatchObject({
      date: { told: 'clock', takenAt: '1961-07-14T12:00:00', takenAtOffsetMinutes: 60 },
      place: { latitude: 48.5, longitude: -2.25 },
      caption: 'Été',
    });
  }
});

test('Immich: albums stand in the sidecars, folders of months are none', async () => {
  const plan = await readArchive(
    await zipArchive({
      '2019/2019-07/a.jpg': '1',
      '2019/2019-07/a.jpg.JSON': {
        fileName: 'a.jpg',
        dateTaken: '2019-07-14T18:03:22+02:00',
        albums: [{ title: 'Sea' }, { title: 'Family' }],
        favorited: true,
      },
    }),
  );
  expect(plan.kind).toBe('immich');
  expect(plan.albums.map(({ title }) => title)).toEqual(['Sea', 'Family']);
  expect(plannedItems(plan)).toMatchObject([
    { facts: { isFavourite: true, date: { takenAt: '2019-07-14T18:03:22' } } },
  ]);
});

test('Ente: the same file in two albums is one item, and a moment may be written as a number', async () => {
  const sidecar = { title: 'a.jpg', caption: 'Rose', creationTime: { timestamp: 1563120202 } };
  const plan = await readArchive(
    await zipArchive({
      'Sea/a.jpg': '1',
      'Sea/metadata/a.jpg.json': sidecar,
      'Home/a.jpg': '1',
      'Home/metadata/a.jpg.json': sidecar,
    }),
  );
  expect(plan.kind).toBe('ente');
  expect(plan.albums.map(({ title, items }) => [title, items.length])).toEqual([
    ['Sea', 1],
    ['Home', 1],
  ]);
  expect(plannedItems(plan)).toMatchObject([
    { facts: { caption: 'Rose', date: { told: 'instant', instant: 1563120202000 } } },
  ]);
});

test('Facebook: texts are mended, wherever the lists lie', async () => {
  const plan = await readArchive(
    await zipArchive({
      'facebook-rose/posts/album/0.json': {
        name: 'Ã\u0089tÃ©',
        photos: [
          { uri: 'posts/media/1.jpg', creation_timestamp: 1400000000, description: 'NoÃ«l' },
          { uri: 'posts/media/gone.jpg', creation_timestamp: 1400000000 },
        ],
      },
      'facebook-rose/posts/media/1.jpg': '1',
    }),
  );
  expect(plan).toMatchObject({ kind: 'facebook', albums: [{ title: 'Été' }] });
  expect(plannedItems(plan)).toMatchObject([{ facts: { caption: 'Noël', date: { told: 'arrival' } } }]);
  expect(plan.findings).toEqual([{ kind: 'picture-missing', paths: ['posts/media/gone.jpg'] }]);
});

test('Instagram: a post speaks for all its pictures', async () => {
  const plan = await readArchive(
    await zipArchive({
      'content/posts_1.json': [
        {
          title: 'Three of us',
          media: [
            { uri: 'media/posts/201907/1.jpg', creation_timestamp: 1563120202, title: '' },
            { uri: 'media/posts/201907/2.jpg', creation_timestamp: 1563120202, title: 'The sea' },
          ],
        },
      ],
      'media/posts/201907/1.jpg': '1',
      'media/posts/201907/2.jpg': '22',
    }),
  );
  expect(plan.kind).toBe('instagram');
  expect(plannedItems(plan).map(({ facts }) => facts.caption)).toEqual(['Three of us', 'The sea']);
});
