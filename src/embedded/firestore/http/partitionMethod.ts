/** `partitionQuery`: where to cut a collection group for readers that work side by side. */
import { invalidArgument } from '../errors.ts';
import { nameOf } from '../paths/resourceName.ts';
import { assertCanBePartitioned, cutPoints } from '../queries/partition.ts';
import { parseCount, parseQuery } from '../wire/parseQuery.ts';
import { toNumber } from '../wire/parseValue.ts';
import type { Json } from './readMethods.ts';
import type { Session } from './session.ts';
import type { Target } from './target.ts';

const MAXIMUM_PARTITIONS = 10_000;

export function partitionQuery(session: Session, target: Target, body: Json): Json {
  session.access.requirePrivilege('cutting a collection group');
  const query = parseQuery(body.structuredQuery, target.segments);
  assertCanBePartitioned(query);
  const count = toNumber(body.partitionCount);
  if (!Number.isInteger(count) || count < 1 || count > MAXIMUM_PARTITIONS)
    throw invalidArgument('partition_count must be a positive integer.');
  const offset = body.pageToken ? toNumber(body.pageToken) : 0;
  if (!Number.isInteger(offset) || offset < 0) throw invalidArgument('Invalid page token.');
  const size = parseCount(body.pageSize, 'page_size') || count;
  const source = { ...session.engine, database: session.engine.documents.databaseId(session.database) };
  const points = cutPoints(source, query, count);
  const page = points.slice(offset, offset + size);
  return {
    partitions: page.map((path) => ({
      values: [{ referenceValue: nameOf(session.database, path) }],
      before: true,
    })),
    ...(offset + size < points.length ? { nextPageToken: String(offset + size) } : {}),
  };
}
