/** The owner lives: everything of that round closes again, and who had heard of it is told. */
import type { Transaction } from 'firebase-admin/firestore';
import {
  type Addressee,
  deliverSoon,
  draftMail,
  findAddressee,
  languageOf,
  queueMail,
} from '../delivery/index.ts';
import {
  beneficiariesOf,
  beneficiaryFrom,
  ifLegible,
  ownerNameOf,
  readStanding,
  withdraw,
} from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { closeIllegible } from './closeIllegible.ts';
import type { Gift } from './giveStage.ts';
import { type Release, receivedOf, releaseFrom, releaseOf, withTimestamps } from './releaseDocument.ts';

/** Everything that this beneficiary was given by this owner, in all stages. Safe to repeat. */
export async function takeBack(services: Services, gift: Omit<Gift, 'stage'>): Promise<void> {
  if (gift.name !== 'real') return;
  const { firestore } = services;
  const { ownerId, to, round } = gift;
  const stored = await releaseOf(firestore, ownerId, to).get();
  const before = ifLegible(services, stored, releaseFrom);
  if (!before && stored.exists) return closeIllegible(services, gift);
  if (!before || isOver(before, round)) return;
  const addressee = await findAddresseeOf(services, before);
  const mails = await firestore.runTransaction((transaction) =>
    close(transaction, services, gift, addressee),
  );
  await deliverSoon(services, mails);
}

function isOver(release: Release, round: number): boolean {
  return release.round !== round || release.isTakenBack;
}

/** Who was told: the account that received, or the address that was invited to claim. */
async function findAddresseeOf(
  services: Services,
  { ownerId, accountId, claimedAt }: Release,
): Promise<Addressee | null> {
  if (accountId !== null) return findAddressee(services, accountId);
  if (claimedAt === null) return null;
  const language = languageOf(await services.firestore.doc(`users/${ownerId}`).get());
  return { uid: null, to: claimedAt, language };
}

async function close(
  transaction: Transaction,
  services: Services,
  { ownerId, to, round }: Omit<Gift, 'stage'>,
  addressee: Addressee | null,
): Promise<readonly string[]> {
  const { firestore } = services;
  const reference = releaseOf(firestore, ownerId, to);
  const personReference = beneficiariesOf(firestore, ownerId).doc(to);
  const release = releaseFrom(await transaction.get(reference));
  if (!release || isOver(release, round)) return [];
  const personStored = await transaction.get(personReference);
  const isThere = personStored.exists;
  // Who is named in a row that nobody can read received it nonetheless.
  const person = ifLegible(services, personStored, beneficiaryFrom);
  const owner = await transaction.get(firestore.doc(`users/${ownerId}`));
  const invitee = { role: 'beneficiary', subjectId: release.beneficiaryId } as const;
  const standing = await readStanding(transaction, firestore, ownerId, invitee);
  const isAccepted = person ? person.invitation.is === 'accepted' : release.accountId !== null;
  const isClaim = release.claimedAt !== null && isThere && !isAccepted;
  const drafts = draftMail(addressee, `${ownerId} ${to} ${round}`, 'release-taken-back', {
    ownerName: ownerNameOf(owner),
  });
  const mails = await queueMail(transaction, services, drafts);
  if (release.accountId !== null) transaction.delete(receivedOf(firestore, release.accountId, ownerId));
  if (isClaim) {
    withdraw(transaction, standing);
    if (person && person.invitation.is !== 'declined') {
      transaction.update(personReference, { invitation: { is: 'none' } });
    }
  }
  const closed: Release = {
    ...release,
    isTakenBack: true,
    stages: [],
    vault: { isWhole: false, itemIds: [], withheldIds: [] },
    isWaiting: false,
    dueAt: null,
    lastLookAt: null,
  };
  transaction.set(reference, withTimestamps(closed));
  return mails;
}
