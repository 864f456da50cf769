/**
 * [Note: Nothing is stranded]
 * Any request of an upload may be lost before or after it took effect, and the page may close at any moment. So every
 * step can be repeated: a reservation is asked for under an id the page chose and saved; the original goes on where the
 * server says it stands; thumbnails may be written again; a commitment of what is ready answers ready. What passes by
 * itself is tried again for as long as it takes. What is refused begins again from the file with a new reservation, a
 * few times. An upload that ends without being safe gives its room back.
 */
import type { Clock } from '#shared/clock.ts';
import { sentBytesOf } from '../upload.ts';
import { NotArrivedError, type Outcome } from './destinationSteps.ts';
import { canTryAgain, type Remedy, remedyFor } from './remedy.ts';
import { retryDelay, waitForConnection } from './retryDelay.ts';
import { createSteps, type StepOptions, type TaskWriter } from './steps.ts';
import type { QueueServer, Task } from './task.ts';

/** How often an upload begins again after a refusal, before the person is asked. */
const REFUSAL_LIMIT = 3;
/** How often a token is renewed without any step passing, before the session is believed to be over. */
const RENEWAL_LIMIT = 2;

export interface RunOptions extends StepOptions {
  readonly clock: Clock;
}

interface RunWriter extends TaskWriter {
  finish(task: Task): void;
  /** Ended without being safe: whatever room it may hold is given back. */
  giveUp(task: Task): void;
  /** Takes it off the list: another upload brings the same file. */
  drop(task: Task): void;
}

/** Gives what runs a task to its end: safe, failed for a lasting reason, or stopped by its signal. It never rejects. */
export function createRun(options: RunOptions, writer: RunWriter): (task: Task) => Promise<void> {
  const advance = createSteps(options, writer);

  function settle(task: Task, outcome: Outcome): void {
    switch (outcome.kind) {
      case 'ready':
        writer.finish(task);
        return;
      case 'damaged':
        writer.move(task, { kind: 'damaged' });
        return;
      case 'repeated':
        // Pressed twice. Under another name it is worth a word.
        if (outcome.earlier.fileName === task.upload.fileName) writer.drop(task);
        else settle(task, { kind: 'failed', code: 'media-already-in-album' });
        return;
      case 'given-back':
        writer.drop(task);
        return;
      case 'failed': {
        const { code } = outcome;
        // Whoever signs in again goes on where it stands; everything else ends here.
        if (code !== 'signed-out' && code !== 'file-needed') writer.giveUp(task);
        writer.move(task, { kind: 'failed', code, canRetry: canTryAgain(code) });
      }
    }
  }

  return async (task) => {
    const { signal } = task.stop;
    let attempt = 0;
    let refusals = 0;
    let renewals = 0;
    for (;;) {
      try {
        const outcome = await advance(task, signal, () => {
          attempt = 0;
          renewals = 0;
        });
        // What became safe while the person paused it is safe.
        if (outcome.kind === 'ready' || !signal.aborted) settle(task, outcome);
        return;
      } catch (error) {
        if (signal.aborted) return;
        let remedy = remedyFor(error);
        if (remedy.kind === 'renew') {
          renewals += 1;
          remedy = renewals > RENEWAL_LIMIT ? signedOut : await renew(options.server);
        }
        if (remedy.kind === 'begin-again') {
          refusals += 1;
          beginAgain(task, error);
          const code = error instanceof NotArrivedError ? error.code : 'server';
          if (refusals > REFUSAL_LIMIT) remedy = { kind: 'give-up', code };
        }
        if (signal.aborted) return;
        if (remedy.kind === 'give-up') {
          settle(task, { kind: 'failed', code: remedy.code });
          return;
        }
        const wait = remedy.kind === 'wait' ? remedy : null;
        const because = wait?.because ?? 'server';
        writer.move(task, { kind: 'reconnecting', sentBytes: sentBytesOf(task.upload), because });
        try {
          const delay = retryDelay(attempt, wait?.retryAfter ?? null);
          await waitForConnection(options.clock, delay, signal);
        } catch {
          return;
        }
        attempt += 1;
      }
    }
  };
}

const signedOut: Remedy = { kind: 'give-up', code: 'signed-out' };

async function renew(server: QueueServer): Promise<Remedy> {
  try {
    await server.renewSession();
    return { kind: 'wait', because: 'server', retryAfter: null };
  } catch (error) {
    const remedy = remedyFor(error);
    return remedy.kind === 'wait' ? remedy : signedOut;
  }
}

/** What was refused is not asked for in the same way again. */
function beginAgain(task: Task, error: unknown): void {
  const { reservation, inspection } = task.progress;
  const isLost = error instanceof NotArrivedError;
  // What arrived is not what was described: the file may have changed since it was looked at. Without the file, its
  // description is what tells it from others when it is chosen again.
  const isDescribed = isLost && (error.code !== 'checksum-mismatch' || task.file === null);
  task.progress = {
    ...task.progress,
    // Only what surely did not arrive is given up: a commitment may have been kept and its answer refused.
    reservation: reservation && { ...reservation, folder: null, isGivenUp: reservation.isGivenUp || isLost },
    session: null,
    isSent: false,
    // What did not arrive was described well enough; anything else may be the description's fault.
    inspection: isDescribed ? inspection : null,
  };
}
