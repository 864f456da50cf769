import { expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { findInterviewAlbum } from './interviewAlbum.ts';

const owner = userIdSchema.parse('owner');

async function missingAmong(albums: Parameters<typeof findInterviewAlbum>[1]) {
  const found = await findInterviewAlbum(owner, albums);
  if (!('missing' in found)) throw new Error('It stands already');
  return found.missing;
}

test('every device of an owner makes the same album for the interview, and other owners another', async () => {
  const first = await missingAmong([]);
  expect(await missingAmong([])).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await findInterviewAlbum(userIdSchema.parse('another'), [])).not.toEqual({ missing: first });
});

test('the album is known again under whatever name, and nothing is recorded into the trash', async () => {
  const first = await missingAmong([]);
  const album = { id: first, title: 'Grandpa talks', trashedAt: null };
  expect(await findInterviewAlbum(owner, [album])).toBe(album);
  const next = await missingAmong([{ ...album, trashedAt: new Date() }]);
  expect(next).not.toBe(first);
});
