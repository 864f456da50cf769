/** Who may do what, for every callable alike: the session, the administrator, the demo, the account of somebody. */
export { ADMINISTRATOR_ROLE, assertAdministrator, isAdministratorAddress } from './assertAdministrator.ts';
export { assertIsSomebody } from './assertIsSomebody.ts';
export { type Access, assertMayCall } from './assertMayCall.ts';
export { forgetEndedSessions, markSessionEnded, sessionIdOf, signInInstant } from './endedSessions.ts';
export { findAccount, findUidByAddress, isMissingAccount } from './findAccount.ts';
export { assertRecentSignIn } from './recentSignIn.ts';
