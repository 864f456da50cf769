/**
 * Everything the backend can be asked to do, once. The embedded server hosts this list as it is;
 * `index.ts` exports the same list for Cloud Functions, and a test holds the two equal.
 */
import type { Endpoint } from './endpoint.ts';
import type { CallableHandler } from './handler.ts';
import type { Schedule } from './schedule.ts';

export interface Catalogue {
  readonly callables: readonly CallableHandler[];
  readonly endpoints: readonly Endpoint[];
  readonly schedules: readonly Schedule[];
}

export const catalogue: Catalogue = {
  callables: [],
  endpoints: [],
  schedules: [],
};
