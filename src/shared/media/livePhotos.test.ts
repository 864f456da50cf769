import { expect, test } from 'vitest';
import { filmsOfStills, hideFilms, liveNameOf, takeOut } from './livePhotos.ts';

const item = (id: string, kind: string, livePhotoId: string | null = null, albumId = 'beach') => ({
  id,
  kind,
  livePhotoId,
  albumId,
});
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join();

const still = item('still', 'photo', 'A');
const film = item('film', 'video', 'A');
const plain = [item('photo', 'photo'), item('video', 'video')];

test('a film is hidden by the still of its moment in its own album, and by no other', () => {
  expect(idsOf(hideFilms([film, still, ...plain]))).toBe('still,photo,video');
  expect(idsOf(hideFilms([film, item('other', 'photo', 'B'), ...plain]))).toBe('film,other,photo,video');
  expect(idsOf(hideFilms([film, { ...still, albumId: 'elsewhere' }]))).toBe('film,still');
});

test('the film that a still shows is found by the still', () => {
  expect([...filmsOfStills([film, { ...film, id: 'copy' }, still, ...plain]).values()]).toEqual([film]);
  expect(filmsOfStills([film, ...plain]).size).toBe(0);
});

test('a still that leaves takes its film, unless another still shows it', () => {
  expect(idsOf(takeOut([film, still, ...plain], new Set(['still'])))).toBe('photo,video');
  const other = { ...still, id: 'other' };
  expect(idsOf(takeOut([film, still, other], new Set(['still'])))).toBe('film,other');
  expect(idsOf(takeOut([film, still], new Set(['film'])))).toBe('still');
});

test('only a still and a film have a name in common, within one album', () => {
  expect(liveNameOf(still)).toBe(liveNameOf(film));
  expect(liveNameOf(item('away', 'photo', 'A', 'elsewhere'))).not.toBe(liveNameOf(film));
  expect(liveNameOf(item('sound', 'audio', 'A'))).toBeNull();
  expect(liveNameOf(item('photo', 'photo'))).toBeNull();
});

test('each of several stills has the film of its own moment', () => {
  const others = [item('still 2', 'photo', 'B'), item('film 2', 'video', 'B')];
  const films = filmsOfStills([still, film, ...others, ...plain]);
  expect([...films].map(([name, { id }]) => `${name}: ${id}`).sort()).toEqual([
    'beach A: film',
    'beach B: film 2',
  ]);
});

test('a film stays when it is not its still that leaves', () => {
  expect(idsOf(takeOut([film, still, ...plain], new Set(['photo'])))).toBe('film,still,video');
});
