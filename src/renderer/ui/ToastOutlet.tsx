/** Mounts the toast region when the first toast is shown, so that pages without one do not load it. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, subscribeToFirstToast } from './toast.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./ToastRegion.tsx')).ToastRegion }));

export function ToastOutlet() {
  const isNeeded = useSyncExternalStore(subscribeToFirstToast, hasToasts);
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
}
