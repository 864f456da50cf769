/** Whose a session text is, as the page writes it (`renderer/platform/desktop/sessionPersistence.ts`). */
import { z } from 'zod';
import { SESSION_TEXT_LIMIT } from '#shared/desktop/bridge.ts';
import { type UserId, userIdSchema } from '#shared/domain/ids.ts';

const ownedSchema = z.object({ value: z.object({ uid: userIdSchema }) });

/** Null for what is no session, or one too long to be handed to the page. */
export function ownerOfSession(text: string): UserId | null {
  if (text.length > SESSION_TEXT_LIMIT) return null;
  try {
    return ownedSchema.safeParse(JSON.parse(text)).data?.value.uid ?? null;
  } catch {
    return null;
  }
}
