/** What others read of credits. */
export { readCreditAccount } from './api.ts';
export { creditKeys } from './creditKeys.ts';
