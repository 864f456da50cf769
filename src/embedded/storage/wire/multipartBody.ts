/**
 * A `multipart/related` body of two parts, metadata and content, read as a stream: the content is never held whole.
 * Source: RFC 2387; https://cloud.google.com/storage/docs/uploading-objects#multipart-upload
 */
import { TEXT_LIMIT } from './requestParts.ts';
import { invalidArgument } from './storageError.ts';

/** RFC 2046 §5.1.1. */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

interface MultipartBody {
  readonly metadata: string;
  readonly contentType: string | null;
  readonly content: AsyncIterable<Uint8Array>;
  /** What the content's size can only be, by the length of the whole; empty when that is not known. */
  readonly possibleSizes: readonly number[];
}

function boundaryOf(contentType: string): string {
  const match = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2] ?? '';
  if (!BOUNDARY.test(boundary)) throw invalidArgument('A multipart body needs a boundary.');
  return boundary;
}

/** Yields the content until its closing boundary; holds back only as much as a boundary is long. */
async function* contentUntil(
  delimiter: Buffer,
  first: Buffer,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let held = first;
  let isFirst = true;
  for (;;) {
    // An empty content has no line break of its own before the boundary.
    if (isFirst && held.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) return;
    const end = held.indexOf(delimiter);
    if (end !== -1) {
      if (end > 0) yield held.subarray(0, end);
      return;
    }
    const safe = held.length - delimiter.length;
    if (safe > 0) {
      isFirst = false;
      yield held.subarray(0, safe);
      held = held.subarray(safe);
    }
    const next = await rest.next();
    if (next.done) throw invalidArgument('The multipart body ends without its boundary.');
    held = Buffer.concat([held, next.value]);
  }
}

/** The content's size by what is left for it and its closing boundary, which a line break may follow. */
function sizesFor(left: number | null, delimiter: Buffer): number[] {
  if (left === null) return [];
  const size = left - delimiter.length - '--'.length;
  return [...new Set([size, size - '\r\n'.length].map((one) => Math.max(0, one)))];
}

/** Throws StorageError 400 for a body that is not two parts. `length` is the whole body's, where it is known. */
export async function readMultipart(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
  length: number | null,
): Promise<MultipartBody> {
  const boundary = boundaryOf(contentType);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const source = body[Symbol.asyncIterator]();
  // The line break that every later boundary has.
  const prefix = '\r\n';
  let head = Buffer.from(prefix);
  // Up to the blank line of the second part.
  for (;;) {
    const first = head.indexOf(delimiter);
    const second = first === -1 ? -1 : head.indexOf(delimiter, first + delimiter.length);
    const blank = second === -1 ? -1 : head.indexOf('\r\n\r\n', second);
    const isTooLarge = (blank === -1 ? head.length : blank) > TEXT_LIMIT;
    if (isTooLarge) throw invalidArgument(`The metadata may hold at most ${TEXT_LIMIT / 1024} KiB.`);
    if (blank !== -1) {
      const metadataStart = head.indexOf('\r\n\r\n', first);
      if (metadataStart === -1 || metadataStart > second)
        throw invalidArgument('The first part has no content.');
      const partHeaders = head.subarray(second, blank).toString();
      const contentStart = blank + 4;
      return {
        metadata: head.subarray(metadataStart + 4, second).toString(),
        contentType: /^content-type:[ \t]*([^\r\n]+)$/im.exec(partHeaders)?.[1]?.trim() ?? null,
        content: contentUntil(delimiter, head.subarray(contentStart), source),
        possibleSizes: sizesFor(length === null ? null : length - (contentStart - prefix.length), delimiter),
      };
    }
    const next = await source.next();
    if (next.done) throw invalidArgument('The multipart body ends before its content.');
    head = Buffer.concat([head, next.value]);
  }
}
