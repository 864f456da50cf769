import { expect, test } from 'vitest';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { pointHints } from './hintMessages.ts';
import { readinessMessages } from './messages.ts';
import { groupMessages, pointTitles } from './pointMessages.ts';
import { assessReadiness, placeToPrint } from './readiness.ts';
import { readinessGroups, readinessPoints } from './readinessPoints.ts';

const item = (id: string, answers: string[], kind = 'note') => ({
  id,
  content: vaultContentSchema.parse({ kind, title: 'Written down', answers }),
});
const said = (notNeeded: string[]) => ({
  id: 'readiness',
  content: vaultContentSchema.parse({ kind: 'readiness', notNeeded, answers: ['pets-who'] }),
});
const total = readinessPoints.length;

test('the list has about forty points in its eight groups, each with an identifier of its own', () => {
  expect(total).toBeGreaterThanOrEqual(38);
  expect(total).toBeLessThanOrEqual(44);
  expect(new Set(readinessPoints.map(({ id }) => id)).size).toBe(total);
  for (const group of readinessGroups) {
    expect(readinessPoints.filter((point) => point.group === group).length).toBeGreaterThan(1);
  }
});

test('nothing is answered in an empty vault', () => {
  expect(assessReadiness([]).progress).toEqual({ answered: 0, needed: total });
});

test('an item answers the points it names, and several may answer one', () => {
  const { groups, progress } = assessReadiness([
    item('a', ['money-bank', 'money-cards', 'money-bank']),
    item('b', ['money-bank', 'of a newer list']),
  ]);
  expect(progress).toEqual({ answered: 2, needed: total });
  const money = groups.find(({ group }) => group === 'money');
  expect(money?.progress.answered).toBe(2);
  expect(money?.points.find(({ point }) => point.id === 'money-bank')?.answer).toEqual({
    state: 'answered',
    by: ['a', 'b'],
  });
});

test.each([
  {},
  { title: '  ' },
  { isFavourite: true, tags: ['important'] },
  { customFields: [{ label: 'PIN', value: '' }] },
])('an item in which nothing is written answers nothing: %j', (parts) => {
  const empty = (kind: string) => ({
    id: kind,
    content: vaultContentSchema.parse({ kind, answers: ['papers-will'], ...parts }),
  });
  const kinds = ['document', 'password', 'account', 'letter', 'seed', 'wishes', 'contact', 'note', 'file'];
  expect(assessReadiness(kinds.map(empty)).progress.answered).toBe(0);
});

test.each([
  { title: 'The will' },
  { notes: 'At the notary’s' },
  { whereKept: 'In the drawer' },
  { customFields: [{ label: '', value: '12' }] },
])('one word of it is enough: %j', (parts) => {
  const content = vaultContentSchema.parse({ kind: 'document', answers: ['papers-will'], ...parts });
  expect(assessReadiness([{ id: 'a', content }]).progress.answered).toBe(1);
});

test('what a family does not need is not counted, unless it is answered all the same', () => {
  const { groups, progress } = assessReadiness([
    said(['pets-who', 'pets-care', 'money-crypto']),
    item('a', ['money-crypto'], 'seed'),
  ]);
  expect(progress).toEqual({ answered: 1, needed: total - 2 });
  expect(groups.find(({ group }) => group === 'pets')).toMatchObject({
    progress: { answered: 0, needed: 0 },
    points: [{ answer: { state: 'not-needed' } }, { answer: { state: 'not-needed' } }],
  });
});

test('each point has a title and one sentence or two in both languages, and no exclamation mark', () => {
  for (const language of ['en', 'fr'] as const) {
    const ids = readinessPoints.map(({ id }) => id);
    expect(Object.keys(pointTitles[language])).toEqual(ids);
    expect(Object.keys(pointHints[language])).toEqual(ids);
    expect(Object.keys(groupMessages[language])).toEqual([...readinessGroups]);
    for (const hint of Object.values(pointHints[language])) {
      expect(hint).toMatch(/\.$/);
      expect(hint).not.toMatch(/[!']/);
      expect(hint.length).toBeLessThan(170);
    }
  }
  for (const text of Object.values(pointHints.fr)) expect(text).not.toMatch(/ [:;?]/);
  expect(readinessMessages.fr.progress(2, 41)).toBe('2 sur 41 renseignés');
});

test('the printed list says where a paper is kept, and of nothing else where', () => {
  const kept = (kind: string) =>
    placeToPrint(vaultContentSchema.parse({ kind, whereKept: 'In the drawer', words: 'legal winner' }));
  expect(kept('document')).toBe('In the drawer');
  expect(kept('wishes')).toBe('In the drawer');
  for (const kind of ['seed', 'password', 'account', 'contact', 'note']) expect(kept(kind)).toBe('');
});
