import type { CallableRows } from '../callables.ts';

export const rows: CallableRows = {
  'usage-countPages': { input: () => ({ pages: { albums: 1 } }) },
  'usage-readPages': { isOpenToOwner: false, input: () => ({ days: 30 }) },
};
