/** What happens to a page that matters to an open vault. */

export interface PageLife {
  /** Calls until the page is gone. */
  watch(listeners: PageListeners): void;
}

export interface PageListeners {
  /** Somebody did something in it. */
  onActivity(): void;
  /** It is looked at again. */
  onSeen(): void;
  /** It is closed, put aside for the way back, or stopped by the browser: nothing runs here until it is seen again. */
  onLeft(): void;
}

const doings = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

export const browserPageLife: PageLife = { watch: (listeners) => watchPageLife(listeners) };

/** Until `signal` aborts, where there is one. */
export function watchPageLife({ onActivity, onSeen, onLeft }: PageListeners, signal?: AbortSignal): void {
  const until = signal ? { signal } : {};
  for (const doing of doings) {
    addEventListener(doing, onActivity, { passive: true, capture: true, ...until });
  }
  addEventListener('focus', onSeen, until);
  addEventListener('pageshow', onSeen, until);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') onSeen();
    },
    until,
  );
  addEventListener('pagehide', onLeft, until);
  document.addEventListener('freeze', onLeft, until);
}
