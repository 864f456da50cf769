/**
 * Portraits are sent straight to the store under `storage.rules`, so no call sees them come: they are weighed whenever
 * a person asks for room, and by the recount.
 */
import { z } from 'zod';
import { fileWeight } from '#shared/weights.ts';
import type { Services } from '../services.ts';

const metadataSchema = z.object({ size: z.coerce.number() });

export async function weighPortraits({ bucket }: Services, uid: string): Promise<number> {
  const [portraits] = await bucket.getFiles({ prefix: `users/${uid}/avatar/` });
  return portraits.reduce((sum, { metadata }) => sum + fileWeight(metadataSchema.parse(metadata).size), 0);
}
