/** What is wrapped and sealed, as it crosses the wire and stands in documents: texts, held to the format's own schemas. */
import type { z } from 'zod';
import { keyBoxSchema, keyBoxText } from './keyBox.ts';
import { sealedBytesSchema, sealedText, wrappedKeySchema, wrappedKeyText } from './sealing.ts';

/** Characters of the longest sealed part: what two devices wrote of one item fits a call of 1 MiB together. */
export const SEALED_LIMIT = 500_000;

export const storedWrappedKeySchema = wrappedKeySchema.transform(wrappedKeyText);

export const storedSealedSchema = sealedBytesSchema
  .transform(sealedText)
  .refine(({ ciphertext }) => ciphertext.length <= SEALED_LIMIT, 'is longer than an item may be');

export const storedKeyBoxSchema = keyBoxSchema.transform((box) => ({
  ...keyBoxText(box),
  vaultId: box.vaultId,
}));
export type StoredKeyBox = z.output<typeof storedKeyBoxSchema>;

/** Whether both are the same to the last byte. */
export function isSameKeyBox(one: StoredKeyBox, other: StoredKeyBox): boolean {
  const written = (box: StoredKeyBox) => JSON.stringify(keyBoxText(keyBoxSchema.parse(box)));
  return written(one) === written(other);
}
