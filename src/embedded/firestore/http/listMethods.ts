/** Methods that list: documents of a collection with those that are missing, and ids of collections. */
import { invalidArgument } from '../errors.ts';
import { createFieldMask, type FieldMask } from '../paths/fieldMask.ts';
import { NAME_FIELD, parseFieldPath } from '../paths/fieldPath.ts';
import { nameOf, type ResourceName } from '../paths/resourceName.ts';
import type { Query } from '../queries/query.ts';
import { type StoredDocument, subtreeOf } from '../storage/documents.ts';
import { afterPrefix, encodePath } from '../values/encodePath.ts';
import { assertIsAnswerable, parseCount } from '../wire/parseQuery.ts';
import { createAnswerRoom } from './answerRoom.ts';
import { type Json, wireDocument } from './readMethods.ts';
import { type Session, transactionOf } from './session.ts';
import { assertIsPresent, createView, type View } from './view.ts';

const DEFAULT_PAGE = 100;
const LARGEST_PAGE = 1000;

export function listDocuments(session: Session, target: ResourceName, parameters: URLSearchParams): Json {
  const collection = target.segments.at(-1) ?? '';
  const parent = target.segments.slice(0, -1);
  const masks = parameters.getAll('mask.fieldPaths');
  const mask = masks.length === 0 ? null : createFieldMask(masks.map(parseFieldPath));
  const size = pageSize(parameters.get('pageSize'));
  const showMissing = parameters.get('showMissing') === 'true';
  const orders = parseOrders(parameters.get('orderBy'));
  if (showMissing && orders.length > 0) {
    throw invalidArgument('show_missing cannot be used together with order_by.');
  }
  session.access.list(target.segments.join('/'), false, {
    limit: size,
    offset: null,
    orderBy: parameters.get('orderBy'),
    fixedFields: {},
  });
  if (showMissing) session.access.requirePrivilege('listing missing documents');
  const { at } = transactionOf(session, {
    transaction: parameters.get('transaction') ?? undefined,
    readTime: parameters.get('readTime') ?? undefined,
  });
  const view = createView(session, at);
  if (showMissing) assertIsPresent(view, 'show_missing');
  const token = parameters.get('pageToken');
  const offset = showMissing ? 0 : (readToken(token, isOffset) ?? 0);
  const entries = showMissing
    ? children(session, target.segments, readToken(token, isId), size + 1)
    : stored(view, { parent, collection, orders, offset, size: size + 1 });
  const page = entries.slice(0, size);
  const take = createAnswerRoom(session);
  for (const { document } of page) if (document) take(document);
  const last = page.at(-1);
  const hasMore = entries.length > size && last !== undefined;
  const next = showMissing ? last?.id : offset + page.length;
  return {
    ...(page.length === 0 ? {} : { documents: page.map((entry) => wireEntry(session, entry, mask)) }),
    ...(hasMore ? { nextPageToken: Buffer.from(JSON.stringify(next)).toString('base64url') } : {}),
  };
}

export function listCollectionIds(session: Session, target: ResourceName, body: Json): Json {
  session.access.requirePrivilege('listing collections');
  const size = pageSize(body.pageSize);
  const token = readToken(typeof body.pageToken === 'string' ? body.pageToken : null, isId);
  const found = children(session, target.segments, token, size + 1);
  const ids = found.slice(0, size).map(({ id }) => id);
  return {
    ...(ids.length === 0 ? {} : { collectionIds: ids }),
    ...(found.length > size
      ? { nextPageToken: Buffer.from(JSON.stringify(ids.at(-1))).toString('base64url') }
      : {}),
  };
}

interface Entry {
  readonly id: string;
  readonly path: string;
  readonly document: StoredDocument | null;
}

const wireEntry = (session: Session, { path, document }: Entry, mask: FieldMask | null) =>
  document ? wireDocument(session, document, mask) : { name: nameOf(session.database, path) };

/** What stands one segment below `segments`, leaping over everything further down. */
function children(
  session: Session,
  segments: readonly string[],
  after: string | null,
  limit: number,
): Entry[] {
  const { documents } = session.engine;
  const database = documents.databaseId(session.database);
  let { from, to } = subtreeOf(segments);
  if (after !== null) from = afterPrefix(encodePath([...segments, after]));
  const found: Entry[] = [];
  while (found.length < limit) {
    const [next] = documents.range(database, from, to, 1);
    if (!next) break;
    const id = next.path.split('/')[segments.length] ?? '';
    const path = [...segments, id].join('/');
    found.push({ id, path, document: next.path === path ? next : null });
    from = afterPrefix(encodePath([...segments, id]));
  }
  return found;
}

interface Page {
  readonly parent: readonly string[];
  readonly collection: string;
  readonly orders: Query['orders'];
  readonly offset: number;
  readonly size: number;
}

function stored(view: View, { parent, collection, orders, offset, size }: Page): Entry[] {
  const query: Query = {
    parent,
    collection,
    allDescendants: false,
    where: null,
    orders,
    start: null,
    end: null,
    offset,
    limit: size,
    select: null,
    nearest: null,
  };
  return [...view.run(query)].map((document) => ({
    id: document.path.split('/').at(-1) ?? '',
    path: document.path,
    document,
  }));
}

function parseOrders(text: string | null): Query['orders'] {
  if (!text) return [];
  const orders = text.split(',').map((part) => {
    const [field = '', direction = 'asc'] = part.trim().split(/\s+/);
    if (!/^(asc|desc)$/i.test(direction)) throw invalidArgument('Invalid order_by.');
    const path = field === NAME_FIELD ? [NAME_FIELD] : parseFieldPath(field);
    return { path, field, descending: direction.toLowerCase() === 'desc' };
  });
  assertIsAnswerable(null, orders);
  return orders;
}

function pageSize(sent: unknown): number {
  const size = parseCount(sent ?? undefined, 'page_size') ?? 0;
  return size === 0 ? DEFAULT_PAGE : Math.min(size, LARGEST_PAGE);
}

const isId = (token: unknown): token is string => typeof token === 'string';
const isOffset = (token: unknown): token is number =>
  typeof token === 'number' && Number.isSafeInteger(token) && token >= 0;

function readToken<Token>(text: string | null, isToken: (json: unknown) => json is Token): Token | null {
  if (!text) return null;
  try {
    const token: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (isToken(token)) return token;
  } catch {
    // Falls through to the one answer for every token that is not ours.
  }
  throw invalidArgument('Invalid page token.');
}
