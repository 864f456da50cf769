/**
 * Where toasts are drawn. The region is loaded as soon as somebody moves, so that what has to be said when the connection
 * is gone can be said; pages are drawn without it.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { atFirstMove } from './atFirstMove.ts';
import { lazyPart } from './lazyPart.tsx';
import { hasToasts, prepareToasts, subscribeToFirstToast } from './toast.ts';

const ToastRegion = lazyPart(async () => (await import('./ToastRegion.tsx')).ToastRegion);

export function ToastOutlet() {
  const isNeeded = useSyncExternalStore(subscribeToFirstToast, hasToasts, () => false);
  useEffect(
    () =>
      atFirstMove(() => {
        ToastRegion.prepare();
        prepareToasts();
      }),
    [],
  );
  return isNeeded ? <ToastRegion /> : null;
}
