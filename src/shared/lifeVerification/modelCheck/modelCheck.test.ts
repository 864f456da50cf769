import { expect, test } from 'vitest';
import { advance } from '../advance.ts';
import { nextDeadline } from '../passingTime.ts';
import { draft } from './smallWorld.testing.ts';
import { walk } from './walk.testing.ts';
import { MOST_PLACES, type World, worlds } from './worlds.testing.ts';

const watched =
  'draft active due reminding grace verifying veto releasing released closed disputed cancelled';

test.each<[World, string]>([
  ['words', `${watched} paused`],
  ['changes', `${watched} paused`],
  ['case', 'draft active due reminding grace verifying veto releasing disputed'],
  ['mail', watched],
  ['heirs', watched.replace(' cancelled', '')],
])(
  'from no place of the world of %s is a release nearer than its owner agreed to',
  {
    timeout: 300_000,
  },
  (world, states) => {
    const { places, steps, met, objection } = walk(
      { advance, nextDeadline },
      draft,
      MOST_PLACES,
      worlds[world],
    );
    process.stdout.write(`Walked the world of ${world}: ${places} places, ${steps} steps.\n`);
    expect(objection).toBeNull();
    expect(met).toEqual(new Set(states.split(' ')));
  },
);
