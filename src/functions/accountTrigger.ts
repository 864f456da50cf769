/**
 * What follows from a change at the identity service itself. Deployed as a trigger of the vendor's, which tells at least
 * once; the embedded identity service notes the same change with its own (`embedded/followAccount.ts`).
 */
import type { Services } from './services.ts';

export interface AccountTrigger {
  readonly name: `${string}-${string}`;
  readonly event: 'deleted';
  run(uid: string, context: { readonly services: Services }): Promise<void>;
}

export function defineAccountTrigger(trigger: AccountTrigger): AccountTrigger {
  return trigger;
}
