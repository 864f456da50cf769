/**
 * Which address a sign-in may open. The page asks for it, and an address of its choice would carry what it knows past its
 * policy, or show any page in a window of ours: only the operator's providers are led to, with a request of their own client.
 */
import type { FederatedProvider } from '#shared/configuration.ts';

interface AuthorizationRequest {
  readonly authorizationUrl: string;
  readonly state: string;
}

/** Null for an address that is no such request. */
export function findRequestedProvider(
  { authorizationUrl, state }: AuthorizationRequest,
  providers: readonly FederatedProvider[],
): FederatedProvider | null {
  if (!URL.canParse(authorizationUrl)) return null;
  const address = new URL(authorizationUrl);
  if (address.username || address.password || address.hash) return null;
  const says = (name: string, expected: string) => {
    const values = address.searchParams.getAll(name);
    return values.length === 1 && values[0] === expected;
  };
  if (!says('state', state) || !says('response_type', 'code') || !says('code_challenge_method', 'S256'))
    return null;
  const found = providers.find(({ authorizationEndpoint, clientId }) => {
    const { origin, pathname } = new URL(authorizationEndpoint);
    return address.origin === origin && address.pathname === pathname && says('client_id', clientId);
  });
  return found ?? null;
}
