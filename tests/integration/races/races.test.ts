/** Two callables of one person at once, or one and a job: see `race.ts`. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/functions/catalogue.ts';
import { callableRows } from '../authorization/callables.ts';
import { libraryScenarios, writeLibrary } from './libraryScenarios.ts';
import { type Races, startRaces } from './race.ts';
import { vaultScenarios, writeVault } from './vaultScenarios.ts';

test('every callable that writes says what it may race with', () => {
  const apart = Object.entries(callableRows).flatMap(([name, row]) =>
    row.apart === undefined ? [] : [name],
  );
  const raced = [...libraryScenarios, ...vaultScenarios].map(({ callable }) => callable);
  const declared = new Set([...raced, ...apart]);
  const writing = catalogue.callables.filter(({ effect }) => effect === 'writes').map(({ name }) => name);
  expect(writing.filter((name) => !declared.has(name))).toEqual([]);
  expect([...declared].filter((name) => !writing.some((known) => known === name))).toEqual([]);
});

describe.each([
  { records: 'a library', start: () => startRaces(libraryScenarios, writeLibrary) },
  { records: 'a vault', start: () => startRaces(vaultScenarios, writeVault) },
])('Two at once leave $records whole', ({ start }) => {
  let races: Races;
  beforeAll(async () => {
    races = await start();
  });
  afterAll(() => races.stop());

  test('where one of them is time', async () => {
    expect(await races.raceWithTime()).toEqual([]);
  }, 300_000);

  test('wherever one comes between the other', async () => {
    expect(await races.raceAmongThemselves()).toEqual([]);
  }, 300_000);
});
