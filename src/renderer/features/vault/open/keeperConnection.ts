/** One worker and the vault in it. Whatever was asked of it rejects when it ends, on purpose or by itself. */
import { type Remote, wrap } from 'comlink';
import type { Startable } from '#platform/workers/workerPool.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import type { VaultKeeper } from './keeper/vaultKeeper.ts';

export interface KeeperConnection {
  /** Throws VaultLockedError when the worker ends before it answers. */
  ask<Answer>(question: (keeper: Remote<VaultKeeper>) => Promise<Answer>): Promise<Answer>;
  end(): void;
}

/** `onFailure` runs when the worker is beyond use, and was not ended here. */
export function connectKeeper(start: () => Startable, onFailure: (reason: string) => void): KeeperConnection {
  const worker = start();
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => undefined);
  let isOver = false;
  const keeper = wrap<VaultKeeper>(worker);

  function end(): void {
    if (isOver) return;
    isOver = true;
    // No message to it: it may be in the middle of a derivation, and is ended all the same.
    worker.terminate();
    ended.reject(new VaultLockedError('The vault was locked'));
  }

  for (const event of ['error', 'messageerror'] as const) {
    worker.addEventListener(event, () => {
      if (isOver) return;
      end();
      onFailure(event);
    });
  }
  return {
    ask: (question) => (isOver ? ended.promise : Promise.race([question(keeper), ended.promise])),
    end,
  };
}
