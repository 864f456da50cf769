/** Cases about an account go with it. */
import type { Services } from '../services.ts';
import { CASES } from './caseDocument.ts';

export async function eraseElsewhere(uid: string, { firestore }: Services): Promise<void> {
  const { docs } = await firestore.collection(CASES).where('ownerId', '==', uid).get();
  for (const { ref } of docs) await ref.delete();
}
