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

export const browserPageLife: PageLife = {
  watch({ onActivity, onSeen, onLeft }) {
    for (const doing of doings) addEventListener(doing, onActivity, { passive: true, capture: true });
    addEventListener('focus', onSeen);
    addEventListener('pageshow', onSeen);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') onSeen();
    });
    addEventListener('pagehide', onLeft);
    document.addEventListener('freeze', onLeft);
  },
};
