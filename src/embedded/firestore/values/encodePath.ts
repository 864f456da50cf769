/**
 * Document paths as bytes whose order is the vendor's: segment by segment, numeric ids (`__id7__`) before
 * text, text by its UTF-8 bytes. Every segment ends itself, so a parent's bytes are a prefix of exactly
 * its descendants' bytes, and `[parent, parent + 0xFF)` is a subtree.
 */
import { ByteWriter } from './ByteWriter.ts';

const NUMERIC = 2;
const TEXT = 3;

export function encodePath(segments: readonly string[]): Buffer {
  const writer = new ByteWriter();
  for (const segment of segments) writeSegment(writer, segment);
  return writer.finish();
}

export function writeSegment(writer: ByteWriter, segment: string): void {
  const numeric = /^__id(-?\d+)__$/.exec(segment);
  if (numeric?.[1] !== undefined) {
    writer.byte(NUMERIC);
    writer.unsigned64(BigInt.asUintN(64, BigInt(numeric[1]) + 2n ** 63n));
    // Two spellings of a number (`07`) are two documents.
    writer.text(segment);
  } else {
    writer.byte(TEXT);
    writer.text(segment);
  }
}

/** The first bytes after everything that starts with `prefix`. */
export const afterPrefix = (prefix: Uint8Array): Buffer => Buffer.concat([prefix, Buffer.of(0xff)]);
