/**
 * What a provider is asked, and whether its answer counts: the authorisation code flow with PKCE (RFC 7636), `state` and
 * `nonce`. oauth4webapi makes and checks all of it, so that what is judged here is what its authors keep judging.
 */
import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  calculatePKCECodeChallenge,
  clockTolerance,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  getValidatedIdTokenClaims,
  None,
  processAuthorizationCodeResponse,
  validateAuthResponse,
} from 'oauth4webapi';
import { type FederatedProvider, issuerOfProvider } from '#shared/configuration.ts';
import type { Language } from '#shared/domain/userProfile.ts';

/** One sign-in's secrets, which never leave this page. */
export interface Authorization {
  /** Where the person signs in, complete but for `redirect_uri`. */
  readonly url: string;
  readonly state: string;
  readonly verifier: string;
  /** The provider is told its hash; the identity service is told the word itself, and compares (Firebase's `rawNonce`). */
  readonly rawNonce: string;
  readonly nonce: string;
}

export interface ProvenPerson {
  readonly idToken: string;
  readonly accessToken: string;
  /** Who it is, by the provider's own name for them. */
  readonly subject: string;
}

/** Seconds. Whether a token's hours are right is for the identity service to say; a family's computer may be a day off. */
const WRONG_CLOCK = 86_400;

/** Asks in the language that the app speaks; what the operator put in the address stays there. */
export async function beginAuthorization(
  provider: FederatedProvider,
  language: Language,
): Promise<Authorization> {
  const verifier = generateRandomCodeVerifier();
  const state = generateRandomState();
  const rawNonce = generateRandomNonce();
  const nonce = await sha256Hex(rawNonce);
  const url = new URL(provider.authorizationEndpoint);
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    scope: provider.scopes.join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: language,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, state, verifier, rawNonce, nonce };
}

/**
 * Trades the code of an answer for who the person is. Rejects with everything that does not fit this very sign-in: another
 * `state`, issuer, audience or nonce, a refusal, a second use. Whose signature it is, the identity service checks.
 */
export async function finishAuthorization(
  provider: FederatedProvider,
  { state, verifier, nonce }: Authorization,
  { parameters, redirectUri }: { readonly parameters: string; readonly redirectUri: string },
): Promise<ProvenPerson> {
  const server = {
    issuer: issuerOfProvider(provider),
    token_endpoint: provider.tokenEndpoint,
    id_token_signing_alg_values_supported: ['RS256', 'ES256'],
  };
  const client: Client = { client_id: provider.clientId, [clockTolerance]: WRONG_CLOCK };
  const answer = validateAuthResponse(server, client, new URLSearchParams(parameters), state);
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    None(),
    answer,
    redirectUri,
    verifier,
    // A provider on this machine or at home has no certificate: the operator chose its address.
    { [allowInsecureRequests]: new URL(provider.tokenEndpoint).protocol === 'http:' },
  );
  const tokens = await processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  const claims = getValidatedIdTokenClaims(tokens);
  if (!claims || !tokens.id_token) throw new Error('The provider names nobody.');
  return { idToken: tokens.id_token, accessToken: tokens.access_token, subject: claims.sub };
}

async function sha256Hex(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
