/** Closes what is open elsewhere when the vault would lock: nobody did anything, the device slept, the page was left. */
import { useEffect, useEffectEvent } from 'react';
import { platform } from '#platform/currentPlatform.ts';
import { systemClock } from '#shared/clock.ts';
import { readAutoLock } from '../open/autoLock.ts';
import { IdleWatch } from '../open/locking/idleWatch.ts';
import { watchPageLife } from '../open/locking/pageLife.ts';

/** `isBusy`: something that was asked for is on its way, and must not find it closed. */
export function useAutoLock({
  isOpen,
  isBusy = false,
  lock,
}: {
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  readonly lock: () => void;
}): void {
  const lockNow = useEffectEvent(lock);
  useEffect(() => {
    if (!isOpen) return;
    const watch = new IdleWatch({
      clock: systemClock,
      readAutoLock: () => (isBusy ? { after: 'window' } : readAutoLock(platform().storage)),
      lock: () => lockNow(),
    });
    const watching = new AbortController();
    watchPageLife(
      { onActivity: () => watch.noteActivity(), onSeen: () => watch.look(), onLeft: () => lockNow() },
      watching.signal,
    );
    watch.begin();
    return () => {
      watching.abort();
      watch.end();
    };
  }, [isOpen, isBusy]);
}
