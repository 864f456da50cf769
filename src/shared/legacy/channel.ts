import { z } from 'zod';
import { emailAddressSchema } from '../domain/emailAddress.ts';
import { channelIdSchema } from '../lifeVerification/people.ts';

/** Ways to reach one owner. */
export const CHANNEL_LIMIT = 5;

/** Document `users/{uid}/channels/{channelId}`: where the owner is asked for. Verified by a code that was mailed there. */
export const channelDocumentSchema = z.object({
  id: channelIdSchema,
  address: emailAddressSchema,
  /** In which order they were added. That in which they are asked is the agreement's. */
  position: z.number(),
  verifiedAt: z.date().nullable().default(null),
  /** The last notice to it that came back; null while none did. */
  bouncedAt: z.date().nullable().default(null),
});
export type ChannelDocument = z.infer<typeof channelDocumentSchema>;
