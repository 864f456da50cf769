import type { CallableRows } from '../callables.ts';

export const rows: CallableRows = {
  'jobs-retry': {
    apart: 'one failure of a job, in one transaction',
    isOpenToOwner: false,
    input: () => ({ job: 'mail-deliver', subject: 'outboundMessages/of-nobody' }),
  },
  'jobs-list': { isOpenToOwner: false, input: () => ({}) },
};
