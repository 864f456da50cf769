/**
 * What is pressed on a page made at build, before the app has taken it over, is pressed again once it has. Links lead
 * where they lead by themselves.
 */

/** Told on the root by whoever draws the app. */
export const TAKEN_OVER = 'amaranth-taken-over';

export function pressAgain(root: Element | null = document.querySelector('#root')): void {
  if (!root) return;
  let pressed: HTMLElement | null = null;
  const ended = new AbortController();
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      if (button) pressed = button;
    },
    { capture: true, signal: ended.signal },
  );
  // A form that nobody hears would be sent as an address, with what was typed in it.
  root.addEventListener('submit', (event) => event.preventDefault(), { signal: ended.signal });
  root.addEventListener(
    TAKEN_OVER,
    () => {
      ended.abort();
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}
