import { randomUUID } from 'node:crypto';
import type { CallableRows } from '../callables.ts';

const apart = 'one request about data, in a transaction of its own: tests/integration/privacyRequests';
const link = { id: 'a'.repeat(43), secret: 'b'.repeat(43) };

/** What a link of one's own does: tests/integration/privacyRequests. */
export const rows: CallableRows = {
  'privacyRequests-send': {
    apart,
    input: ({ ownerEmail }) => ({
      key: randomUUID(),
      email: ownerEmail,
      right: 'access',
      language: 'en',
      writtenFor: 60_000,
    }),
  },
  'privacyRequests-look': { isOpenToOwner: false, input: () => link },
  'privacyRequests-confirm': { isOpenToOwner: false, apart, input: () => link },
  'privacyRequests-withdraw': { isOpenToOwner: false, apart, input: () => link },
  'privacyRequests-list': { isOpenToOwner: false, input: () => ({}) },
  'privacyRequests-decide': {
    isOpenToOwner: false,
    apart,
    input: () => ({ id: link.id, decision: 'answer', reason: 'Here is what we keep of you.' }),
  },
};
