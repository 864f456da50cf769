/** Asking again until there is an answer, for what tells nobody when it is ready. */
import { setTimeout as pause } from 'node:timers/promises';

interface Limits {
  /** Milliseconds between two questions. */
  readonly every: number;
  /** Milliseconds in all. */
  readonly atMost: number;
}

/** The first answer that is not null; null when none came in time. Rejects with what `ask` throws. */
export async function waitFor<Answer>(
  ask: () => Promise<Answer | null>,
  { every, atMost }: Limits,
): Promise<Answer | null> {
  for (const deadline = Date.now() + atMost; ; ) {
    const answer = await ask();
    if (answer !== null || Date.now() > deadline) return answer;
    await pause(every);
  }
}
