/**
 * Where a mail that comes back comes back to: `bounce+{id}.{signature}`, at the domain that the operator has for it. Whoever
 * writes a bounce of their own does not know the signature.
 */
import { isSigned, sign } from '../serverSecret.ts';
import type { Services } from '../services.ts';

const PURPOSE = 'return-address';
/** A local part has room for 64 letters (RFC 5321), of which the id takes 43: 78 bits are left. */
const SIGNATURE_LENGTH = 13;
const localPartPattern = /^bounce\+(?<id>[\w-]{43})\.(?<signature>[\w-]{13})$/;

/** The part before the `@`. */
export async function returnLocalPart(services: Services, id: string): Promise<string> {
  return `bounce+${id}.${(await sign(services, PURPOSE, id)).slice(0, SIGNATURE_LENGTH)}`;
}

/** The id of the mail that was sent from that address; null where none was. */
export async function mailOfReturnAddress(services: Services, address: string): Promise<string | null> {
  const { id, signature } = localPartPattern.exec(address.split('@')[0] ?? '')?.groups ?? {};
  if (id === undefined || signature === undefined) return null;
  return (await isSigned(services, PURPOSE, id, signature, SIGNATURE_LENGTH)) ? id : null;
}
