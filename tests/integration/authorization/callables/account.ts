import type { CallableRows } from '../callables.ts';

export const rows: CallableRows = {
  'account-refreshRole': { input: () => ({}) },
  'account-noteSession': { apart: 'a document of its own a session', input: () => ({ device: 'Somewhere' }) },
  'account-listSessions': { input: () => ({}) },
  'account-createRecoveryCodes': {
    apart: 'one document of codes, written whole',
    isOpenToOwner: false,
    input: () => ({}),
  },
  'account-countRecoveryCodes': { input: () => ({}) },
  'account-recoverSecondFactor': {
    apart: 'one document of codes, in one transaction',
    isOpenToOwner: false,
    input: ({ ownerEmail }) => ({ email: ownerEmail, password: 'a-guess-1', code: 'abcdef-ghjkmn-pqrst' }),
  },
  'account-cancelDeletion': {
    apart: 'the date of a deletion; raced against the purge in tests/integration/jobs',
    comesLast: true,
    input: () => ({}),
  },
  'account-requestDeletion': {
    apart: 'the date of a deletion; raced against the purge in tests/integration/jobs',
    comesLast: true,
    input: () => ({}),
  },
  'account-endSession': {
    apart: 'a document of its own a session',
    comesLast: true,
    input: ({ endedSessionId }) => ({ sessionId: endedSessionId }),
  },
  'account-revokeSessions': { apart: 'the identity service', comesLast: true, input: () => ({}) },
};
