import { z } from 'zod';
import { CallableError } from '#platform/backend/callableError.ts';

const detailsSchema = z.object({ reason: z.string() });

/** Why an account may not accept or claim, as the refusal's details say it; null for any other failure. */
export function refusalReason(error: unknown): string | null {
  if (!(error instanceof CallableError) || error.refusal !== 'conflict') return null;
  return detailsSchema.safeParse(error.details).data?.reason ?? null;
}
