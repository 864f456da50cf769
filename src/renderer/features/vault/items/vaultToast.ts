/** Toasts of the vault: one that can still undo something holds what is decrypted, so it goes when the vault locks. */
import { showToast } from '#ui/toast.ts';
import type { ToastMessage } from '#ui/toastMessage.ts';
import { vaultSession } from '../open/vaultStore.ts';

/** Longer than any toast is shown. */
const GONE_AFTER = 60_000;

/** Say numbers of items in it, never their titles. */
export function showVaultToast(toast: ToastMessage): void {
  const session = vaultSession();
  const close = showToast(toast);
  const stop = session.subscribe(() => {
    if (session.snapshot().kind !== 'open') close();
  });
  setTimeout(stop, GONE_AFTER);
}
