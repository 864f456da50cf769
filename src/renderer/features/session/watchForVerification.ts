/**
 * How a page learns that its person confirmed their address in another browser, where no tab can tell it: while that is
 * awaited, it looks again each time it comes to the front.
 */
export function watchForVerification(
  isAwaited: () => boolean,
  lookAgain: () => void,
  signal: AbortSignal,
): void {
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && isAwaited()) lookAgain();
    },
    { signal },
  );
}
