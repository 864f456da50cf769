/**
 * Calls `act` once, with the first sign of somebody at the page: what a person may need is got then, before they ask for
 * it and not while the page is still on its way. Returns what calls it off.
 */
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'];

export function atFirstMove(act: () => void, page: EventTarget = window): () => void {
  const ended = new AbortController();
  const begin = () => {
    ended.abort();
    act();
  };
  const options = { capture: true, passive: true, signal: ended.signal };
  for (const sign of signs) page.addEventListener(sign, begin, options);
  return () => ended.abort();
}
