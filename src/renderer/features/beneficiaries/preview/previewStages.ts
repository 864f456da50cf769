/** What somebody will see, stage by stage, from what they are left now. */
import { thingKey, type Wish, wishSchema } from '#shared/legacy/wish.ts';
import type { Thing } from '../matrix/things.ts';
import { wishFor } from '../matrix/wishChanges.ts';

export interface ShownThing {
  readonly thing: Thing;
  readonly wish: Wish;
}

export interface PreviewStages {
  readonly memories: readonly ShownThing[];
  readonly vault: readonly ShownThing[];
  readonly hasClone: boolean;
  /** Things of theirs that are no longer there. */
  readonly goneCount: number;
}

/** With everything, each thing that stands is theirs; what was left by itself keeps its moment and its words. */
export function previewStages(wishes: readonly Wish[], things: readonly Thing[]): PreviewStages {
  const everything = wishes.find(({ thing }) => thing.is === 'everything');
  const shown = things.flatMap((thing): ShownThing[] => {
    const own = wishFor(wishes, thing.key);
    if (own) return [{ thing, wish: own }];
    // What is in an album comes with it.
    return everything && (thing.group === 'album' || thing.group === 'vault')
      ? [{ thing, wish: wishSchema.parse({ thing: thing.thing, when: everything.when }) }]
      : [];
  });
  const known = new Set(things.map(({ key }) => key));
  return {
    memories: shown.filter(({ thing }) => thing.group === 'album' || thing.group === 'piece'),
    vault: shown.filter(({ thing }) => thing.group === 'vault'),
    hasClone: wishes.some(({ thing }) => thing.is === 'clone' || thing.is === 'everything'),
    goneCount: wishes.filter(({ thing }) => !known.has(thingKey(thing))).length,
  };
}
