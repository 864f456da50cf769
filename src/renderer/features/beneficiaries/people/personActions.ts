import type { Beneficiary } from '#shared/legacy/beneficiary.ts';

/** The field of a person that a dialog opens at. */
export type AskedField = 'name' | 'email' | 'birthDate' | 'text';

/** What can be done with somebody from their card or their row. */
export interface PersonActions {
  readonly change: (person: Beneficiary, field?: AskedField) => void;
  readonly invite: (person: Beneficiary) => void;
  readonly withdraw: (person: Beneficiary) => void;
  readonly remove: (people: readonly Beneficiary[]) => void;
}
