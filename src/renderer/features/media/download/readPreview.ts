/**
 * A picture that stands for an original, for a download. No item knows its length and checksum: it is taken when it is
 * as long as the answer said and begins as the pictures that are drawn here do.
 */

import { type OpenMedia, WrongContentError } from './readWhole.ts';
import { natureOf, type Retries } from './retries.ts';

/** How often a server that answers may fail to give it. */
const MOST_FAILURES = 5;

export interface ReadPreviewOptions {
  readonly open: OpenMedia;
  readonly previewPath: string;
  readonly signal: AbortSignal;
  readonly retries: Retries;
}

/** Throws WrongContentError, MediaFetchError, what the line threw last, or the signal's reason. */
export async function readPreview({ open, previewPath, signal, retries }: ReadPreviewOptions): Promise<Blob> {
  for (let failures = 0; ; ) {
    try {
      const { stream, byteCount } = await open(previewPath, 0, signal);
      const content = await new Response(stream).blob();
      if (byteCount !== null && content.size !== byteCount) throw new TypeError(`${previewPath} ended early`);
      if (!(await isPicture(content))) throw new WrongContentError(`${previewPath} is no picture`);
      retries.reset();
      return content;
    } catch (error) {
      if (signal.aborted || error instanceof WrongContentError) throw error;
      const nature = natureOf(error);
      if (nature === 'failing') failures += 1;
      if (nature === 'refused' || failures === MOST_FAILURES) throw error;
      await retries.waitAfter(error, signal);
    }
  }
}

/** JPEG, or WebP for what is see-through. */
async function isPicture(content: Blob): Promise<boolean> {
  const head = new Uint8Array(await content.slice(0, 12).arrayBuffer());
  const isJpeg = head[0] === 0xff && head[1] === 0xd8;
  return isJpeg || new TextDecoder('latin1').decode(head.subarray(8)) === 'WEBP';
}
