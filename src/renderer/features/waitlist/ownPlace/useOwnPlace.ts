/** The place that a mailed link leads to, and what its owner does with it, one thing at a time. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { forgetWaitlistEmail, rememberWaitlistEmail } from '#features/navigation/index.ts';
import type { WaitlistStanding } from '#shared/callables/waitlist.ts';
import type { WaitlistPlan } from '#shared/domain/waitlist.ts';
import type { Sentence } from '#ui/language/sentence.ts';
import { choosePlan, confirmPlace, leaveWaitlist, lookAtPlace } from '../api.ts';
import { forgetPending } from '../pendingJoin.ts';

type Shown = WaitlistStanding | { readonly is: 'left'; readonly email: string };
type Act = 'look' | 'confirm' | 'choose' | 'leave';

export function useOwnPlace(token: string) {
  const explain = useExplain();
  const [shown, setShown] = useState<Shown | null>(token === '' ? { is: 'gone' } : null);
  const [pending, setPending] = useState<Act | null>(null);
  const [wantedPlan, setWantedPlan] = useState<WaitlistPlan | null>(null);
  const latestPlan = useRef<WaitlistPlan | null>(null);
  const [failure, setFailure] = useState<{ readonly of: Act; readonly reason: Sentence } | null>(null);

  async function act(kind: Act, work: () => Promise<Shown>): Promise<boolean> {
    if (pending) return false;
    setPending(kind);
    setFailure(null);
    try {
      setShown(await work());
      return true;
    } catch (error) {
      setFailure({ of: kind, reason: explain(error) });
      return false;
    } finally {
      setPending(null);
    }
  }

  /** One choice at a time; of those that come meanwhile, as when keys walk through them, the last is sent. */
  async function choose(plan: WaitlistPlan): Promise<void> {
    const isSending = latestPlan.current !== null;
    latestPlan.current = plan;
    setWantedPlan(plan);
    if (isSending) return;
    let sent: WaitlistPlan | null = null;
    while (latestPlan.current !== sent) {
      const wanted: WaitlistPlan = latestPlan.current;
      await act('choose', () => choosePlan(token, wanted));
      sent = wanted;
    }
    latestPlan.current = null;
    setWantedPlan(null);
  }

  const look = useCallback(() => act('look', () => lookAtPlace(token)), [token]);
  useEffect(() => {
    if (token !== '') void look();
    else setShown({ is: 'gone' });
  }, [token, look]);

  return {
    shown,
    pending,
    failure,
    wantedPlan,
    look,
    confirm: () =>
      act('confirm', async () => {
        const standing = await confirmPlace(token);
        if (standing.is === 'confirmed') {
          rememberWaitlistEmail(standing.email);
          forgetPending(standing.email);
        }
        return standing;
      }),
    choose,
    leave: (email: string) =>
      act('leave', async () => {
        await leaveWaitlist(token);
        forgetWaitlistEmail(email);
        // Its joining was taken, though the answer may have been lost: it does not join again by itself.
        forgetPending(email);
        return { is: 'left', email };
      }),
  };
}
