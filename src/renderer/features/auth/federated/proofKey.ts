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

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
