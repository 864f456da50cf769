export {
  readRole,
  refreshSession,
  resendVerificationEmail,
  resetPassword,
  signIn,
  signInBy,
  signOut,
  signUp,
} from './actions.ts';
export { isNewProfile } from './chosenLanguage.ts';
export type { SignInOutcome } from './engine.ts';
export { explainLater } from './explainLater.ts';
export { onPersonGone } from './forgetPerson.ts';
export { isFreeChatUsed, noteFreeChat } from './freeChat.ts';
export { SessionProvider } from './SessionProvider.tsx';
export type { SessionState, SessionUser, SignedInState, SignedOutReason } from './sessionState.ts';
export { sessionEngine, sessionState, startSession, subscribeToSession } from './sessionStore.ts';
export { useSession, useSignedIn } from './useSession.ts';
