import { expect, test } from 'vitest';
import type { ExportContent } from '#features/catalogue/index.ts';
import { userProfileSchema } from '#shared/domain/userProfile.ts';
import { composeParts, writeExport } from './exportEverything.tsx';

const file = (fileName: string) => ({ fileName, takenAt: '2019-07-14T16:00:00', text: fileName });
const listing = (files: readonly string[]): ExportContent => ({
  files: files.map(file),
  compose: (places) => ({
    data: places,
    section: <h2>{places.map(({ path }) => path).join(', ')}</h2>,
  }),
});

test('every part of an export is told where its own files stand, and which of them could not be had', () => {
  const contents = new Map([
    ['profile', { compose: () => ({ data: 'Rose' }) }],
    ['albums', listing(['lake.jpg', 'beach.jpg'])],
    ['notes', listing(['first.txt'])],
  ]);
  const parts = composeParts(contents, ['a/lake.jpg', 'a/beach.jpg', 'n/first.txt'], ['a/beach.jpg']);
  expect(parts.get('profile')?.data).toBe('Rose');
  expect(parts.get('albums')?.data).toEqual([
    { path: 'a/lake.jpg', isPresent: true },
    { path: 'a/beach.jpg', isPresent: false },
  ]);
  expect(parts.get('notes')?.data).toEqual([{ path: 'n/first.txt', isPresent: true }]);
});

test('an export says every part as data, and draws those that have something to show', () => {
  const dates = { createdAt: new Date(0), updatedAt: new Date(0) };
  const profile = userProfileSchema.parse({ id: 'u1', name: 'Rose', ...dates });
  const parts = composeParts(
    new Map([
      ['profile', { compose: () => ({ data: { name: 'Rose' } }) }],
      ['notes', listing(['first.txt'])],
    ]),
    ['n/first.txt'],
    [],
  );
  const [page, content] = writeExport(profile, new Date(0), parts);
  expect(page?.text).toContain('The memories of Rose');
  expect(page?.text).toContain('<h2>n/first.txt</h2>');
  expect(JSON.parse(content?.text ?? '')).toMatchObject({
    format: 'amaranth-export',
    exportedAt: '1970-01-01T00:00:00.000Z',
    profile: { name: 'Rose' },
    notes: [{ path: 'n/first.txt', isPresent: true }],
  });
});
