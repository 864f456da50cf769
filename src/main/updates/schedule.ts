/** When the program looks for its next version by itself: a while after it started, then once a day. */
const FIRST_CHECK = 60_000;
const BETWEEN_CHECKS = 24 * 60 * 60_000;

export function checkDaily(check: () => void): void {
  setTimeout(() => {
    check();
    setInterval(check, BETWEEN_CHECKS).unref();
  }, FIRST_CHECK).unref();
}
