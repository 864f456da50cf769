/**
 * Everything the backend can be asked to do, once. The embedded server hosts this list as it is;
 * `index.ts` exports the same list for Cloud Functions, and a test holds the two equal.
 */
import * as account from './account/index.ts';
import { listMail, readMail } from './administration/mail.ts';
import * as albums from './albums/index.ts';
import * as demo from './demo/index.ts';
import type { Endpoint } from './endpoint.ts';
import type { CallableHandler } from './handler.ts';
import * as jobs from './jobs/index.ts';
import * as letters from './letters/index.ts';
import * as media from './media/index.ts';
import type { Schedule } from './schedule.ts';
import * as usage from './usage/index.ts';

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
    account.endSession,
    account.revokeSessions,
    account.createRecoveryCodes,
    account.countRecoveryCodes,
    account.recoverSecondFactor,
    listMail,
    readMail,
    jobs.list,
    albums.create,
    albums.update,
    albums.move,
    albums.trash,
    albums.restore,
    albums.erase,
    letters.write,
    letters.change,
    media.reserve,
    media.extend,
    media.abandon,
    media.commit,
    media.update,
    media.move,
    media.copy,
    media.trash,
    media.restore,
    media.erase,
    media.link,
    demo.readFamily,
    usage.countPages,
    usage.readPages,
  ],
  endpoints: [],
  schedules: [
    account.remindOfDeletion,
    account.purge,
    account.eraseDeleted,
    account.recount,
    account.reviewRoles,
    albums.emptyTrash,
    albums.finishErasing,
    media.releaseLate,
    media.emptyTrash,
    media.discardFiles,
  ],
};
