/** A zip made while it is written: entries are stored as they come, and nothing of it is held. */
import { makeZip } from 'client-zip';

export interface ZipEntry {
  readonly name: string;
  readonly input: string | Blob | ReadableStream<Uint8Array>;
  readonly size?: number;
  readonly lastModified?: Date;
}

/** `onWritten` hears how many bytes of the zip were taken. */
export function zipStream(
  entries: AsyncGenerator<ZipEntry>,
  now: Date,
  onWritten: (bytes: number) => void,
): ReadableStream<Uint8Array> {
  let written = 0;
  const meter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      written += chunk.byteLength;
      onWritten(written);
      controller.enqueue(chunk);
    },
  });
  return makeZip(dated(entries, now), { buffersAreUTF8: true }).pipeThrough(meter);
}

async function* dated(entries: AsyncGenerator<ZipEntry>, now: Date) {
  for await (const entry of entries) yield { lastModified: now, ...entry };
}
