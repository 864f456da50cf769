/**
 * A server that refuses who is asking may mean that the session was ended elsewhere. Whoever meets such a refusal says so
 * here; the session looks into it (features/session), and nobody takes it for a lost connection meanwhile.
 */
const refused = /^(?:\w+\/)?(?:unauthenticated|permission-denied)$/;
const refusedStatus: ReadonlySet<unknown> = new Set([401, 403]);
const listeners = new Set<() => void>();

export function onSessionDoubt(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
}

/** Whether the session itself may be what was refused. */
function isSessionInDoubt(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A rule of the business that said no has said that it knows who asks.
  if ('refusal' in error && error.refusal !== null) return error.refusal === 'session-ended';
  if ('status' in error) return refusedStatus.has(error.status);
  return 'code' in error && refused.test(String(error.code));
}

/** Any error may be handed over; only those that put the session in doubt are heard. */
export function reportRefusal(error: unknown): void {
  if (isSessionInDoubt(error)) for (const listener of listeners) listener();
}
