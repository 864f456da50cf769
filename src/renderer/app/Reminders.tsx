/** Watches beside every page, where the app goes on while no window is to be seen: public pages frame nothing of an account. */
import { onPersonGone, useSession } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { logError } from '#platform/logging/logger.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const Reminder = lazyPart(async () => (await import('./RemindOfCheckIn.tsx')).RemindOfCheckIn);

/** Nobody is left to be reminded: no program stays that starts by itself, on a computer that may be somebody else's. */
onPersonGone(() => {
  platform()
    .background?.change({ keepsRunning: false, opensAtLogin: false })
    .catch((error: unknown) => logError('What runs in the background was not ended', {}, error));
});

export function Reminders() {
  const session = useSession();
  return session.status === 'signed-in' && platform().background ? (
    <Reminder userId={session.user.uid} />
  ) : null;
}
