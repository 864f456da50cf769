/**
 * Everything the backend can be asked to do, once. The embedded server hosts this list as it is;
 * `index.ts` exports the same list for Cloud Functions, and a test holds the two equal.
 */
import * as account from './account/index.ts';
import { listMail, readMail } from './administration/mail.ts';
import type { Endpoint } from './endpoint.ts';
import type { CallableHandler } from './handler.ts';
import type { Schedule } from './schedule.ts';

export interface Catalogue {
  readonly callables: readonly CallableHandler[];
  readonly endpoints: readonly Endpoint[];
  readonly schedules: readonly Schedule[];
}

export const catalogue: Catalogue = {
  callables: [
    account.refreshRole,
    account.syncProfile,
    account.requestDeletion,
    account.cancelDeletion,
    account.noteSession,
    account.listSessions,
    account.revokeSessions,
    listMail,
    readMail,
  ],
  endpoints: [],
  schedules: [account.purge],
};
