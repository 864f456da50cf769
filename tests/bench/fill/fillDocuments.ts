/** The owner's items, and reservations for the uploads, written as the business logic's commits are. */
import type { DatabaseSync } from 'node:sqlite';
import { systemClock } from '#shared/clock.ts';
import { createEngine } from '../../../src/embedded/firestore/engine.ts';
import type { FirestoreFields } from '../../../src/embedded/firestore/value.ts';
import { commitWrites } from '../../../src/embedded/firestore/writes/commit.ts';
import type { Write } from '../../../src/embedded/firestore/writes/write.ts';
import { silentLogger } from '../../../src/embedded/log/logger.ts';
import {
  albumCount,
  itemId,
  LARGE_BYTES,
  largeItemId,
  OWNER,
  PROJECT,
  SMALL_ITEMS,
  smallItemId,
} from '../load/scene.ts';

/** As many writes as the vendor takes in a commit. */
const COMMIT = 500;
/** Commits that share a transaction of the database. */
const GROUP = 20;
const LARGE_ITEMS = 400;

const text = (stringValue: string) => ({ stringValue });

function item(index: number, documentCount: number): FirestoreFields {
  return {
    ownerId: text(OWNER),
    albumId: text(`album-${index % albumCount(documentCount)}`),
    kind: text('photo'),
    fileName: text(`photo-${index}.jpg`),
    state: text('ready'),
    byteCount: { integerValue: String(1_000_000 + index) },
    takenAt: text(new Date(Date.UTC(2000, 0, 1) + index * 60_000).toISOString().slice(0, 19)),
  };
}

const photoReservation: FirestoreFields = {
  ownerId: text(OWNER),
  albumId: text('album-of-photos'),
  kind: text('photo'),
  contentType: text('image/jpeg'),
  state: text('reserved'),
  byteCount: { integerValue: '1000' },
};

const filmReservation: FirestoreFields = {
  ownerId: text(OWNER),
  albumId: text('album-of-films'),
  kind: text('video'),
  contentType: text('video/mp4'),
  state: text('reserved'),
  byteCount: { integerValue: String(LARGE_BYTES) },
};

function* documents(count: number): Generator<Write> {
  const write = (id: string, fields: FirestoreFields): Write => ({
    kind: 'update',
    path: `users/${OWNER}/mediaItems/${id}`,
    fields,
    mask: null,
    transforms: [],
    precondition: null,
  });
  for (let index = 0; index < LARGE_ITEMS; index += 1) yield write(largeItemId(index), filmReservation);
  for (let index = 0; index < SMALL_ITEMS; index += 1) yield write(smallItemId(index), photoReservation);
  for (let index = 0; index < count; index += 1) yield write(itemId(index), item(index, count));
}

const business = {
  isPrivileged: true,
  get: () => undefined,
  list: () => undefined,
  write: () => undefined,
  requirePrivilege: () => undefined,
};

export async function fillDocuments(
  database: DatabaseSync,
  indexesJson: unknown,
  count: number,
): Promise<void> {
  const engine = createEngine({
    database,
    clock: systemClock,
    log: silentLogger,
    ruleset: () => {
      throw new Error('Nobody asks the rules here.');
    },
    indexesJson,
  });
  const name = { project: PROJECT, database: '(default)' };
  let commits: Promise<unknown>[] = [];
  let writes: Write[] = [];
  const submit = () => {
    const batch = writes;
    writes = [];
    commits.push(
      engine.commits.submit(() => commitWrites(engine.documents, name, batch, business, engine.clock.now())),
    );
  };
  for (const write of documents(count)) {
    writes.push(write);
    if (writes.length === COMMIT) submit();
    if (commits.length < GROUP) continue;
    await Promise.all(commits);
    commits = [];
  }
  submit();
  await Promise.all(commits);
}
