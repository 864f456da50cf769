/**
 * What a request's path asks for: `/v1/projects/{p}/databases/{d}/documents{/path}{:verb}`. Segments arrive
 * percent-encoded (`%28default%29`), and an id may contain a colon.
 */
import { invalidArgument } from '../errors.ts';
import { parseResourceName, type ResourceName } from '../paths/resourceName.ts';

export interface Target extends ResourceName {
  readonly verb: string | null;
}

const verbs = new Set([
  'batchGet',
  'beginTransaction',
  'commit',
  'rollback',
  'runQuery',
  'runAggregationQuery',
  'listCollectionIds',
  'batchWrite',
  'partitionQuery',
  'executePipeline',
  'write',
  'listen',
]);

/** Null when the path is not below a database's documents. Throws INVALID_ARGUMENT. */
export function parseTarget(pathname: string, method: string): Target | null {
  const colon = pathname.lastIndexOf(':');
  const ending = pathname.slice(colon + 1);
  const hasVerb = method === 'POST' && colon > pathname.lastIndexOf('/') && verbs.has(ending);
  const bare = hasVerb ? pathname.slice(0, colon) : pathname;
  const segments = bare.replace(/^\/v1(beta1)?\//, '').split('/');
  let decoded: string[];
  try {
    decoded = segments.map(decodeURIComponent);
  } catch {
    throw invalidArgument('The path is not valid UTF-8.');
  }
  if (decoded[4] !== 'documents') return null;
  if (decoded.some((segment) => segment.includes('/')))
    throw invalidArgument('An id cannot contain a slash.');
  return { ...parseResourceName(decoded.join('/')), verb: hasVerb ? ending : null };
}
