/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Every callable of the catalogue, asked for the owner's things by everybody. What each is asked stands in `callables/`,
 * a file a capability.
 */
import { catalogue } from '../../../src/functions/catalogue.ts';
import { expect, type Operation, type Outcome, sendJson } from './operation.ts';
import type { Scene } from './scene.ts';

/** By the callable's name. */
export type CallableRows = Readonly<Record<string, Row>>;

interface Row {
  /** What the owner sends, about things of their own, made anew where the call consumes them. */
  readonly input: (scene: Scene) => unknown;
  /** False where the owner’s own call needs more than a sign-in (a wrong state, a role): its outcome is then open. */
  readonly isOpenToOwner?: false;
  /** What it writes, where that touches nothing of the library: what does is raced (`../races/libraryScenarios.ts`). */
  readonly apart?: string;
  /** True for what ends a session or an account. */
  readonly comesLast?: true;
}

const files = import.meta.glob<CallableRows>('./callables/*.ts', { eager: true, import: 'rows' });
export const callableRows: CallableRows = Object.assign({}, ...Object.values(files));

/** Callables that the table does not name: each is a hole in the matrix. */
export function undeclaredCallables(): string[] {
  return catalogue.callables.map(({ name }) => name).filter((name) => !(name in callableRows));
}

export function callableOperations(): Operation[] {
  const inOrder = Object.entries(callableRows).toSorted(
    ([, one], [, other]) => Number(one.comesLast ?? false) - Number(other.comesLast ?? false),
  );
  return inOrder.map(([name, row]) => {
    const handler = catalogue.callables.find((candidate) => candidate.name === name);
    if (!handler) throw new Error(`The catalogue has no ${name} any more: take its row away.`);
    const signedIn: Outcome = handler.access === 'admin' ? 'refused' : 'withoutEffect';
    return {
      name: `callable ${name}`,
      expected: expect({
        owner: row.isOpenToOwner === false ? signedIn : 'allowed',
        administrator: 'withoutEffect',
        member: signedIn,
        demo: handler.effect === 'writes' && !handler.servesDemo ? 'refused' : signedIn,
        visitor: handler.access === 'visitor' ? 'withoutEffect' : 'refused',
      }),
      prepare: async (scene) => row.input(scene),
      run: (scene, caller, data) => sendJson(scene, caller, 'POST', `/functions/${name}`, { data }),
    };
  });
}
