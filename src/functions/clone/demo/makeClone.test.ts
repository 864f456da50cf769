/** The demo's clone is what its callables would have made of the same answers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cloneAnswerSchema } from '#shared/clone/answer.ts';
import { cloneMemorySchema } from '#shared/clone/memory.ts';
import { cloneSettingsSchema } from '#shared/clone/settings.ts';
import { indexedPassageSchema } from '../../grounding/index.ts';
import { makeClone } from './makeClone.ts';

const resources = join(import.meta.dirname, '../../../../resources/demo');
const made = await makeClone({ story: {}, readFile: (name) => readFile(join(resources, name)) });
const idOf = (path: string) => path.slice(path.indexOf('/') + 1);
const below = (collection: string) =>
  [...made.documents].filter(([path]) => path.startsWith(`${collection}/`));

test('every answer is one that the studio shows, and has its memory', () => {
  const answers = below('cloneAnswers');
  expect(answers.length).toBeGreaterThanOrEqual(25);
  for (const [path, fields] of answers) {
    const answer = cloneAnswerSchema.parse({ ...fields, id: idOf(path) });
    const memory = made.documents.get(`cloneMemories/answer_${answer.id}`);
    expect(cloneMemorySchema.parse({ ...memory, id: `answer_${answer.id}` }).passages).not.toEqual([]);
  }
  expect(new Set(answers.map(([, { language }]) => language))).toEqual(new Set(['en', 'fr']));
  cloneSettingsSchema.parse(made.documents.get('clone/settings'));
});

test('everything that was told can be found', () => {
  const shard: Record<string, unknown[]> = JSON.parse(String(made.documents.get('cloneIndex/0')?.passages));
  const found = Object.values(shard)
    .flat()
    .map((entry) => indexedPassageSchema.parse(entry).passage.id);
  const told = below('cloneMemories').flatMap(([path, fields]) =>
    cloneMemorySchema.parse({ ...fields, id: idOf(path) }).passages.map(({ id }) => id),
  );
  expect(found.toSorted()).toEqual(told.toSorted());
});

test('nothing in it depends on when it is made', async () => {
  const again = await makeClone({ story: {}, readFile: (name) => readFile(join(resources, name)) });
  expect([...again.documents]).toEqual([...made.documents]);
});
