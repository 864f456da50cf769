/**
 * Brings an address to the server, in tries of which each waits for its turn: not before the form was filled for as long as
 * people take, then at once, and after a failure again by itself. What keeps it is loaded only now.
 */
import { useCallback, useEffect, useState } from 'react';
import { explainLater } from '#features/session/index.ts';
import { WAITLIST_SHORTEST_FILLING } from '#shared/waitlistPolicy.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { forgetPending, type PendingJoin, readPending } from './pendingJoin.ts';

export interface Joining extends PendingJoin {
  /** Milliseconds in which the form was filled. */
  readonly elapsed: number;
  /** Of the field that nobody sees. */
  readonly remarks: string;
}

export type Keeping =
  | { readonly state: 'keeping' }
  | { readonly state: 'kept' }
  /** Final where another try of the same would change nothing. */
  | { readonly state: 'failed'; readonly reason: Sentence; readonly isFinal: boolean };

/** Before another try, in milliseconds; the last one again and again. */
const PAUSES = [10_000, 30_000, 60_000, 300_000];

export function useJoining({ email, plan, elapsed, remarks }: Joining, onGivenUp: () => void) {
  const language = useLanguage();
  const [keeping, setKeeping] = useState<Keeping>({ state: 'keeping' });
  const [tries, setTries] = useState(0);
  const isOvertaken = useCallback(() => {
    const pending = readPending();
    return remarks === '' && (pending?.email !== email || pending.plan !== plan);
  }, [email, plan, remarks]);
  const retry = useCallback(() => setTries((count) => count + 1), []);

  useEffect(() => {
    setKeeping({ state: 'keeping' });
    const rest = tries === 0 ? Math.max(0, WAITLIST_SHORTEST_FILLING - elapsed) : 0;
    // Not cleared: whoever goes on to another page has joined all the same.
    setTimeout(() => void send(), rest);

    async function send(): Promise<void> {
      // Another window has put the address right, kept it or taken it back: this try would be of an old one.
      if (isOvertaken()) {
        onGivenUp();
        return;
      }
      const sent = { email, plan, language, remarks, elapsed: Math.max(elapsed, WAITLIST_SHORTEST_FILLING) };
      try {
        const { joinWaitlist } = await import('./api.ts');
        const outcome = await joinWaitlist(sent);
        if (outcome.isKept) {
          forgetPending(email);
          setKeeping({ state: 'kept' });
          return;
        }
        const reason = await explainLater(outcome.error, language);
        setKeeping({ state: 'failed', reason, isFinal: outcome.isFinal });
      } catch (error) {
        setKeeping({ state: 'failed', reason: await explainLater(error, language), isFinal: false });
      }
    }
  }, [tries]);

  useEffect(() => {
    if (keeping.state !== 'failed' || keeping.isFinal) return;
    const timer = setTimeout(retry, PAUSES[Math.min(tries, PAUSES.length - 1)]);
    // What another window did with it.
    const look = () => {
      if (isOvertaken()) onGivenUp();
    };
    window.addEventListener('online', retry);
    window.addEventListener('storage', look);
    return () => {
      window.removeEventListener('storage', look);
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [keeping, tries, retry, isOvertaken, onGivenUp]);

  return { keeping, retry };
}
