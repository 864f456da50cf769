import type { CallableRows } from '../callables.ts';

export const rows: CallableRows = {
  'operations-findAccounts': { isOpenToOwner: false, input: () => ({}) },
  'operations-listActs': { isOpenToOwner: false, input: () => ({}) },
  'operations-readHealth': { isOpenToOwner: false, input: () => ({}) },
};
