/** A stored document as a domain value: its id added, timestamps turned into dates, then checked by the schema. */
import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore/lite';
import type { z } from 'zod';
import { tellOfUnknown } from './unknownKinds.ts';
import { wordsInFrench } from './wordsInFrench.ts';

function contentOf(snapshot: DocumentSnapshot): Record<string, unknown> | null {
  const data = snapshot.data();
  if (!data) return null;
  return { ...withDates(wordsInFrench(data)), id: snapshot.id };
}

function withDates(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, dated(value)]));
}

function dated(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(dated);
  const isMap =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isMap ? withDates({ ...value }) : value;
}

/** Null when the document does not exist. Throws ZodError for one that does not fit its schema. */
export function parseDocument<Schema extends z.ZodType>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): z.output<Schema> | null {
  const value = contentOf(snapshot);
  return value && schema.parse(value);
}

/** Those of a list that this page knows; the others are passed over and told of in the log. */
export function parseKnownDocuments<Schema extends z.ZodType>(
  schema: Schema,
  snapshots: readonly QueryDocumentSnapshot[],
): z.output<Schema>[] {
  return snapshots.flatMap((snapshot) => {
    const value = contentOf(snapshot);
    const parsed = schema.safeParse(value);
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    if (issue) tellOfUnknown({ collection: snapshot.ref.parent.id }, value, issue);
    return [];
  });
}
