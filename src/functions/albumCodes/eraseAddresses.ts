/** Erases by which addresses the codes of an erased account were found. */
import { albumCodeAddresses } from '../albumCodeDocuments/index.ts';
import type { Services } from '../services.ts';

export async function eraseAddresses(uid: string, { firestore }: Services): Promise<void> {
  const found = await albumCodeAddresses(firestore).where('ownerId', '==', uid).select().get();
  const batches = firestore.bulkWriter();
  for (const { ref } of found.docs) void batches.delete(ref);
  await batches.close();
}
