/** Gives the page its session, and lets theme and language follow the profile when one is loaded. */
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { themeStore } from '#features/theme/index.ts';
import type { SessionState } from './sessionState.ts';
import { sessionState, subscribeToSession } from './sessionStore.ts';
import { SessionContext } from './useSession.ts';

const unknownSession: SessionState = { status: 'loading' };

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const session = useSyncExternalStore(subscribeToSession, sessionState, () => unknownSession);
  const settings = session.status === 'signed-in' ? session.profile.settings : null;
  useEffect(() => {
    if (settings) themeStore().followProfile(settings);
  }, [settings]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
