/** Collects the pages that were opened and hands them on now and then, as numbers. */
import type { RouteName } from '#shared/routes.ts';

export type PageCounts = Partial<Record<RouteName, number>>;

interface PageCounter {
  note(page: RouteName): void;
  /** Hands on what was noted since the last time; nothing when that is nothing. */
  flush(): void;
  /** Forgets what was not handed on. */
  forget(): void;
}

export function createPageCounter(send: (pages: PageCounts) => void): PageCounter {
  let counts: PageCounts = {};
  return {
    note(page) {
      counts = { ...counts, [page]: (counts[page] ?? 0) + 1 };
    },
    flush() {
      if (Object.keys(counts).length === 0) return;
      const noted = counts;
      counts = {};
      send(noted);
    },
    forget() {
      counts = {};
    },
  };
}
