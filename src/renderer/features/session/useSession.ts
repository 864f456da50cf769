/** The session, for components. `useSignedIn` is for pages behind the signed-in guard. */
import { createContext, useContext } from 'react';
import type { SessionState, SignedInState } from './sessionState.ts';

export const SessionContext = createContext<SessionState>({ status: 'loading' });

export function useSession(): SessionState {
  return useContext(SessionContext);
}

/** Throws outside the signed-in guard, where nobody may be signed in. */
export function useSignedIn(): SignedInState {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('A page for signed-in people was drawn without one.');
  return session;
}
