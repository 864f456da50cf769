/** A claim kit with which something is to be had by now. */
import type { Transaction } from 'firebase-admin/firestore';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { signedGrantSchema } from '#shared/legacy/keys/grant.ts';
import { toBase64Url } from '#shared/vault/encoding.ts';
import {
  beneficiariesOf,
  beneficiaryFrom,
  grantFrom,
  grantOf,
  ownerNameOf,
} from '../peopleDocuments/index.ts';
import { isGiven } from '../release/index.ts';
import type { Services } from '../services.ts';
import { isThere } from './acceptance.ts';
import { type ClaimKit, claimKitFrom, findClaimKit } from './claimKitDocument.ts';

export interface ReadyKit {
  readonly kit: ClaimKit;
  readonly person: Beneficiary;
  readonly ownerName: string;
}

/**
 * Null for every kit with which nothing is to be had: of nobody, withdrawn, replaced by a newer one, or before its time. Which
 * of these it is, nobody is told. Reads only.
 */
export async function readReadyKit(
  transaction: Transaction,
  services: Services,
  locator: string,
): Promise<ReadyKit | null> {
  const { firestore } = services;
  const found = await findClaimKit(services, locator);
  if (!found) return null;
  const kit = claimKitFrom(await transaction.get(found.reference));
  if (!kit || kit.locatorHash !== found.kit.locatorHash) return null;
  const { ownerId, beneficiaryId } = kit;
  const [owner, personStored, grantStored] = await transaction.getAll(
    firestore.doc(`users/${ownerId}`),
    beneficiariesOf(firestore, ownerId).doc(beneficiaryId),
    grantOf(firestore, ownerId, beneficiaryId),
  );
  const person = personStored && beneficiaryFrom(personStored);
  if (!owner || !isThere(owner) || !person) return null;
  const grant = grantStored && grantFrom(grantStored);
  if (grant && !isOfKit(grant.grant, kit)) return null;
  if (!(await isGiven(transaction, services, ownerId, beneficiaryId))) return null;
  return { kit, person, ownerName: ownerNameOf(owner) };
}

/** Where something is locked for the beneficiary, it is locked for this paper, and for no account or newer paper. */
function isOfKit(grant: string, { publicKey }: ClaimKit): boolean {
  const parsed = signedGrantSchema.safeParse(readJson(grant));
  if (!parsed.success) return false;
  const { partA } = parsed.data.grant;
  return partA.kind === 'kit' && toBase64Url(partA.publicKey) === publicKey;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
