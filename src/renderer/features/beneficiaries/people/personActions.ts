import type { Beneficiary } from '#shared/legacy/beneficiary.ts';

/** What can be done with somebody from their card or their row. */
export interface PersonActions {
  readonly change: (person: Beneficiary) => void;
  readonly invite: (person: Beneficiary) => void;
  readonly withdraw: (person: Beneficiary) => void;
  readonly remove: (people: readonly Beneficiary[]) => void;
}
