/** One key holder for as long as a page shows what was opened with it; leaving the page ends it, and signing out too. */
import { type Remote, wrap } from 'comlink';
import { useEffect, useRef } from 'react';
import type { KeyHolder } from './keyHolder.ts';

/** The worker ended before it answered: the page was left, or the device gave out. */
export class KeyHolderEndedError extends Error {
  override readonly name = 'KeyHolderEndedError';
}

export interface KeyHolderConnection {
  /** Throws KeyHolderEndedError. A worker that ended by itself is begun anew by the next question, without open keys. */
  ask<Answer>(question: (holder: Remote<KeyHolder>) => Promise<Answer>): Promise<Answer>;
  /** Forgets whatever is open. */
  end(): void;
}

interface Running {
  readonly worker: Worker;
  readonly holder: Remote<KeyHolder>;
  readonly ended: PromiseWithResolvers<never>;
}

export function connectKeyHolder(start: () => Worker): KeyHolderConnection {
  let running: Running | null = null;

  function end(): void {
    running?.worker.terminate();
    running?.ended.reject(new KeyHolderEndedError('The keys were closed'));
    running = null;
  }

  function begin(): Running {
    const worker = start();
    const ended = Promise.withResolvers<never>();
    ended.promise.catch(() => undefined);
    const begun = { worker, holder: wrap<KeyHolder>(worker), ended };
    for (const event of ['error', 'messageerror'] as const) {
      worker.addEventListener(event, () => {
        if (running === begun) end();
      });
    }
    running = begun;
    return begun;
  }

  return {
    ask(question) {
      const { holder, ended } = running ?? begin();
      return Promise.race([question(holder), ended.promise]);
    },
    end,
  };
}

export function useKeyHolder(): KeyHolderConnection {
  const connection = useRef<KeyHolderConnection | null>(null);
  connection.current ??= connectKeyHolder(
    () => new Worker(new URL('./personKeys.worker.ts', import.meta.url), { type: 'module' }),
  );
  const { current } = connection;
  useEffect(() => () => current.end(), [current]);
  return current;
}
