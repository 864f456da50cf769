/** Proof key for code exchange (RFC 7636), so that an authorisation code is worth nothing to who intercepts it. */
interface ProofKey {
  readonly verifier: string;
  /** SHA-256 of the verifier, base64url. */
  readonly challenge: string;
}

/** `byteCount` random bytes, base64url. */
export function randomToken(byteCount = 32): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(byteCount)));
}

export async function createProofKey(verifier = randomToken()): Promise<ProofKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64Url(new Uint8Array(digest)) };
}

/** Ties an identity token to the sign-in that asked for it (OpenID Connect Core §3.1.2.1). */
export interface Nonce {
  /** For the identity service, which compares its hash with the token's. */
  readonly value: string;
  /** SHA-256 of it in hexadecimal, for the provider: what Firebase's `rawNonce` is compared by. */
  readonly hash: string;
}

export async function createNonce(): Promise<Nonce> {
  const value = randomToken();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value)));
  return { value, hash: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
