/** Whether an owner's clone may be written to: agreed to, begun, and neither retired nor being erased. */
import type { Transaction } from 'firebase-admin/firestore';
import type { CloneSettings } from '#shared/clone/settings.ts';
import { legalVersions } from '#shared/legalVersions.ts';
import { AGREEMENTS } from '../agreements/index.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { erasureOf, settingsFrom, settingsOf } from './cloneDocuments.ts';

/** Throws Refusal `clone-consent-missing` before the owner agreed to the version that applies today. Reads only. */
export async function assertConsent(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
): Promise<void> {
  const document = 'ai-clone-agreement';
  const row = firestore.doc(`users/${uid}/${AGREEMENTS}/${document}_${legalVersions[document]}`);
  if ((await transaction.get(row)).exists) return;
  throw new Refusal('clone-consent-missing', 'The agreement about the clone was not accepted yet.', {
    version: legalVersions[document],
  });
}

/** The settings of a clone that is begun. Throws Refusal `clone-not-begun`. Reads only. */
export async function readBegun(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
): Promise<CloneSettings> {
  const [stored, erasure] = await transaction.getAll(settingsOf(firestore, uid), erasureOf(firestore, uid));
  const settings = stored && settingsFrom(stored);
  if (settings && !erasure?.exists) return settings;
  throw new Refusal('clone-not-begun', 'There is no clone here.');
}

/** For what adds to a clone. Throws as both above, and `clone-closed` for one that is retired. Reads only. */
export async function readWritable(
  transaction: Transaction,
  services: Services,
  uid: string,
): Promise<CloneSettings> {
  await assertConsent(transaction, services, uid);
  const settings = await readBegun(transaction, services, uid);
  if (settings.state !== 'retired') return settings;
  throw new Refusal('clone-closed', 'This clone was retired.', { silence: 'retired' });
}
