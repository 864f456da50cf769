/**
 * What a capability adds to the backend. Each folder that has one exports it from its `index.ts`; `catalogue.ts` lists
 * them, and deployment, the embedded server, erasure, the demo and the authorisation matrix read the list.
 */
import type { AccountData } from './accountData.ts';
import type { AccountTrigger } from './accountTrigger.ts';
import type { Endpoint } from './endpoint.ts';
import type { CallableHandler } from './handler.ts';
import type { Schedule } from './schedule.ts';

export interface Feature {
  readonly callables?: readonly CallableHandler[];
  readonly endpoints?: readonly Endpoint[];
  readonly schedules?: readonly Schedule[];
  readonly accountTriggers?: readonly AccountTrigger[];
  readonly accountData?: AccountData;
}

export function defineFeature(feature: Feature): Feature {
  return feature;
}
