/** Custom claims as the business logic sets them on an account: a JSON text of an object, bounded, of no name that tokens use. */
import { z } from 'zod';

/** Names the vendor keeps for itself: a custom claim cannot take one. */
export const reservedClaims: ReadonlySet<string> = new Set([
  'iss',
  'aud',
  'sub',
  'iat',
  'exp',
  'nbf',
  'jti',
  'nonce',
  'azp',
  'acr',
  'amr',
  'cnf',
  'at_hash',
  'c_hash',
  'auth_time',
  'user_id',
  'firebase',
  'email',
  'email_verified',
]);

/** Characters of the text, as the vendor has it. */
const LONGEST = 1_000;

type ClaimsFault =
  | { readonly kind: 'not-an-object' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'reserved'; readonly name: string };

const claimsSchema = z.record(z.string(), z.unknown());

/** Null for a text that is no object. */
export function readClaims(json: string): Record<string, unknown> | null {
  try {
    return claimsSchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/** What is wrong with a text that is to be an account's claims; null when nothing is. */
export function faultOfClaims(json: string): ClaimsFault | null {
  if (json.length > LONGEST) return { kind: 'too-large' };
  const claims = readClaims(json);
  if (!claims) return { kind: 'not-an-object' };
  const name = Object.keys(claims).find((key) => reservedClaims.has(key));
  return name === undefined ? null : { kind: 'reserved', name };
}
