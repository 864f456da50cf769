/**
 * Federated sign-in: authorisation code with PKCE in a window of the platform's, exchanged at the provider's token
 * endpoint, handed to the identity service as a credential (DESIGN §5). An address that already has an account comes
 * back with the credential, to be linked after a sign-in with the password.
 */
import {
  type AuthCredential,
  type AuthError,
  GoogleAuthProvider,
  linkWithCredential,
  OAuthProvider,
  signInWithCredential,
} from 'firebase/auth';
import { refreshSession, type SignInOutcome, sessionEngine, signInBy } from '#features/session/index.ts';
import { lookIntoReachability } from '#platform/backend/reachability.ts';
import { SessionError } from '#platform/backend/sessionError.ts';
import { isErrorCode } from '#platform/backend/sessionOver.ts';
import { platform } from '#platform/currentPlatform.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { type FederatedProvider, opensSystemBrowser } from '#shared/configuration.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { beginAuthorization, finishAuthorization, type ProvenPerson } from './authorization.ts';

export interface AccountToLink {
  readonly provider: FederatedProvider;
  readonly email: string;
  readonly credential: AuthCredential;
}

/** The provider's window proved nobody. */
export type Unproven =
  | { readonly kind: 'blocked' | 'closed' | 'refused' }
  | { readonly kind: 'led-elsewhere'; readonly host: string };

export type ProviderOutcome =
  | SignInOutcome
  | Unproven
  | { readonly kind: 'account-exists'; readonly toLink: AccountToLink };

/** What the provider's window came to. */
type CredentialOutcome =
  | {
      readonly kind: 'credential';
      readonly credential: AuthCredential;
      /** Who it is, by the provider's own name for them (OpenID Connect, `sub`). */
      readonly subject: string;
    }
  | Unproven;

interface SigningIn {
  /** What the app speaks, for the provider's pages. */
  readonly language: Language;
  /** Gives it up. */
  readonly signal: AbortSignal;
}

/** Has a person prove themselves in the provider's window; rejects without a connection. Call it straight from the press. */
export async function obtainCredential(
  provider: FederatedProvider,
  { language, signal }: SigningIn,
): Promise<CredentialOutcome> {
  const authorization = await beginAuthorization(provider, language);
  const answer = await platform().openPopupSignIn({
    authorizationUrl: authorization.url,
    state: authorization.state,
    opensSystemBrowser: opensSystemBrowser(provider),
    signal,
  });
  if (answer.kind === 'unreachable') throw connectionLost(answer);
  if (answer.kind !== 'answered') return answer;
  try {
    const person = await finishAuthorization(provider, authorization, answer);
    const credential = credentialOf(provider, person, authorization.rawNonce);
    return { kind: 'credential', credential, subject: person.subject };
  } catch (error) {
    if (isLostRequest(error)) throw connectionLost(error);
    logWarning('A provider’s answer did not count', { provider: provider.providerId }, error);
    return { kind: 'refused' };
  }
}

/** What `fetch` rejects with; the library's own errors carry a code. */
const isLostRequest = (error: unknown) => error instanceof TypeError && !('code' in error);

function connectionLost(cause: unknown): SessionError {
  void lookIntoReachability();
  return new SessionError('sign-in', 'network-request-failed', cause);
}

/** Rejects with a SessionError for everything the identity service refuses. */
export async function signInWithProvider(
  provider: FederatedProvider,
  signing: SigningIn,
): Promise<ProviderOutcome> {
  const obtained = await obtainCredential(provider, signing);
  if (obtained.kind !== 'credential') return obtained;
  // Somebody came in another way, or gave this one up, while the last answer was on its way.
  if (signing.signal.aborted) return { kind: 'closed' };
  const { credential } = obtained;
  try {
    return await signInBy((auth) => signInWithCredential(auth, credential));
  } catch (failure) {
    const cause = failure instanceof SessionError ? failure.cause : failure;
    if (!isErrorCode(cause, 'auth/account-exists-with-different-credential')) throw failure;
    const email = (cause as AuthError).customData.email ?? '';
    return { kind: 'account-exists', toLink: { provider, email, credential } };
  }
}

/** After the person signed in the old way: the provider opens the same account from now on. */
export async function linkAccount({ credential }: AccountToLink): Promise<void> {
  const { currentUser } = (await sessionEngine()).auth;
  if (!currentUser) return;
  await linkWithCredential(currentUser, credential);
  await refreshSession();
}

/** Google's tokens have a class of their own in the SDK, which takes no nonce: it was compared as the code was traded. */
function credentialOf(
  { providerId }: FederatedProvider,
  { idToken, accessToken }: ProvenPerson,
  rawNonce: string,
): AuthCredential {
  return providerId === GoogleAuthProvider.PROVIDER_ID
    ? GoogleAuthProvider.credential(idToken, accessToken)
    : new OAuthProvider(providerId).credential({ idToken, accessToken, rawNonce });
}
