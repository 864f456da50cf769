/**
 * Where toasts are drawn. The region is loaded once the page is idle, so that what has to be said when the connection
 * is gone can be said; pages are drawn without waiting for it.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { hasToasts, prepareToasts, subscribeToFirstToast } from './toast.ts';
import { whenIdle } from './whenIdle.ts';

const ToastRegion = lazyPart(async () => (await import('./ToastRegion.tsx')).ToastRegion);

export function ToastOutlet() {
  const isNeeded = useSyncExternalStore(subscribeToFirstToast, hasToasts);
  useEffect(
    () =>
      whenIdle(() => {
        ToastRegion.prepare();
        prepareToasts();
      }),
    [],
  );
  return isNeeded ? <ToastRegion /> : null;
}
