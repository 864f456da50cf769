/**
 * The link of a mail: `{id}.{signature}` behind the `#` of a page that shows a button, so that neither a server's log nor a
 * mail scanner sees or uses it. It works for as long as the address is on the list, and is its owner's page there.
 */
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { routes } from '#shared/routes.ts';
import { isSigned, sign } from '../serverSecret.ts';
import type { Services } from '../services.ts';
import { readKept, type StoredEntry, waitlistOf } from './entries.ts';

const PURPOSE = 'waitlist';

export async function linkTo(services: Services, id: string, stay: string): Promise<string> {
  const signature = await sign(services, PURPOSE, `${id} ${stay}`);
  return `${services.appOrigin}${routes.verifyWaitlist.path}#${id}.${signature}`;
}

interface FoundEntry {
  readonly reference: DocumentReference;
  readonly entry: StoredEntry;
}

const tokenPattern = /^(?<id>[\w-]{43})\.(?<signature>[\w-]{43})$/;

/** Null for what no server wrote, what is off the list and what nobody confirmed in time. */
export async function findByToken(
  transaction: Transaction,
  services: Services,
  token: string,
): Promise<FoundEntry | null> {
  const { id, signature } = tokenPattern.exec(token)?.groups ?? {};
  if (id === undefined || signature === undefined) return null;
  const reference = waitlistOf(services).doc(id);
  const entry = readKept(await transaction.get(reference), services.clock.now());
  const isOurs = await isSigned(services, PURPOSE, `${id} ${entry?.stay ?? ''}`, signature);
  return entry && isOurs && entry.stay !== '' ? { reference, entry } : null;
}
