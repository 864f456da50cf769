import type { CallableRows } from '../callables.ts';

export const rows: CallableRows = {
  // About the owner's own address: a stranger learns nothing of whether it is there.
  'waitlist-join': {
    apart: 'one address of the waitlist',
    input: ({ ownerEmail }) => ({ email: ownerEmail, plan: 'Free', language: 'en' }),
  },
  'waitlist-list': { isOpenToOwner: false, input: () => ({}) },
  'waitlist-erase': {
    apart: 'one address of the waitlist',
    isOpenToOwner: false,
    input: () => ({ id: 'of-nobody' }),
  },
};
