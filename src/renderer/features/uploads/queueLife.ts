/**
 * The queue works for one person at a time, from the first page that shows it until they are signed out. A page that
 * fails, or one that shows no uploads, ends nothing.
 */
import type { UserId } from '#shared/domain/ids.ts';

interface SignedInPerson {
  current(): UserId | null;
  subscribe(listener: () => void): () => void;
}

/** Returns what each page calls for its person; `begin` returns what ends the work. */
export function createQueueLife(
  session: SignedInPerson,
  begin: (userId: UserId) => () => void,
): (userId: UserId) => void {
  let working: { readonly userId: UserId; readonly end: () => void } | null = null;
  return (userId) => {
    if (working?.userId === userId) return;
    working?.end();
    const finish = begin(userId);
    const unsubscribe = session.subscribe(() => {
      if (session.current() !== userId) working?.end();
    });
    working = {
      userId,
      end() {
        working = null;
        unsubscribe();
        finish();
      },
    };
  };
}
