/**
 * What a capability adds to the backend. Each folder that has one exports it from its `index.ts`; `catalogue.ts` lists
 * them, and deployment, the embedded server, erasure and the authorisation matrix read the list.
 */
import type { AccountTrigger } from './accountTrigger.ts';
import type { Endpoint } from './endpoint.ts';
import type { CallableHandler } from './handler.ts';
import type { Schedule } from './schedule.ts';
import type { Services } from './services.ts';

export interface Feature {
  readonly callables?: readonly CallableHandler[];
  readonly endpoints?: readonly Endpoint[];
  readonly schedules?: readonly Schedule[];
  readonly accountTriggers?: readonly AccountTrigger[];
  readonly accountData?: AccountData;
}

/** What a capability keeps of a person. */
export interface AccountData {
  /**
   * The collections below `users/{uid}`, each with the part of `amaranth.json` that an export puts it in
   * (`shared/domain/accountExport.ts`); null for what says nothing that the person gave us. All are erased with the
   * account.
   */
  readonly collections: Readonly<Record<string, string | null>>;
  /** Erases what stands elsewhere. May be run again after it was cut short. */
  readonly eraseElsewhere?: (uid: string, services: Services) => Promise<void>;
}

export function defineFeature(feature: Feature): Feature {
  return feature;
}
