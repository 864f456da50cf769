/**
 * `showToast`: a short message that comes and goes, with an optional action such as Undo. Callable from anywhere;
 * `ToastOutlet` draws it. One with an action stays 10 s, one without 6 s; hover and focus hold it.
 */
import { OnDemand } from './onDemand.ts';
import type { ToastMessage } from './toastMessage.ts';

const WITH_ACTION = 10_000;
const WITHOUT_ACTION = 6_000;

const queue = new OnDemand(async () => (await import('./toastQueue.ts')).toastQueue);
let isNeeded = false;
const listeners = new Set<() => void>();

/** Returns a function that closes the toast. */
export function showToast(toast: ToastMessage): () => void {
  isNeeded = true;
  for (const listener of listeners) listener();
  const shown = queue.get().then((toasts) => {
    // Pressed twice, it is said once, and anew. One with an action is of its own press.
    const alike = toasts.visibleToasts.find(
      ({ content }) => !content.action && !toast.action && content.message === toast.message,
    );
    if (alike) toasts.close(alike.key);
    const key = toasts.add(toast, { timeout: toast.action ? WITH_ACTION : WITHOUT_ACTION });
    return () => toasts.close(key);
  });
  return () => void shown.then((close) => close());
}

/** Loads what shows toasts before there is one. */
export function prepareToasts(): void {
  queue.prepare();
}

/** For ToastOutlet: whether any toast was ever shown. */
export function hasToasts(): boolean {
  return isNeeded;
}

export function subscribeToFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
