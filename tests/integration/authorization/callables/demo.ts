import type { CallableRows } from '../callables.ts';

export const rows: CallableRows = {
  'demo-readFamily': { input: () => ({ language: 'fr' }) },
};
