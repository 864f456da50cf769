/** A stored document as a domain value: its id added, timestamps turned into dates, then checked by the schema. */
import { type DocumentSnapshot, Timestamp } from 'firebase/firestore/lite';
import type { z } from 'zod';
import { wordsInFrench } from './wordsInFrench.ts';

/** Null when the document does not exist. Throws ZodError for one that does not fit its schema. */
export function parseDocument<Schema extends z.ZodType>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): z.output<Schema> | null {
  const data = snapshot.data();
  if (!data) return null;
  const fields = Object.entries(wordsInFrench(data)).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return schema.parse({ ...Object.fromEntries(fields), id: snapshot.id });
}
