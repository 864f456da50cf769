export { cancelDeletion, remindOfDeletion, requestDeletion } from './deletion.ts';
export { syncProfile } from './profile.ts';
export { eraseDeleted, purge } from './purge.ts';
export { recount } from './recount.ts';
export { countRecoveryCodes, createRecoveryCodes, recoverSecondFactor } from './recovery.ts';
export { refreshRole, reviewRoles } from './role.ts';
export { endSession, listSessions, noteSession, revokeSessions } from './sessions.ts';
