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
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { refreshSession, type SignInOutcome, sessionEngine, signInBy } from '#features/session/index.ts';
import { SessionError } from '#platform/backend/sessionError.ts';
import { isErrorCode } from '#platform/backend/sessionOver.ts';
import { platform } from '#platform/currentPlatform.ts';
import { type FederatedProvider, opensSystemBrowser } from '#shared/configuration.ts';
import { createNonce, createProofKey, type Nonce, randomToken } from './proofKey.ts';

export interface AccountToLink {
  readonly provider: FederatedProvider;
  readonly email: string;
  readonly credential: AuthCredential;
}

export type ProviderOutcome =
  | SignInOutcome
  | { readonly kind: 'blocked' | 'closed' | 'refused' }
  | { readonly kind: 'account-exists'; readonly toLink: AccountToLink };

/** What the provider's window came to. */
type CredentialOutcome =
  | {
      readonly kind: 'credential';
      readonly credential: AuthCredential;
      /** Who it is, by the provider's own name for them (OpenID Connect, `sub`). */
      readonly subject: string | undefined;
    }
  | { readonly kind: 'blocked' | 'closed' | 'refused' };

/** Has a person prove themselves in the provider's window, until `signal` gives it up. Call it straight from the press. */
export async function obtainCredential(
  provider: FederatedProvider,
  signal: AbortSignal,
): Promise<CredentialOutcome> {
  const { verifier, challenge } = await createProofKey();
  const state = randomToken(24);
  const nonce = await createNonce();
  const answer = await platform().openPopupSignIn({
    authorizationUrl: authorizationUrl(provider, challenge, state, nonce.hash),
    state,
    opensSystemBrowser: opensSystemBrowser(provider),
    signal,
  });
  if (answer.kind !== 'code') return { kind: answer.kind };
  try {
    const { credential, subject } = await exchangeCode(provider, answer, verifier, nonce);
    return { kind: 'credential', credential, subject };
  } catch {
    return { kind: 'refused' };
  }
}

/** Rejects with a SessionError for everything the identity service refuses. */
export async function signInWithProvider(
  provider: FederatedProvider,
  signal: AbortSignal,
): Promise<ProviderOutcome> {
  const obtained = await obtainCredential(provider, signal);
  if (obtained.kind !== 'credential') return obtained;
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

export function authorizationUrl(
  provider: FederatedProvider,
  challenge: string,
  state: string,
  nonce: string,
): string {
  const url = new URL(provider.authorizationEndpoint);
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    scope: provider.scopes.join(' '),
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const tokenAnswerSchema = z.object({ id_token: z.string().min(1), access_token: z.string().optional() });

async function exchangeCode(
  provider: FederatedProvider,
  { code, redirectUri }: { readonly code: string; readonly redirectUri: string },
  verifier: string,
  nonce: Nonce,
): Promise<{ readonly credential: AuthCredential; readonly subject: string | undefined }> {
  const response = await fetch(provider.tokenEndpoint, {
    method: 'POST',
    credentials: 'omit',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: provider.clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  if (!response.ok) throw new Error(`The provider refused the code (HTTP ${response.status}).`);
  const { id_token: idToken, access_token: accessToken } = tokenAnswerSchema.parse(await response.json());
  const claims = decodeJwt(idToken);
  if (claims.nonce !== nonce.hash) throw new Error('The token is the answer to another sign-in.');
  const credential =
    provider.providerId === GoogleAuthProvider.PROVIDER_ID
      ? GoogleAuthProvider.credential(idToken, accessToken)
      : new OAuthProvider(provider.providerId).credential({
          idToken,
          rawNonce: nonce.value,
          ...(accessToken ? { accessToken } : {}),
        });
  return { credential, subject: claims.sub };
}
