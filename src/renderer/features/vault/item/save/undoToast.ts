/**
 * The toast that offers to take back what was done last with an item. It holds on to what is in the item, so it goes when the
 * vault locks; and there is one at a time: what came before is among the earlier versions.
 */
import { showToast } from '#ui/toast.ts';
import type { ToastMessage } from '#ui/toastMessage.ts';
import { vaultSession } from '../../open/vaultStore.ts';

let close: (() => void) | null = null;
let isWatching = false;

export function showUndoToast(toast: ToastMessage): void {
  watchLock();
  close?.();
  close = showToast(toast);
}

function watchLock(): void {
  if (isWatching) return;
  isWatching = true;
  const session = vaultSession();
  session.subscribe(() => {
    if (session.snapshot().kind === 'open') return;
    close?.();
    close = null;
  });
}
