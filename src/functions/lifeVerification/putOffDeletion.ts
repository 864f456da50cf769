/** See docs/decisions/0024: an account is not erased while others are asked whether its owner lives, nor after they said no. */
import type { Transaction } from 'firebase-admin/firestore';
import type { Services } from '../services.ts';
import { isVotedOn } from './feed.ts';
import { readVerificationDocument, verificationOf } from './verificationDocument.ts';

export async function isDeletionPutOff(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
): Promise<boolean> {
  const document = readVerificationDocument(await transaction.get(verificationOf(firestore, uid, 'real')));
  return document !== null && isVotedOn(document.life);
}
