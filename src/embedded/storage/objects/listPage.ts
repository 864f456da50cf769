/** One page of a bucket, folded by a delimiter as the vendor folds "folders". */
import type { ObjectIndex } from './objectIndex.ts';
import type { StoredObject } from './storedObject.ts';

interface ListRequest {
  readonly prefix: string;
  readonly delimiter: string;
  readonly maxResults: number;
  readonly pageToken: string;
  /** Names from this one on, itself included; empty for all. */
  readonly startOffset?: string;
  /** Names before this one, itself left out; empty for all. */
  readonly endOffset?: string;
}

interface ListPage {
  readonly objects: readonly StoredObject[];
  readonly prefixes: readonly string[];
  readonly nextPageToken: string | null;
}

/** Sorts after every name that begins with `prefix`. */
const LAST_CHARACTER = '\u{10ffff}';

export function readListPage(index: ObjectIndex, bucket: string, request: ListRequest): ListPage {
  const { prefix, delimiter, maxResults, startOffset = '', endOffset = '' } = request;
  const next = (after: string): StoredObject | null => {
    const [object] = index.list(bucket, { prefix, from: startOffset, after, limit: 1 });
    return object && (endOffset === '' || object.name < endOffset) ? object : null;
  };
  const objects: StoredObject[] = [];
  const prefixes: string[] = [];
  let after = request.pageToken ? Buffer.from(request.pageToken, 'base64url').toString() : '';
  while (objects.length + prefixes.length < maxResults) {
    const object = next(after);
    if (!object) return { objects, prefixes, nextPageToken: null };
    const cut = delimiter ? object.name.indexOf(delimiter, prefix.length) : -1;
    if (cut === -1) {
      objects.push(object);
      after = object.name;
    } else {
      const folder = object.name.slice(0, cut + delimiter.length);
      prefixes.push(folder);
      // Everything below the folder is one entry: the next object is the first after it.
      after = folder + LAST_CHARACTER;
    }
  }
  return { objects, prefixes, nextPageToken: next(after) ? Buffer.from(after).toString('base64url') : null };
}
