/** What is wrapped, sealed and signed, as it crosses the wire and stands in documents: texts, held to the format's own schemas. */
import { z } from 'zod';
import { sealedContentSchema } from './contents.ts';
import { heldPartBSchema, signedGrantSchema } from './grant.ts';
import { releasedItemKeySchema } from './itemKeys.ts';
import { ownerKeyBoxSchema } from './ownerKeys.ts';
import { personKeyBoxSchema } from './personKeyBox.ts';
import { sealedPinsSchema } from './pins.ts';
import { releaseCopySchema } from './releaseCopy.ts';
import { signedRevocationSchema } from './revocation.ts';
import { resealedShareSchema } from './shares.ts';

/** Whoever parses with it gets the text again, without what the format does not know. */
const asText = <Schema extends z.ZodType>(schema: Schema) =>
  schema.transform((value): z.input<Schema> => z.encode(schema, value));

export const storedPersonKeyBoxSchema = asText(personKeyBoxSchema);
export const storedOwnerKeyBoxSchema = asText(ownerKeyBoxSchema);
export const storedPinsSchema = asText(sealedPinsSchema);
export const storedGrantSchema = asText(signedGrantSchema);
export const storedHeldPartBSchema = asText(heldPartBSchema);
export const storedReleaseCopySchema = asText(releaseCopySchema);
export const storedRevocationSchema = asText(signedRevocationSchema);
export const storedResealedShareSchema = asText(resealedShareSchema);
export const storedItemKeySchema = asText(releasedItemKeySchema);
export const storedContentSchema = asText(sealedContentSchema);
