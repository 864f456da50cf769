/**
 * The recovery key that the vault was just opened with, so that a new phrase can be chosen at once without typing it
 * again. It is in memory alone, and gone when it was used, put off, or the vault locks.
 */
import { vaultSession } from '../open/vaultStore.ts';

let held: string | null = null;
const listeners = new Set<() => void>();

function hold(recoveryKey: string | null): void {
  held = recoveryKey;
  for (const listener of listeners) listener();
}

export function holdRecoveryKey(recoveryKey: string): void {
  hold(recoveryKey);
  const session = vaultSession();
  const stop = session.subscribe(() => {
    if (session.snapshot().kind === 'open') return;
    stop();
    hold(null);
  });
}

export const forgetRecoveryKey = () => hold(null);
export const heldRecoveryKey = () => held;

export function subscribeToHeldKey(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
