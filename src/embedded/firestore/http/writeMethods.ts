/** Methods that write: commits, batches, single documents, and the ends of transactions. */
import { randomBytes } from 'node:crypto';
import { FirestoreError, invalidArgument, PermissionDeniedError } from '../errors.ts';
import { parseFieldPath } from '../paths/fieldPath.ts';
import { nameOf, type ResourceName, validateId } from '../paths/resourceName.ts';
import { parseFields } from '../wire/parseValue.ts';
import { parseWrite } from '../wire/parseWrite.ts';
import { fromMicroseconds, toMicroseconds } from '../wire/timestamp.ts';
import { type CommitResult, commitWrites, type WriteResult } from '../writes/commit.ts';
import type { Precondition, Write } from '../writes/write.ts';
import { type Json, wireDocument } from './readMethods.ts';
import { type Session, standard } from './session.ts';

const MAXIMUM_BATCH = 500;
/**
 * What people may ask of one commit. Each write is worked out on the whole document, so those of one document cost
 * its size again and again.
 */
const MOST_WRITES = 500;
const MOST_TRANSFORMS = 500;
const MOST_WRITES_OF_A_DOCUMENT = 20;

function apply(session: Session, writes: readonly Write[]): CommitResult {
  const { engine, database, access } = session;
  return commitWrites(engine.documents, database, writes, access, engine.clock.now());
}

const wireResult = ({ updated, transformResults }: WriteResult): Json => ({
  ...(updated === null ? {} : { updateTime: fromMicroseconds(updated) }),
  ...(transformResults.length === 0 ? {} : { transformResults }),
});

function parseWrites(session: Session, json: unknown): Write[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw invalidArgument('Invalid JSON payload received. Invalid writes.');
  const { isPrivileged } = session.access;
  if (!isPrivileged && json.length > MOST_WRITES) {
    throw invalidArgument(`At most ${MOST_WRITES} writes are allowed.`);
  }
  const writes = json.map((write: unknown) => parseWrite(write, session.database));
  if (!isPrivileged) assertIsModest(writes);
  return writes;
}

function assertIsModest(writes: readonly Write[]): void {
  let transforms = 0;
  const counts = new Map<string, number>();
  for (const write of writes) {
    if (write.kind === 'update') transforms += write.transforms.length;
    const count = (counts.get(write.path) ?? 0) + 1;
    counts.set(write.path, count);
    if (count > MOST_WRITES_OF_A_DOCUMENT) {
      throw invalidArgument(`At most ${MOST_WRITES_OF_A_DOCUMENT} writes of one document are allowed.`);
    }
  }
  if (transforms > MOST_TRANSFORMS) {
    throw invalidArgument(`At most ${MOST_TRANSFORMS} field transforms are allowed.`);
  }
}

export async function commit(session: Session, body: Json): Promise<Json> {
  const writes = parseWrites(session, body.writes);
  const { transaction } = body;
  const result = await session.engine.commits.submit(() => {
    if (typeof transaction === 'string' && transaction !== '') {
      const { isReadOnly } = session.engine.transactions.finish(
        standard(transaction),
        session.database,
        session.owner,
      );
      if (isReadOnly && writes.length > 0) {
        throw invalidArgument('Cannot modify entities in a read-only transaction.');
      }
    }
    return apply(session, writes);
  });
  return {
    ...(writes.length === 0 ? {} : { writeResults: result.writeResults.map(wireResult) }),
    commitTime: fromMicroseconds(result.commitTime),
  };
}

/** Each write for itself: one that fails leaves the others. */
export async function batchWrite(session: Session, body: Json): Promise<Json> {
  const writes = parseWrites(session, body.writes);
  if (writes.length > MAXIMUM_BATCH) throw invalidArgument(`At most ${MAXIMUM_BATCH} writes are allowed.`);
  if (new Set(writes.map(({ path }) => path)).size < writes.length) {
    throw invalidArgument('A document may be written at most once in a batch.');
  }
  const settled = await Promise.allSettled(
    writes.map((write) => session.engine.commits.submit(() => apply(session, [write]))),
  );
  const answers = settled.map((one) => {
    if (one.status === 'fulfilled') {
      const [result] = one.value.writeResults;
      return { result: result ? wireResult(result) : {}, status: {} };
    }
    if (!(one.reason instanceof FirestoreError)) throw one.reason;
    if (one.reason instanceof PermissionDeniedError) {
      session.engine.log.log('info', 'firestore-denied', { reason: one.reason.reason });
    }
    return { result: {}, status: { code: one.reason.rpcCode, message: one.reason.message } };
  });
  return {
    writeResults: answers.map(({ result }) => result),
    status: answers.map(({ status }) => status),
  };
}

export async function createDocument(
  session: Session,
  target: ResourceName,
  parameters: URLSearchParams,
  body: Json,
): Promise<Json> {
  const id = parameters.get('documentId') || randomBytes(15).toString('base64url').slice(0, 20);
  const path = [...target.segments, id].join('/');
  validateId(id, nameOf(session.database, path));
  return writeOne(session, path, body, null, { exists: false });
}

export async function patchDocument(
  session: Session,
  target: ResourceName,
  parameters: URLSearchParams,
  body: Json,
): Promise<Json> {
  const masks = parameters.getAll('updateMask.fieldPaths');
  const mask = masks.length === 0 ? null : masks.map(parseFieldPath);
  return writeOne(session, target.segments.join('/'), body, mask, preconditionOf(parameters));
}

export async function deleteDocument(
  session: Session,
  target: ResourceName,
  parameters: URLSearchParams,
): Promise<Json> {
  const path = target.segments.join('/');
  const precondition = preconditionOf(parameters);
  await session.engine.commits.submit(() => apply(session, [{ kind: 'delete', path, precondition }]));
  return {};
}

async function writeOne(
  session: Session,
  path: string,
  body: Json,
  mask: Extract<Write, { kind: 'update' }>['mask'],
  precondition: Precondition | null,
): Promise<Json> {
  const fields = parseFields(body.fields);
  const document = await session.engine.commits.submit(() => {
    apply(session, [{ kind: 'update', path, fields, mask, transforms: [], precondition }]);
    return session.read(path);
  });
  return document ? { ...wireDocument(session, document, null) } : {};
}

function preconditionOf(parameters: URLSearchParams): Precondition | null {
  const exists = parameters.get('currentDocument.exists');
  const updateTime = parameters.get('currentDocument.updateTime');
  if (exists !== null && updateTime !== null) throw invalidArgument('Only one precondition may be set.');
  if (exists !== null) return { exists: exists === 'true' };
  return updateTime === null ? null : { updateTime: toMicroseconds(updateTime) };
}
