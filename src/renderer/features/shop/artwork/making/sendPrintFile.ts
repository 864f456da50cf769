/** A finished file to the workshop's shelf: reserved, sent in parts that go on where they stopped, and checked. */
import { Retries, waitForBrowserConnection } from '#features/media/index.ts';
import { hashWholeFile, sendToStore } from '#features/uploads/index.ts';
import { call, callRepeatable } from '#platform/backend/callables.ts';
import { failureOf } from '#platform/backend/failure.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { printFilesCommit, printFilesDiscard, printFilesReserve } from '#shared/callables/printFiles.ts';
import { systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import {
  PRINT_FILE_LIMIT_BYTES,
  PRINT_FILE_TYPE,
  type PrintFile,
  type PrintFileId,
  printFileIdSchema,
  printFilePath,
} from '#shared/domain/printFile.ts';

/** Most waiting without a byte, in milliseconds: somebody watches. */
const LONGEST_WAIT = 60_000;

export class PrintFileTooLargeError extends Error {
  override readonly name = 'PrintFileTooLargeError';
}

export type PrintDescription = Pick<PrintFile, 'productId' | 'size' | 'title' | 'pages' | 'coarsePictures'>;

export const printRetries = (): Retries =>
  new Retries({ clock: systemClock, waitForConnection: waitForBrowserConnection, longestWait: LONGEST_WAIT });

const newId = (): PrintFileId =>
  printFileIdSchema.parse(
    Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
  );

/** Throws PrintFileTooLargeError, CallableError, what the line threw last, or the signal's reason. */
export async function sendPrintFile(
  userId: UserId,
  file: Blob,
  description: PrintDescription,
  { signal, onSent }: { readonly signal: AbortSignal; readonly onSent: (bytes: number) => void },
): Promise<PrintFileId> {
  if (file.size > PRINT_FILE_LIMIT_BYTES) throw new PrintFileTooLargeError();
  const id = newId();
  const { md5 } = await hashWholeFile(file);
  signal.throwIfAborted();
  await callRepeatable(printFilesReserve, { ...description, id, byteCount: file.size, md5 });
  try {
    await send(printFilePath(userId, id), file, signal, onSent);
    await callRepeatable(printFilesCommit, { id });
    return id;
  } catch (error) {
    await discardPrintFile(id);
    throw error;
  }
}

async function send(
  path: string,
  content: Blob,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<void> {
  const retries = printRetries();
  const goOnAfter = retries.ofFile(signal);
  let session: string | null = null;
  for (;;) {
    try {
      await sendToStore({
        path,
        content,
        contentType: PRINT_FILE_TYPE,
        session,
        signal,
        onSession: (begun) => {
          session = begun;
        },
        onProgress: (bytes) => {
          retries.reset();
          onSent(bytes);
        },
      });
      return;
    } catch (error) {
      signal.throwIfAborted();
      // A refusal may mean that an earlier try arrived whole and its answer was lost: the commitment tells.
      if (session !== null && failureOf(error).kind === 'rejected') return;
      await goOnAfter(error);
    }
  }
}

/** One that is not wanted any more; what is in the cart or ordered stays. It is forgotten by itself where this fails. */
export async function discardPrintFile(id: PrintFileId): Promise<void> {
  await call(printFilesDiscard, { id }).catch((error: unknown) =>
    logWarning('A print file was not discarded', {}, error),
  );
}
