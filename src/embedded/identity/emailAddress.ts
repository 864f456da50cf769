/**
 * The one form an address is kept, compared and counted in: trimmed, lower-case, its domain as DNS knows it.
 */
import { domainToASCII } from 'node:url';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import { fail } from './identityError.ts';

/** RFC 5321: a path of 256 octets, less its angle brackets. */
const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

/** Null for what is no address. The length is looked at before anything that reads every character. */
export function canonicalEmail(given: string): string | null {
  if (given.length > 2 * LONGEST_ADDRESS) return null;
  const text = given.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 1 || at > LONGEST_LOCAL_PART) return null;
  const address = `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
  return address.length <= LONGEST_ADDRESS && emailAddressSchema.safeParse(address).success ? address : null;
}

/** Throws INVALID_EMAIL. */
export function checkEmail(given: string): string {
  return canonicalEmail(given) ?? fail('INVALID_EMAIL');
}
