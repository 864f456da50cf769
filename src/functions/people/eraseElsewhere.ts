/**
 * What of an account that is erased stands below others: the roles that its owner gave, and the acceptances that it gave to
 * owners, who are told. What stands below the account itself is gone by then, so both are found from the other side.
 */
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deliverSoon, findAddressee, queueMail } from '../delivery/index.ts';
import { inPages } from '../inPages.ts';
import { ownerOf } from '../jobs/index.ts';
import { feed, readVerification } from '../lifeVerification/index.ts';
import { draftToOwner, noteDeparture, type Subject, subjectFrom } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';

export async function eraseElsewhere(uid: string, services: Services): Promise<void> {
  const { firestore } = services;
  for (const role of await all(firestore.collectionGroup('legacyRoles').where('ownerId', '==', uid))) {
    await role.ref.delete();
  }
  const accepted = (collection: string) =>
    all(firestore.collectionGroup(collection).where('invitation.accountId', '==', uid));
  for (const found of await accepted('beneficiaries')) await depart(services, found, uid, 'beneficiary');
  for (const found of await accepted('trustedContacts'))
    await depart(services, found, uid, 'trusted-contact');
}

/** Before the first of them changes. */
async function all(query: Query): Promise<readonly QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const snapshot of inPages(query)) found.push(snapshot);
  return found;
}

async function depart(
  services: Services,
  found: QueryDocumentSnapshot,
  uid: string,
  role: Subject['role'],
): Promise<void> {
  const { firestore, clock } = services;
  const ownerId = ownerOf(found);
  const owner = await findAddressee(services, ownerId);
  const mails = await firestore.runTransaction(async (transaction) => {
    const subject = subjectFrom({ role }, await transaction.get(found.ref));
    const invitation = subject?.person.invitation;
    if (!subject || invitation?.is !== 'accepted' || invitation.accountId !== uid) return [];
    const verification =
      subject.role === 'trusted-contact' ? await readVerification(transaction, services, ownerId) : null;
    const drafts = draftToOwner(services, owner, 'person-left', subject, String(invitation.at.getTime()));
    const queued = await queueMail(transaction, services, drafts);
    if (verification && subject.role === 'trusted-contact') {
      feed(transaction, services, verification, { is: 'contact-left', contact: subject.person.id }, uid);
    }
    noteDeparture(transaction, firestore, subject, clock.now());
    return queued;
  });
  await deliverSoon(services, mails);
}
