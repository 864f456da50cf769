import { randomUUID } from 'node:crypto';
import type { CallableRows } from '../callables.ts';

const apart = 'cases and the life verification, in transactions of their own: tests/integration/legacy';
const reason = 'A death certificate, kept in the safe of the office.';
const papers = { askedBy: 'Jules, a son', proof: 'death-certificate', reference: 'Folder 12', reason };

/** More about who may decide: tests/integration/legacy/caseRights.test.ts. */
export const rows: CallableRows = {
  'legacyCases-open': {
    isOpenToOwner: false,
    apart,
    input: ({ ownerEmail }) => ({ caseId: randomUUID(), ownerEmail, ...papers }),
  },
  'legacyCases-decide': {
    isOpenToOwner: false,
    apart,
    input: () => ({ caseId: randomUUID(), decision: 'reject', reason }),
  },
  'legacyCases-withdraw': { isOpenToOwner: false, apart, input: () => ({ caseId: randomUUID(), reason }) },
  'legacyCases-list': { isOpenToOwner: false, input: () => ({}) },
  'legacyCases-readWatch': { isOpenToOwner: false, input: () => ({}) },
  'legacyCases-sendAgain': {
    isOpenToOwner: false,
    apart,
    input: ({ owner }) => ({ ownerId: owner.uid }),
  },
};
