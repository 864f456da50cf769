/**
 * `showToast`: a short message that comes and goes, with an optional Undo. Callable from anywhere; `ToastRegion`
 * draws the queue. A toast with an action stays until answered or 10 s have passed with nobody on it (hover and
 * focus hold it); one without stays 6 s.
 */
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastMessage {
  readonly message: string;
  readonly tone?: 'neutral' | 'success' | 'error';
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** Drawn by ToastRegion only. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

const WITH_ACTION = 10_000;
const WITHOUT_ACTION = 6_000;

/** Returns a function that closes the toast. */
export function showToast(toast: ToastMessage): () => void {
  const key = toastQueue.add(toast, { timeout: toast.action ? WITH_ACTION : WITHOUT_ACTION });
  return () => toastQueue.close(key);
}
