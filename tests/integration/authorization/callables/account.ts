import type { CallableRows } from '../callables.ts';

export const rows: CallableRows = {
  'account-refreshRole': { input: () => ({}) },
  'account-noteSession': { input: () => ({ device: 'Somewhere' }) },
  'account-listSessions': { input: () => ({}) },
  'account-createRecoveryCodes': { isOpenToOwner: false, input: () => ({}) },
  'account-countRecoveryCodes': { input: () => ({}) },
  'account-recoverSecondFactor': {
    isOpenToOwner: false,
    input: ({ ownerEmail }) => ({ email: ownerEmail, password: 'a-guess-1', code: 'abcdef-ghjkmn-pqrst' }),
  },
  'account-cancelDeletion': { comesLast: true, input: () => ({}) },
  'account-requestDeletion': { comesLast: true, input: () => ({}) },
  'account-endSession': {
    comesLast: true,
    input: ({ endedSessionId }) => ({ sessionId: endedSessionId }),
  },
  'account-revokeSessions': { comesLast: true, input: () => ({}) },
};
