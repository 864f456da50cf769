/** Watches beside every page, where the app goes on while no window is to be seen: public pages frame nothing of an account. */
import { useSession } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const Reminder = lazyPart(async () => (await import('./RemindOfCheckIn.tsx')).RemindOfCheckIn);

export function Reminders() {
  const session = useSession();
  return session.status === 'signed-in' && platform().background ? (
    <Reminder userId={session.user.uid} />
  ) : null;
}
