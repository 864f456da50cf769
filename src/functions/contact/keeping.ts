/** Messages are forgotten when their term is over, and with the account that they were sent from. */
import { defineForgetting } from '../jobs/index.ts';
import type { Services } from '../services.ts';
import { supportRequests } from './requestDocument.ts';

export const forgetOld = defineForgetting({
  name: 'contact-forgetOld',
  expression: '17 4 * * *',
  collection: supportRequests,
});

export async function eraseElsewhere(uid: string, services: Services): Promise<void> {
  const { docs } = await supportRequests(services).where('uid', '==', uid).get();
  for (const { ref } of docs) await ref.delete();
}
