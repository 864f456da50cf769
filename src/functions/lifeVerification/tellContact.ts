/** What a contact is asked or told: in their own account, and by mail. They learn that they are one, and of nobody else. */
import type { DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import { trustedContactDocumentSchema } from '#shared/legacy/trustedContact.ts';
import { routes } from '#shared/routes.ts';
import { type Addressee, draftMail, findAddressee, type MailDraft, queueMail } from '../delivery/index.ts';
import { contactsOf } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { askOf, readContact, writeAsk } from './asks.ts';
import { type CarriedOut, occasionOf, type RowOf, readRow } from './effectRows.ts';
import { feed, readVerification } from './feed.ts';
import { AWAITED_BY } from './receipts.ts';

export async function tellContact(
  services: Services,
  reference: DocumentReference,
  row: RowOf<'tell-contact'>,
): Promise<CarriedOut> {
  const { firestore } = services;
  const { ownerId, name, deed } = row;
  const addressee = await addresseeOf(services, ownerId, deed.contact);
  return firestore.runTransaction(async (transaction): Promise<CarriedOut> => {
    const stored = readRow(await transaction.get(reference));
    const verification = await readVerification(transaction, services, ownerId, name);
    const found = await readContact(transaction, services, ownerId, deed.contact);
    const owner = await transaction.get(firestore.doc(`users/${ownerId}`));
    if (!stored) return {};
    const isAbandoned = verification?.document.run !== stored.run;
    if (!verification || isAbandoned) {
      transaction.delete(reference);
      return {};
    }
    const { document } = verification;
    const asked = askOf(document.life, deed.contact);
    if (!found) {
      transaction.delete(reference);
      // A rehearsal without the contacts has made-up ones, who are of one mind.
      if (name !== 'rehearsal' || !asked) return {};
      const vote = { is: 'vote', contact: deed.contact, says: 'gone', round: asked.round } as const;
      feed(transaction, services, verification, vote, 'made-up', document.clock?.movedAt);
      return { rows: verification.rows };
    }
    const isStillSo = deed.about === 'voided' ? asked === null : asked !== null;
    const words = { ownerName: nameOf(owner.get('name')), contactName: found.contact.name };
    const drafts = isStillSo ? draft(services, document, row, { addressee, words }) : [];
    const mails = await queueMail(transaction, services, drafts);
    writeAsk(transaction, services, found, document);
    transaction.delete(reference);
    return { mails };
  });
}

async function addresseeOf(
  services: Services,
  ownerId: string,
  contact: RowOf<'tell-contact'>['deed']['contact'],
): Promise<Addressee | null> {
  const stored = await contactsOf(services.firestore, ownerId).doc(contact).get();
  const invitation = acceptedSchema.safeParse(stored.get('invitation')).data;
  return invitation ? findAddressee(services, invitation.accountId) : null;
}

const acceptedSchema = z.object({ is: z.literal('accepted'), accountId: z.string() });
const nameOf = (name: unknown) => trustedContactDocumentSchema.shape.name.catch('—').parse(name);

interface Letter {
  readonly addressee: Addressee | null;
  readonly words: { readonly ownerName: string; readonly contactName: string };
}

function draft(
  { appOrigin }: Services,
  { ownerId, name, run, life }: LifeVerificationDocument,
  { key, deed }: RowOf<'tell-contact'>,
  { addressee, words }: Letter,
): readonly MailDraft[] {
  const isRehearsal = name === 'rehearsal';
  const drafts = draftMail(addressee, occasionOf({ ownerId, name, run, key }), `life-contact-${deed.about}`, {
    ...words,
    isRehearsal,
    link: `${appOrigin}${routes.entrusted.path}`,
  });
  const awaited = { by: AWAITED_BY, about: { ownerId, name, run, round: life.round } };
  return drafts.map((mail) => ({ ...mail, awaited }));
}
