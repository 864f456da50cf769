/** Calls `act` once the page has nothing else to do. Returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: 5_000 });
  return () => cancelIdleCallback(request);
}
