import { expect, test } from 'vitest';
import { albumSchema } from '#shared/domain/album.ts';
import { wishSchema } from '#shared/legacy/wish.ts';
import { matrixMessages } from '../matrix/messages.ts';
import { listThings } from '../matrix/things.ts';
import { previewStages } from './previewStages.ts';

const dates = { createdAt: new Date(0), updatedAt: new Date(0) };
const albums = ['a1', 'a2'].map((id) =>
  albumSchema.parse({ id, ownerId: 'u1', title: `Album ${id}`, position: 0, ...dates }),
);
const things = listThings(albums, [], [], matrixMessages.en, 'en');
const left = (thing: object, when?: object) => wishSchema.parse({ thing, ...(when ? { when } : {}) });

test('somebody sees what is theirs, and of the rest nothing', () => {
  const stages = previewStages([left({ is: 'album', albumId: 'a2' })], things);
  expect(stages.memories.map(({ thing }) => thing.title)).toEqual(['Album a2']);
  expect(stages).toMatchObject({ vault: [], hasClone: false, goneCount: 0 });
});

test('with everything each album is theirs, and one that was left by itself keeps its moment', () => {
  const dated = { is: 'on-date', date: '2040-01-01' };
  const wishes = [left({ is: 'everything' }), left({ is: 'album', albumId: 'a2' }, dated)];
  const stages = previewStages(wishes, things);
  expect(stages.memories.map(({ wish }) => wish.when)).toEqual([{ is: 'at-release' }, dated]);
  expect(stages.hasClone).toBe(true);
  expect(stages.goneCount).toBe(0);
});

test('what is no longer there is not shown, and is counted', () => {
  const stages = previewStages([left({ is: 'album', albumId: 'erased' })], things);
  expect(stages).toMatchObject({ memories: [], goneCount: 1 });
});
