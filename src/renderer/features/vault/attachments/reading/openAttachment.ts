/**
 * A file of the vault, opened: as a stream for whoever saves it, or whole in memory for whoever looks at it. Each chunk is
 * proven as it comes, and the whole by its length; nothing that was opened is written anywhere.
 */
import { systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Attachment } from '#shared/vault/content.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { sealedByteCount } from '#shared/vault/files.ts';
import { VaultStreamError } from '#shared/vault/problems.ts';
import type { VaultSession } from '../../open/vaultSession.ts';
import { readSealed, vaultFilePath } from './readSealed.ts';

export interface OpenAttachmentOptions {
  readonly session: Pick<VaultSession, 'openFileStream'>;
  readonly userId: UserId;
  readonly attachment: Attachment;
  readonly signal: AbortSignal;
  readonly onProgress?: (openedBytes: number) => void;
}

/** Fails with VaultStreamError, FileMissingError, what the line threw, or the signal's reason. */
export async function streamAttachment(options: OpenAttachmentOptions): Promise<ReadableStream<Bytes>> {
  const { session, userId, attachment, signal, onProgress } = options;
  const { fileId, key, byteCount } = attachment;
  const opening = await session.openFileStream({ fileId, key, byteCount });
  if (!opening.ok) throw new VaultStreamError(opening.problem);
  let openedBytes = 0;
  const counting = new TransformStream<Bytes, Bytes>({
    transform(piece, controller) {
      openedBytes += piece.length;
      onProgress?.(openedBytes);
      controller.enqueue(piece);
    },
  });
  const sealed = readSealed({
    path: vaultFilePath(userId, fileId),
    byteCount: sealedByteCount(byteCount),
    clock: systemClock,
    signal,
  });
  return streamOf(sealed).pipeThrough(opening.value, { signal }).pipeThrough(counting, { signal });
}

/** Whole, in memory. */
export async function readAttachment(options: OpenAttachmentOptions): Promise<Bytes> {
  const content = new Uint8Array(options.attachment.byteCount);
  let offset = 0;
  const reader = (await streamAttachment(options)).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return content;
    content.set(value, offset);
    offset += value.length;
  }
}

export function streamOf(pieces: AsyncGenerator<Bytes>): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
