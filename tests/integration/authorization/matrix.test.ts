/**
 * Who may do what, asked of the running server: every operation by every kind of caller. A callable, a kind of
 * collection or an identity route that no table names fails here first, so that nothing new is reachable by oversight.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callableOperations, undeclaredCallables } from './callables.ts';
import { type Caller, gatherCallers } from './callers.ts';
import { documentOperations, undeclaredCollections } from './documents.ts';
import { fileOperations } from './files.ts';
import { identityOperations } from './identity.ts';
import { namedCollections } from './namedCollections.ts';
import type { Operation } from './operation.ts';
import { CANARY, closeScene, collectionKinds, fingerprintOf, openScene, type Scene } from './scene.ts';

let scene: Scene;
let callers: Caller[];

beforeAll(async () => {
  scene = await openScene();
  callers = await gatherCallers(scene);
  // Dozens of people sign up, each with a password that is hashed slowly on purpose.
}, 120_000);
afterAll(() => closeScene(scene));

test('every callable and every kind of collection is in the matrix', async () => {
  expect(undeclaredCallables()).toEqual([]);
  const standing = await collectionKinds(scene);
  expect(undeclaredCollections(new Set([...standing, ...namedCollections()]))).toEqual([]);
});

/** Null when the answer is as the matrix has it. */
async function findFault(operation: Operation, caller: Caller, prepared: unknown): Promise<string | null> {
  const response = await operation.run(scene, caller, prepared);
  const body = await response.text();
  const outcome = operation.expected[caller.standing];
  const answer = `${caller.kind}: ${response.status} ${body.slice(0, 160)}`;
  if (response.status === 429) return `held back, ${answer}`;
  if (response.status >= 500 && response.status !== 501) return `failed, ${answer}`;
  if (outcome === 'refused' && response.ok) return `not refused, ${answer}`;
  if (outcome === 'allowed' && !response.ok) return `not allowed, ${answer}`;
  if (caller.standing !== 'owner' && body.includes(CANARY)) return `told a secret, ${answer}`;
  return null;
}

async function findFaults(
  operation: Operation,
  prepared: unknown,
  asking: readonly Caller[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const caller of asking) {
    const fault = await findFault(operation, caller, prepared);
    if (fault) faults.push(fault);
  }
  return faults;
}

/** Visitors are held back by what all of them write in a while, and the product's clock stands still here. Milliseconds. */
const PAUSE = 50;

const operations = [
  ...documentOperations(),
  ...fileOperations(),
  ...identityOperations(),
  ...callableOperations(),
];

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s is for those it is meant for',
  async (_name, operation) => {
    scene.clock.advance(PAUSE);
    const [owners = [], others = []] = [true, false].map((isOwner) =>
      callers.filter(({ standing }) => (standing === 'owner') === isOwner),
    );
    const prepared = await operation.prepare?.(scene);
    const before = await fingerprintOf(scene);
    expect(await findFaults(operation, prepared, others)).toEqual([]);
    expect(await fingerprintOf(scene), 'something of the owner’s was changed').toBe(before);
    expect(await findFaults(operation, await operation.prepare?.(scene), owners)).toEqual([]);
  },
);
