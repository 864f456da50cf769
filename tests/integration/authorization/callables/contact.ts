import { randomUUID } from 'node:crypto';
import type { CallableRows } from '../callables.ts';

const apart = 'one message to the operator, in a transaction of its own: tests/integration/contact';

export const rows: CallableRows = {
  'contact-send': {
    apart,
    input: ({ ownerEmail }) => ({
      key: randomUUID(),
      email: ownerEmail,
      subject: 'other',
      message: 'Good morning.',
      language: 'en',
      writtenFor: 60_000,
    }),
  },
  'contact-list': { isOpenToOwner: false, input: () => ({}) },
  'contact-mark': {
    isOpenToOwner: false,
    apart,
    input: () => ({ ticket: 'AM-7K3P-94XF', state: 'answered' }),
  },
};
