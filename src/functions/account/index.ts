import { CALL_LIMITS } from '../callLimit.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { cancelDeletion, remindOfDeletion, requestDeletion } from './deletion.ts';
import { createErasure, noteDeletion } from './purge.ts';
import { recount } from './recount.ts';
import {
  countRecoveryCodes,
  createRecoveryCodes,
  finishRecoveries,
  recoverSecondFactor,
  recoveryDocument,
} from './recovery.ts';
import { refreshRole, reviewRoles } from './role.ts';
import { endSession, listSessions, noteSession, revokeSessions } from './sessions.ts';

/** `others` are the capabilities whose account data goes when an account is erased. */
export function createAccount(others: readonly Feature[]): Feature {
  const accountData = {
    collections: {
      sessions: { exportedAs: 'sessions', readBy: 'nobody' },
      // A device reads of its own session whether it was ended.
      endedSessions: { exportedAs: null, readBy: 'owner' },
      [CALL_LIMITS]: { exportedAs: null, readBy: 'nobody' },
    },
    eraseElsewhere: async (uid, services) => {
      await recoveryDocument(services, uid).delete();
    },
  } satisfies Feature['accountData'];
  return defineFeature({
    callables: [
      refreshRole,
      requestDeletion,
      cancelDeletion,
      noteSession,
      listSessions,
      endSession,
      revokeSessions,
      createRecoveryCodes,
      countRecoveryCodes,
      recoverSecondFactor,
    ],
    schedules: [
      remindOfDeletion,
      finishRecoveries,
      ...createErasure([accountData, ...others.flatMap((other) => other.accountData ?? [])]),
      recount,
      reviewRoles,
    ],
    accountTriggers: [noteDeletion],
    accountData,
  });
}
