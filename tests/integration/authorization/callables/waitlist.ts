import type { CallableRows } from '../callables.ts';

const apart = 'one address of the waitlist';
/** As a link has it, of nobody: whoever asks learns nothing from it. */
const token = `${'a'.repeat(43)}.${'b'.repeat(43)}`;

export const rows: CallableRows = {
  // About the owner's own address: a stranger learns nothing of whether it is there.
  'waitlist-join': {
    apart,
    input: ({ ownerEmail }) => ({ email: ownerEmail, plan: 'Free', language: 'en', elapsed: 10_000 }),
  },
  'waitlist-look': { input: () => ({ token }) },
  'waitlist-confirm': { apart, input: () => ({ token }) },
  'waitlist-changePlan': { apart, input: () => ({ token, plan: 'Free' }) },
  'waitlist-leave': { apart, input: () => ({ token }) },
  'waitlist-list': { isOpenToOwner: false, input: () => ({}) },
  'waitlist-count': { isOpenToOwner: false, input: () => ({}) },
  'waitlist-erase': { apart, isOpenToOwner: false, input: () => ({ id: 'of-nobody' }) },
};
