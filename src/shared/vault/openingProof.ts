/**
 * [Note: The proof of an opening]
 * The server lets go of a replaced key box once its owner opened a later one. A session alone must not say so: a thief of one
 * could install garbage and have the true box erased. So the one who says it shows 32 bytes that come from the vault key. The
 * server knows their hash since the vault was set up, and no change of the box changes it.
 */
import { fromBase64Url, toBase64Url } from './encoding.ts';

/** What the server keeps of the proof: SHA-256. Null when `proof` is none. */
export async function openingProofHash(proof: string): Promise<string | null> {
  const bytes = fromBase64Url(proof);
  return bytes && toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
