/** The catalogue's entries by the name they are called by. */
import { catalogue } from '../../src/functions/catalogue.ts';
import type { CallableHandler } from '../../src/functions/handler.ts';
import type { Schedule } from '../../src/functions/schedule.ts';

/** Of all that is deployed. */
export const catalogueNames: readonly string[] = [
  ...catalogue.callables,
  ...catalogue.endpoints,
  ...catalogue.schedules,
  ...catalogue.accountTriggers,
].map(({ name }) => name);

export const callableNamed = (name: CallableHandler['name']) => named(catalogue.callables, name);
export const scheduleNamed = (name: Schedule['name']) => named(catalogue.schedules, name);

function named<Entry extends { readonly name: string }>(entries: readonly Entry[], name: string): Entry {
  const entry = entries.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`The catalogue has no ${name}.`);
  return entry;
}
