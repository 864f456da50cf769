import { expect, test } from 'vitest';
import { beneficiarySchema } from '#shared/legacy/beneficiary.ts';
import type { NamedPerson } from '../usePeople.ts';
import { arrangePeople, type TableView } from './tableView.ts';

const at = new Date(0);

function named(name: string, part: object = {}, last = name.length): NamedPerson {
  const person = beneficiarySchema.parse({
    id: `00000000-0000-4000-8000-0000000000${String(last).padStart(2, '0')}`,
    ownerId: 'u1',
    name,
    invitation: { is: 'none' },
    revision: 1,
    createdAt: at,
    updatedAt: at,
    ...part,
  });
  return { person, grant: { is: 'missing' } };
}

const wishes = [{ thing: { is: 'clone' } }];
const people = [
  named('Zoé', { relationship: 'Sister', wishes }),
  named('Émile', { relationship: 'brother', knowsNow: false, email: 'emile@example.org', wishes }),
  named('adam'),
];

const show = (part: Partial<TableView>) =>
  arrangePeople(
    people,
    { sought: '', filter: 'all', column: 'name', isDescending: false, ...part },
    'en',
    0,
  ).map(({ person }) => person.name);

test('names are in the order of the alphabet, whatever their marks and capitals', () => {
  expect(show({})).toEqual(['adam', 'Émile', 'Zoé']);
  expect(show({ isDescending: true })).toEqual(['Zoé', 'Émile', 'adam']);
});

test('those who are alike in a column stay in the order of their names', () => {
  expect(show({ column: 'receives' })).toEqual(['adam', 'Émile', 'Zoé']);
  expect(show({ column: 'receives', isDescending: true })).toEqual(['Émile', 'Zoé', 'adam']);
});

test('a search finds somebody by name, relationship or address, without marks', () => {
  expect(show({ sought: 'emile' })).toEqual(['Émile']);
  expect(show({ sought: 'SISTER zoe' })).toEqual(['Zoé']);
  expect(show({ sought: 'example.org' })).toEqual(['Émile']);
});

test('a filter shows who is left nothing, who is silent, and for whom something is missing', () => {
  expect(show({ filter: 'nothing' })).toEqual(['adam']);
  expect(show({ filter: 'silent' })).toEqual(['Émile']);
  expect(show({ filter: 'missing' })).toEqual(['adam', 'Zoé']);
});
