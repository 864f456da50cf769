/**
 * What would be lost or cut short if the page went: whoever has some says so here, and a page that is closed or reloaded
 * meanwhile asks first. A browser has words of its own for it; a shell is told what it is.
 */
import type { UnfinishedWork } from '#shared/desktop/bridge.ts';

interface Watched {
  readonly work: UnfinishedWork;
  readonly isThere: () => boolean;
}

const watched = new Set<Watched>();
let report: (works: readonly UnfinishedWork[]) => void = () => undefined;

function ask(event: BeforeUnloadEvent): void {
  const works = new Set([...watched].flatMap(({ work, isThere }) => (isThere() ? [work] : [])));
  if (works.size === 0) return;
  event.preventDefault();
  report([...works]);
}

/** Until what it returns is called. `isThere` is asked when the page is to go. */
export function watchUnfinished(work: UnfinishedWork, isThere: () => boolean): () => void {
  const entry = { work, isThere };
  watched.add(entry);
  window.addEventListener('beforeunload', ask);
  return () => {
    watched.delete(entry);
    if (watched.size === 0) window.removeEventListener('beforeunload', ask);
  };
}

/** Who is told, before the question is asked, what it is about. */
export function reportUnfinishedTo(listener: typeof report): void {
  report = listener;
}
