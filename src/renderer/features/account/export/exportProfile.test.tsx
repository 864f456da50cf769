import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { userProfileSchema } from '#shared/domain/userProfile.ts';
import { exportProfile } from './exportProfile.tsx';

const dates = { createdAt: new Date(0), updatedAt: new Date('2026-05-01T10:00:00Z') };
const rose = userProfileSchema.parse({
  id: 'u1',
  name: 'Rose',
  avatar: 'users/u1/avatar/current#7',
  ...dates,
});

const exported = (profile: typeof rose) =>
  exportProfile({ profile, signal: new AbortController().signal, ask: (question) => question() });

test('the portrait stands beside what somebody told of themselves, as a file, as data and on the page', async () => {
  const { files = [], compose } = await exported(rose);
  expect(files).toEqual([
    { fileName: 'portrait.webp', previewPath: 'users/u1/avatar/current', takenAt: '2026-05-01T10:00:00' },
  ]);
  const { data, section } = compose([{ path: 'portrait.webp', isPresent: true }]);
  expect(data).toMatchObject({ name: 'Rose', portraitPath: 'portrait.webp' });
  expect(renderToStaticMarkup(section)).toBe(
    '<img class="portrait" src="portrait.webp" alt="Rose" loading="lazy"/>',
  );
});

test('without a portrait, or one that could be had, the export says so and shows none', async () => {
  const absent = (await exported(rose)).compose([{ path: 'portrait.webp', isPresent: false }]);
  expect(absent.data).toMatchObject({ portraitPath: null });
  expect(absent.section).toBeUndefined();
  const { files, compose } = await exported({ ...rose, avatar: '' });
  expect(files).toEqual([]);
  expect(compose([]).data).toMatchObject({ portraitPath: null });
});
