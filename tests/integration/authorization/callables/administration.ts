import type { CallableRows } from '../callables.ts';

export const rows: CallableRows = {
  'administration-listMail': { isOpenToOwner: false, input: () => ({}) },
  'administration-readMail': { isOpenToOwner: false, input: () => ({ id: 'any' }) },
  'administration-listOutbound': { isOpenToOwner: false, input: () => ({}) },
  'administration-retryOutbound': {
    apart: 'one mail, in one transaction',
    isOpenToOwner: false,
    input: () => ({ id: 'of-nobody' }),
  },
};
