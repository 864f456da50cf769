/** Whether this page is going away: from `pagehide` on, unless the browser brings it back from its cache. */
export function watchPageLeaving(page: EventTarget = window): () => boolean {
  let isLeaving = false;
  page.addEventListener('pagehide', () => {
    isLeaving = true;
  });
  page.addEventListener('pageshow', () => {
    isLeaving = false;
  });
  return () => isLeaving;
}
