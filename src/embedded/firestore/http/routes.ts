/** The REST protocol: which method a request asks for, and how its answer or failure is written. */
import { Hono } from 'hono';
import type { Caller, ResolveCaller } from '../../caller.ts';
import { InvalidTokenError } from '../../caller.ts';
import { environmentOf } from '../../http/environment.ts';
import type { FirestoreCompatibility } from '../compatibility.ts';
import type { Engine } from '../engine.ts';
import { FirestoreError, invalidArgument, PermissionDeniedError } from '../errors.ts';
import { createFieldMask } from '../paths/fieldMask.ts';
import { parseFieldPath } from '../paths/fieldPath.ts';
import { nameOf } from '../paths/resourceName.ts';
import { listCollectionIds, listDocuments } from './listMethods.ts';
import { parseBody } from './parseBody.ts';
import { partitionQuery } from './partitionMethod.ts';
import { aggregationQuery, batchGet, type Json, query, wireDocument } from './readMethods.ts';
import { beginTransaction, createSession, type Session, standard, transactionOf } from './session.ts';
import { parseTarget, type Target } from './target.ts';
import { createView } from './view.ts';
import { batchWrite, commit, createDocument, deleteDocument, patchDocument } from './writeMethods.ts';

interface RoutesOptions {
  readonly engine: Engine;
  readonly resolveCaller: ResolveCaller;
  /** The one project that is served, unless the vendors' test libraries ask. */
  readonly projectId: string;
  readonly compatibility: FirestoreCompatibility | null;
}

export function createRoutes({ engine, resolveCaller, projectId, compatibility }: RoutesOptions): Hono {
  const routes = new Hono();

  routes.all('/v1/projects/*', async (context) => {
    const request = context.req.raw;
    const url = new URL(request.url);
    let isStream = false;
    try {
      const target = parseTarget(url.pathname, request.method);
      if (!target) return context.json(failure(404, 'NOT_FOUND', 'Not found.'), 404);
      isStream = target.verb !== null && streams.has(target.verb);
      if (!compatibility) requireOwnDatabase(target, projectId);
      const caller = await authenticate(resolveCaller, request);
      const bytes = hasBody(request)
        ? (environmentOf(context).body ?? (await request.arrayBuffer()))
        : new ArrayBuffer(0);
      const begun = performance.now();
      // Reads, and the checks before a write, end before anything else runs: that is what they cost the others.
      const answering = answerWhole(bytes, createSession(engine, caller, target.database), target, request);
      let heldFor = performance.now() - begun;
      const json = await answering.finally(() => context.set('heldFor', heldFor));
      const resumed = performance.now();
      const response = context.json(json);
      heldFor += performance.now() - resumed;
      context.set('heldFor', heldFor);
      return response;
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      if (error instanceof PermissionDeniedError) {
        engine.log.log('info', 'firestore-denied', { reason: error.reason });
      }
      const body = failure(error.httpStatus, error.status, error.message, error.details);
      return context.json(isStream ? [body] : body, error.httpStatus as 400);
    }
  });

  if (compatibility) routes.route('/', compatibility.createRoutes(engine));
  return routes;
}

const streams = new Set(['batchGet', 'runQuery', 'runAggregationQuery']);

const failure = (code: number, status: string, message: string, details?: readonly object[]) => ({
  error: { code, message, status, ...(details ? { details } : {}) },
});

function requireOwnDatabase({ database: { project, database } }: Target, projectId: string): void {
  if (project !== projectId) throw new PermissionDeniedError('the request names another project');
  if (database !== '(default)') {
    throw new FirestoreError('NOT_FOUND', `The database ${database} does not exist for project ${project}.`);
  }
}

const hasBody = ({ method }: Request) => method === 'POST' || method === 'PATCH';

async function answerWhole(
  bytes: ArrayBuffer | Uint8Array,
  session: Session,
  target: Target,
  { method, url }: Request,
): Promise<Json | Json[]> {
  return answer(session, target, method, new URL(url).searchParams, parseBody(bytes));
}

async function authenticate(resolveCaller: ResolveCaller, request: Request): Promise<Caller> {
  try {
    return await resolveCaller(request.headers.get('authorization') ?? undefined);
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    throw new FirestoreError(
      'UNAUTHENTICATED',
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
    );
  }
}

async function answer(
  session: Session,
  target: Target,
  method: string,
  parameters: URLSearchParams,
  body: Json,
): Promise<Json | Json[]> {
  const isDocument = target.segments.length > 0 && target.segments.length % 2 === 0;
  const isCollection = target.segments.length % 2 === 1;
  if (target.verb !== null) return answerVerb(session, target, body);
  if (method === 'GET' && isDocument) return getDocument(session, target, parameters);
  if (method === 'GET' && isCollection) return listDocuments(session, target, parameters);
  if (method === 'POST' && isCollection) return createDocument(session, target, parameters, body);
  if (method === 'PATCH' && isDocument) return patchDocument(session, target, parameters, body);
  if (method === 'DELETE' && isDocument) return deleteDocument(session, target, parameters);
  throw invalidArgument('The path names neither a document nor a collection that this method takes.');
}

async function answerVerb(session: Session, target: Target, body: Json): Promise<Json | Json[]> {
  const isParent = target.segments.length % 2 === 0;
  if (!isParent) throw invalidArgument('The parent must be a document or the root of the database.');
  switch (target.verb) {
    case 'runQuery':
      return query(session, target, body);
    case 'runAggregationQuery':
      return aggregationQuery(session, target, body);
    case 'partitionQuery':
      return partitionQuery(session, target, body);
    case 'listCollectionIds':
      return listCollectionIds(session, target, body);
    default:
      break;
  }
  if (target.segments.length > 0) throw invalidArgument('This method is asked of the whole database.');
  switch (target.verb) {
    case 'batchGet':
      return batchGet(session, body);
    case 'commit':
      return commit(session, body);
    case 'batchWrite':
      return batchWrite(session, body);
    case 'beginTransaction':
      return { transaction: beginTransaction(session, body.options).id };
    case 'rollback': {
      const id = body.transaction;
      if (typeof id !== 'string') throw invalidArgument('A transaction is required.');
      session.engine.transactions.rollback(standard(id), session.database, session.owner);
      return {};
    }
    default:
      throw new FirestoreError('NOT_FOUND', 'Method not found.');
  }
}

function getDocument(session: Session, target: Target, parameters: URLSearchParams): Json {
  const path = target.segments.join('/');
  const masks = parameters.getAll('mask.fieldPaths');
  const { transaction, at } = transactionOf(session, {
    transaction: parameters.get('transaction') ?? undefined,
    readTime: parameters.get('readTime') ?? undefined,
  });
  const document = createView(session, at).read(path);
  session.access.get(path, document);
  transaction?.observe(`document:${path}`, () => session.read(path)?.updated === document?.updated);
  if (!document) {
    throw new FirestoreError('NOT_FOUND', `Document "${nameOf(session.database, path)}" not found.`);
  }
  const mask = masks.length === 0 ? null : createFieldMask(masks.map(parseFieldPath));
  return { ...wireDocument(session, document, mask) };
}
