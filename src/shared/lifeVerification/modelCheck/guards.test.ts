/**
 * The walk notices when a guard is gone. Each guard is taken out of a copy of the machine, and the copy has to be objected
 * to: a model check that passes whatever it is given proves nothing. The machine with all its guards is walked through the
 * same worlds in modelCheck.test.ts.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Guard } from './guard.testing.ts';
import { guards } from './guards.testing.ts';
import type { Machine } from './place.testing.ts';
import { draft } from './smallWorld.testing.ts';
import { walk } from './walk.testing.ts';
import { MOST_PLACES, type World, worlds } from './worlds.testing.ts';

const machine = join(import.meta.dirname, '..');
const copies = join(machine, '../../../out/lifeVerificationWithoutGuards');

beforeAll(() => mkdir(copies, { recursive: true }));
afterAll(() => rm(copies, { recursive: true }));

const cases = Object.entries(guards) as [World, readonly Guard[]][];
describe.each(cases)('the world of %s notices that a guard is gone:', (world, guardsOfWorld) => {
  test.each(guardsOfWorld)('$promise', { timeout: 60_000 }, async (guard) => {
    const mutant = await takeOut(guard);
    const { objection } = walk(mutant, draft, MOST_PLACES, worlds[world]);
    expect(objection).not.toBeNull();
  });
});

async function takeOut({ promise, file, guard, without }: Guard): Promise<Machine> {
  const copy = join(copies, promise.replaceAll(/\W+/g, '-'));
  await cp(machine, copy, { recursive: true, filter: (path) => !path.includes('modelCheck') });
  const path = join(copy, file);
  const source = await readFile(path, 'utf8');
  expect(source.split(guard), 'the guard stands in its file once').toHaveLength(2);
  await writeFile(
    path,
    source.replace(guard, () => without),
  );
  const imported: Record<keyof Machine, unknown> = {
    ...(await import(join(copy, 'advance.ts'))),
    ...(await import(join(copy, 'passingTime.ts'))),
  };
  return imported as unknown as Machine;
}
