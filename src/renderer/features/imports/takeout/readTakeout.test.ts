import { expect, test } from 'vitest';
import { type TestFiles, zipArchive } from '../archive.testing.ts';
import { peopleNamed, plannedItems } from '../importPlan.ts';
import { readArchive } from '../readArchive.ts';

const said = (title: string, more: object = {}) => ({
  title,
  photoTakenTime: { timestamp: '1563120202' },
  ...more,
});

async function plan(...parts: readonly TestFiles[]) {
  const read = await readArchive(await zipArchive(...parts));
  const byName = new Map(plannedItems(read).map((item) => [item.file.path.split('/').at(-1), item]));
  const found = (kind: string) => read.findings.find((finding) => finding.kind === kind)?.paths ?? [];
  return { read, byName, found };
}

const year = 'Takeout/Google Photos/Photos from 2019';

test('sidecars are found whatever their age, their number and where their name was clipped', async () => {
  const long = 'a'.repeat(46);
  const { byName, found } = await plan({
    [`${year}/old.jpg`]: '1',
    [`${year}/old.jpg.json`]: said('old.jpg', { description: 'old' }),
    [`${year}/new.jpg`]: '2',
    [`${year}/new.jpg.supplemental-metadata.json`]: said('new.jpg', { description: 'new' }),
    [`${year}/new(1).jpg`]: '3',
    [`${year}/new.jpg.supplemental-metadata(1).json`]: said('new.jpg', { description: 'second' }),
    [`${year}/rare(2).jpg`]: '4',
    [`${year}/rare(2).jpg.supplemental-metadata.json`]: said('rare.jpg', { description: 'rare' }),
    [`${year}/clipped.jpg`]: '5',
    [`${year}/clipped.jpg.s.json`]: said('clipped.jpg', { description: 'clipped' }),
    [`${year}/dot.jpg`]: '6',
    [`${year}/dot.jpg..json`]: said('dot.jpg', { description: 'dot' }),
    [`${year}/${long}b.jpg`]: '7',
    [`${year}/${long}.json`]: said(`${long}bcdefgh.jpg`, { description: 'long' }),
  });
  const captions = [...byName.values()].map(({ facts }) => facts.caption);
  expect(captions).toEqual(['old', 'new', 'second', 'rare', 'clipped', 'dot', 'long']);
  expect(byName.get(`${long}b.jpg`)?.fileName).toBe(`${long}bcdefgh.jpg`);
  expect(found('picture-without-sidecar')).toEqual([]);
});

test('nobody is guessed at where two pictures may be meant', async () => {
  const long = 'b'.repeat(46);
  const { byName, found } = await plan({
    [`${year}/${long}1.jpg`]: '1',
    [`${year}/${long}2.jpg`]: '2',
    [`${year}/${long}.json`]: said('something else', { description: 'whose?' }),
  });
  expect([...byName.values()].map(({ facts }) => facts.caption)).toEqual(['', '']);
  expect(found('sidecar-ambiguous')).toHaveLength(2);
});

test('edited copies and the films of motion photos speak through their original', async () => {
  const { byName } = await plan({
    [`${year}/a.jpg`]: '1',
    [`${year}/a.jpg.json`]: said('a.jpg', { favorited: true }),
    [`${year}/a-modifié.jpg`]: '2',
    [`${year}/PXL_1.MP.jpg`]: '3',
    [`${year}/PXL_1.MP`]: '4',
    [`${year}/PXL_1.MP.jpg.supplemental-metadata.json`]: said('PXL_1.MP.jpg'),
  });
  expect(byName.get('a-modifié.jpg')).toMatchObject({ role: 'edited', belongsTo: `${year}/a.jpg` });
  expect(byName.get('a-modifié.jpg')?.facts.isFavourite).toBe(true);
  expect(byName.get('PXL_1.MP')).toMatchObject({ role: 'film', belongsTo: `${year}/PXL_1.MP.jpg` });
});

test('a picture in one part and its sidecar in another are one; the same picture of two folders is one item', async () => {
  const album = 'Takeout/Google Photos/Ferien_';
  const { read, found } = await plan(
    {
      [`${year}/a.jpg`]: 'same',
      [`${album}/a.jpg`]: 'same',
      [`${album}/metadata.json`]: { title: 'Ferien?' },
    },
    {
      [`${year}/a.jpg.json`]: said('a.jpg'),
      [`${album}/a.jpg.json`]: said('a.jpg', {
        people: [{ name: 'Rose' }, {}],
        geoData: { latitude: 0, longitude: 0 },
        geoDataExif: { latitude: 48.8, longitude: -2.3 },
      }),
    },
  );
  expect(read.kind).toBe('google-takeout');
  expect(read.albums.map(({ title, items }) => [title, items.length])).toEqual([['Ferien?', 1]]);
  expect([...peopleNamed(read)]).toEqual([['Rose', 1]]);
  expect(plannedItems(read)[0]?.facts.place).toEqual({ latitude: 48.8, longitude: -2.3 });
  expect(found('picture-without-sidecar')).toEqual([]);
});

test('albums are known by their content, with the titles people gave them, and untitled ones are none', async () => {
  const { read, found } = await plan({
    'Takeout/Fotos/Fotos von 2019/a.jpg': '1',
    'Takeout/Fotos/Fotos von 2019/a.jpg.json': said('a.jpg'),
    'Takeout/Fotos/One/b.jpg': '22',
    'Takeout/Fotos/One/b.jpg.json': said('b.jpg'),
    'Takeout/Fotos/One/Metadaten.json': { title: 'Sommer', sharedAlbumComments: [{ text: 'Schön' }] },
    'Takeout/Fotos/Two/c.jpg': '333',
    'Takeout/Fotos/Two/c.jpg.json': said('c.jpg'),
    'Takeout/Fotos/Two/Metadaten.json': { albumData: { title: 'Sommer' } },
    'Takeout/Fotos/Untitled(1)/d.jpg': '4444',
    'Takeout/Fotos/Untitled(1)/d.jpg.json': said('d.jpg', { trashed: true }),
    'Takeout/Fotos/Untitled(1)/Metadaten.json': { title: '' },
    'Takeout/Drive/e.pdf': '5',
  });
  expect(read.albums.map(({ title, origin, items }) => [title || origin, items.length])).toEqual([
    ['Sommer', 1],
    ['Sommer', 1],
    [{ is: 'year', year: 2019 }, 2],
  ]);
  expect(plannedItems(read).map(({ standing }) => standing)).toContain('trashed');
  expect(found('comments-left-behind')).toEqual(['Takeout/Fotos/One/Metadaten.json']);
});

test('a damaged part takes nothing from the others', async () => {
  const { openZips } = await import('../archive/openZips.ts');
  const archive = await openZips([{ name: 'torn.zip', content: new Blob(['PK torn']) }]);
  expect((await readArchive(archive)).findings).toEqual([{ kind: 'part-damaged', paths: ['torn.zip'] }]);
});
