/** The owner's life verification, as the page shows it, and the one way to act on it: done, then read again. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { newLife } from '#shared/lifeVerification/newLife.ts';
import { usualPolicy } from '#shared/lifeVerification/policy.ts';
import type { Plan } from '#shared/plans.ts';
import { showToast } from '#ui/toast.ts';
import { type OwnersVerification, readWhole } from './lifeDocuments.ts';
import { lifeKeys } from './lifeKeys.ts';

export interface ShownVerification extends OwnersVerification {
  /** The record; for an owner who never began, the one that would be theirs. */
  readonly life: LifeVerification;
}

type VerificationState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly shown: ShownVerification };

/** A rehearsal is over in a minute or two: it is watched. */
const WATCHED_EVERY = 3_000;
/** Somebody may accept while the page is open. */
const LOOKED_AT_EVERY = 20_000;

export function useLifeVerification(userId: UserId, plan: Plan): VerificationState {
  const { data, isError, refetch } = useQuery({
    queryKey: lifeKeys.whole(userId),
    queryFn: () => readWhole(userId),
    // Whoever comes back from naming their people sees them here.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data: known } }) =>
      isRehearsing(known) ? WATCHED_EVERY : isSomebodyInvited(known) ? LOOKED_AT_EVERY : false,
  });
  return useMemo(() => {
    if (data) return { state: 'ready', shown: { ...data, life: shownLife(data, plan) } };
    return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  }, [data, isError, refetch, plan]);
}

const isSomebodyInvited = (data: OwnersVerification | undefined) =>
  data?.contacts.some(({ isInvited }) => isInvited) ?? false;
const isRehearsing = (data: OwnersVerification | undefined) =>
  data?.rehearsal ? data.rehearsal.life.state.is !== 'released' : false;

/** Before it is armed, whom it knows is whom the owner has named by now. */
function shownLife(
  { real, contacts, recipients }: OwnersVerification,
  { checkInDays }: Plan,
): LifeVerification {
  const people = {
    contacts: contacts.map(({ name: _name, isInvited: _isInvited, ...contact }) => contact),
    recipients: recipients.map(({ name: _name, ...recipient }) => recipient),
  };
  if (real) return real.life.hasBeenArmed ? real.life : { ...real.life, ...people };
  const policy = usualPolicy(timeZoneHere(), checkInDays.usual);
  return newLife({ ...people, policy, channels: [] }, systemClock.now());
}

/** The browser's. */
export function timeZoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Runs an act, reads everything again, and says in a toast what went wrong. `isPending` while any is on its way. */
export function useAct(userId: UserId) {
  const queries = useQueryClient();
  const explain = useExplain();
  const [isPending, setPending] = useState(false);
  const readAgain = () => queries.invalidateQueries({ queryKey: lifeKeys.all(userId) });

  async function act(run: () => Promise<unknown>, done?: string): Promise<boolean> {
    setPending(true);
    try {
      await run();
      if (done) showToast({ message: done, tone: 'success' });
      return true;
    } catch (error) {
      showToast({ message: explain(error), tone: 'error' });
      return false;
    } finally {
      await readAgain();
      setPending(false);
    }
  }
  return { isPending, act, readAgain };
}
