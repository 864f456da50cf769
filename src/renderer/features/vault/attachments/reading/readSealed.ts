/** The sealed bytes of a file as they stand on the server, gone on with from where a lost line left them. */
import { AnswerError } from '#platform/backend/answerError.ts';
import { limitOnSilence, withDeadline } from '#platform/backend/deadline.ts';
import { failureOf } from '#platform/backend/failure.ts';
import { readFile } from '#platform/backend/fileStore.ts';
import type { Clock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';
import { VaultStreamError } from '#shared/vault/problems.ts';

/** Nothing is stored under this file any more. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

export const vaultFilePath = (userId: UserId, fileId: VaultFileId) => `users/${userId}/vault/${fileId}`;

/** How often a line that was lost is tried again without a byte coming, before that is said. */
const TRIES = 5;

interface ReadSealedOptions {
  readonly path: string;
  /** Of what is stored. */
  readonly byteCount: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The store; tests bring their own. */
  readonly open?: typeof readFile;
}

/** Throws FileMissingError, VaultStreamError for a file of another length, what the line threw, or the signal's reason. */
export async function* readSealed({
  path,
  byteCount,
  clock,
  signal,
  open = readFile,
}: ReadSealedOptions): AsyncGenerator<Bytes> {
  let received = 0;
  let failures = 0;
  while (received < byteCount) {
    let reader: ReadableStreamDefaultReader<Bytes> | null = null;
    try {
      const response = await withDeadline(clock, limitOnSilence(0), signal, (limited) =>
        open(path, limited, received),
      );
      const stored = storedLength(response);
      if (stored !== null && stored !== byteCount) {
        throw new VaultStreamError({ is: stored < byteCount ? 'cut' : 'too-long' });
      }
      reader = response.body?.getReader() ?? null;
      for (;;) {
        signal.throwIfAborted();
        const piece = await reader?.read();
        if (!piece?.value) break;
        received += piece.value.length;
        failures = 0;
        yield piece.value;
      }
      if (received < byteCount) throw new TypeError('The line ended before the file did.');
    } catch (error) {
      signal.throwIfAborted();
      failures += 1;
      throwWhatLasts(error);
      if (failures >= TRIES) throw error;
      await clock.sleep(500 * 2 ** failures, signal);
    } finally {
      reader?.cancel().catch(() => undefined);
    }
  }
}

/** Of the whole file; null when the answer does not say. */
function storedLength({ status, headers }: Response): number | null {
  const text = status === 206 ? headers.get('content-range')?.split('/')[1] : headers.get('content-length');
  const length = Number(text ?? Number.NaN);
  return Number.isSafeInteger(length) ? length : null;
}

function throwWhatLasts(error: unknown): void {
  if (error instanceof VaultStreamError) throw error;
  if (error instanceof AnswerError && error.status === 404) throw new FileMissingError(error.message);
  // The part that is asked for is not there.
  if (error instanceof AnswerError && error.status === 416) throw new VaultStreamError({ is: 'cut' });
  const { kind } = failureOf(error);
  if (kind === 'refused' || kind === 'rejected' || kind === 'unauthenticated') throw error;
}
