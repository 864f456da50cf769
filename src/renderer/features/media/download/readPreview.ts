/**
 * A picture that stands for an original, for a download. No item knows its length and checksum: it is taken when it is
 * as long as the answer said and begins as the pictures that are drawn here do.
 */

import { chunksOf, type OpenMedia, WrongContentError } from './readWhole.ts';
import type { Retries } from './retries.ts';

interface ReadPreviewOptions {
  readonly open: OpenMedia;
  readonly previewPath: string;
  readonly signal: AbortSignal;
  readonly retries: Retries;
}

/** Throws WrongContentError, AnswerError, what the line threw last, or the signal's reason. */
export async function readPreview({ open, previewPath, signal, retries }: ReadPreviewOptions): Promise<Blob> {
  const goOnAfter = retries.ofFile(signal);
  for (;;) {
    try {
      const { stream, byteCount } = await retries.listen(signal, (limited) => open(previewPath, 0, limited));
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      for await (const chunk of chunksOf(stream, retries, signal)) chunks.push(chunk);
      const content = new Blob(chunks);
      if (byteCount !== null && content.size !== byteCount) throw new TypeError(`${previewPath} ended early`);
      if (!(await isPicture(content))) throw new WrongContentError(`${previewPath} is no picture`);
      retries.reset();
      return content;
    } catch (error) {
      if (signal.aborted || error instanceof WrongContentError) throw error;
      await goOnAfter(error);
    }
  }
}

/** JPEG, or WebP for what is see-through; PNG where a portrait was made by a browser that writes no WebP. */
async function isPicture(content: Blob): Promise<boolean> {
  const head = new Uint8Array(await content.slice(0, 12).arrayBuffer());
  const isJpeg = head[0] === 0xff && head[1] === 0xd8;
  const isPng = head[0] === 0x89 && head[1] === 0x50;
  return isJpeg || isPng || new TextDecoder('latin1').decode(head.subarray(8)) === 'WEBP';
}
