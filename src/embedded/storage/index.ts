/**
 * The embedded Cloud Storage: Firebase's protocol for people, the JSON API for the business logic, V4 signed links
 * for players and downloads. Files are streamed, synced, renamed and indexed before they are acknowledged.
 */
import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import type { Clock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import type { ResolveCaller } from '../caller.ts';
import type { Disk } from '../disk/disk.ts';
import type { DocumentLookup, Ruleset } from '../rules/ruleset.ts';
import { Access } from './access.ts';
import { createApiRoutes } from './apiRoutes.ts';
import type { StorageCompatibility } from './compatibility.ts';
import { createFirebaseRoutes } from './firebaseRoutes.ts';
import { ObjectIndex } from './objects/objectIndex.ts';
import { createSignedLinkRoutes, type IsSessionOpen, type LinkSigner } from './signedLinks.ts';
import { answerFailure, type StorageContext } from './storageContext.ts';
import { createSweep, type Sweep } from './sweep.ts';
import { Arrivals } from './uploads/arrivals.ts';
import { UploadSessions } from './uploads/uploadSessions.ts';
import { WholeUploads } from './uploads/wholeUploads.ts';
import { isArriving } from './wire/requestParts.ts';

/** What `--emulator` adds to the protocols, with routes of its own. */
export interface StorageStandIn extends StorageCompatibility {
  createRoutes(api: Hono, storage: StorageContext): Hono;
}

interface StorageOptions {
  readonly database: DatabaseSync;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where the files are; everything below it belongs to this module. */
  readonly folder: string;
  readonly bucket: string;
  readonly resolveCaller: ResolveCaller;
  readonly ruleset: () => Ruleset;
  readonly lookup: () => DocumentLookup;
  readonly signer: () => LinkSigner;
  readonly isSessionOpen: IsSessionOpen;
  /** Whether published files must stay for a while, because a backup copies them. */
  readonly areFilesHeld: () => boolean;
  /** With `--emulator` only: null otherwise. */
  readonly compatibility: StorageStandIn | null;
}

export interface EmbeddedStorage {
  readonly routes: Hono;
  /** Removes what nothing points to any more; to be called every few minutes. */
  readonly sweep: Sweep;
}

export function createStorage(options: StorageOptions): EmbeddedStorage {
  const { database, disk, clock, log, folder, compatibility } = options;
  const index = new ObjectIndex(database);
  const storage: StorageContext = {
    index,
    sessions: new UploadSessions(database, clock),
    arrivals: new Arrivals({ folder, disk, clock, index }),
    wholeUploads: new WholeUploads(),
    access: new Access({
      ...options,
      ruleset: () => compatibility?.rulesetOr(options.ruleset()) ?? options.ruleset(),
    }),
    disk,
    clock,
    log,
    folder,
    areFilesHeld: options.areFilesHeld,
    hasBucket: (name) => name === options.bucket || (compatibility?.hasBucket(name) ?? false),
    compatibility,
  };
  const routes = new Hono();
  for (const part of [
    createFirebaseRoutes(storage),
    createApiRoutes(storage),
    createSignedLinkRoutes(storage, options.signer, options.isSessionOpen),
  ]) {
    part.onError((error, context) => {
      const answer = answerFailure(error);
      if (!answer) throw error;
      // What is left of the body is not read: the next request needs a connection of its own.
      if (isArriving(context)) answer.headers.set('connection', 'close');
      return answer;
    });
    routes.route('/', part);
  }
  if (compatibility) routes.route('/', compatibility.createRoutes(routes, storage));
  return { routes, sweep: createSweep(storage) };
}
