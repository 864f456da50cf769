/** Every contact's own page says where it stands now, also of those who are not written to. */
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Services } from '../services.ts';
import { readContact, writeAsk } from './asks.ts';
import { type CarriedOut, type RowOf, readRow } from './effectRows.ts';
import { readVerification } from './feed.ts';

export async function showAsks(
  services: Services,
  reference: DocumentReference,
  { ownerId, name }: RowOf<'show-asks'>,
): Promise<CarriedOut> {
  return services.firestore.runTransaction(async (transaction): Promise<CarriedOut> => {
    const stored = readRow(await transaction.get(reference));
    const verification = await readVerification(transaction, services, ownerId, name);
    const contacts = [];
    for (const { id } of verification?.document.life.contacts ?? []) {
      contacts.push(await readContact(transaction, services, ownerId, id));
    }
    if (!stored) return {};
    transaction.delete(reference);
    if (verification?.document.run !== stored.run) return {};
    for (const contact of contacts) {
      if (contact) writeAsk(transaction, services, contact, verification.document);
    }
    return {};
  });
}
