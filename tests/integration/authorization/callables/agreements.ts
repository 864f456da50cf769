import { legalVersions } from '../../../../src/shared/legalVersions.ts';
import type { CallableRows } from '../callables.ts';

export const rows: CallableRows = {
  'account-agree': {
    apart: 'a document of its own for each version, written once',
    input: () => ({
      documents: [{ document: 'terms-of-service', version: legalVersions['terms-of-service'] }],
    }),
  },
  'account-listAgreements': { input: () => ({}) },
};
