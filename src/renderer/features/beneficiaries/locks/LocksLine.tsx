/** A quiet line above the cards while a lock is missing, broken or not up to date, with one press for all of them. */
import type { UserId } from '#shared/domain/ids.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { lockMessages } from './messages.ts';
import { firstLockToTell, useLocking } from './useLocking.tsx';
import { isActionNeeded, type Locks, useLocks } from './useLocks.ts';

export function LocksLine({ userId }: { readonly userId: UserId }) {
  const locks = useLocks(userId);
  return locks ? <Known locks={locks} /> : null;
}

function Known({ locks }: { readonly locks: Locks }) {
  const texts = useMessages(lockMessages);
  const change = useChange();
  const locking = useLocking(locks);
  const { records, states, isUnreadable } = locks;
  const people = records.beneficiaries.filter(({ id }) => {
    const state = states.get(id);
    return state !== undefined && isActionNeeded(state);
  });
  if (isUnreadable) {
    return (
      <Banner tone="error" className="mb-6">
        {texts.unreadable}
      </Banner>
    );
  }
  return (
    <>
      {people.length > 0 ? (
        <Banner
          tone="notice"
          className="mb-6"
          action={
            <Button
              size="small"
              variant="secondary"
              isPending={locking.isPending}
              onPress={change(() => locking.lock(people))}
            >
              {texts.all}
            </Button>
          }
        >
          {texts.waitingFor(people.length)}
          {people.some(({ id }) => firstLockToTell(locks, id)) ? (
            <p className="mt-1">{texts.someByTimeLock}</p>
          ) : null}
        </Banner>
      ) : null}
      {locking.dialogs}
    </>
  );
}
