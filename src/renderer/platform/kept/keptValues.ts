/** Lists and other values among what this computer keeps (`KeptRecords`), as text that also holds dates. */
import type { z } from 'zod';
import type { UserId } from '#shared/domain/ids.ts';
import { platform } from '../currentPlatform.ts';
import type { KeptKind } from '../platform.ts';

const DATE = '$date';

function toText(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, name, written) {
    const given = this[name];
    return given instanceof Date ? { [DATE]: given.getTime() } : written;
  });
}

function fromText(text: string): unknown {
  return JSON.parse(text, (_name, value: unknown) => {
    if (typeof value !== 'object' || value === null || !(DATE in value)) return value;
    const { [DATE]: time } = value;
    return typeof time === 'number' && Object.keys(value).length === 1 ? new Date(time) : value;
  });
}

interface KeptValue<Value> {
  readonly value: Value;
  readonly keptAt: Date;
}

/** Never rejects; nothing is kept where the platform keeps nothing. */
export async function keepValue(userId: UserId, kind: KeptKind, id: string, value: unknown): Promise<void> {
  const records = await platform().openKept(userId);
  await records?.write(kind, id, new TextEncoder().encode(toText(value)));
}

/** Null for none, and for one of another shape than asked for: another version of the app kept it. */
export async function readKeptValue<Schema extends z.ZodType>(
  userId: UserId,
  kind: KeptKind,
  id: string,
  schema: Schema,
): Promise<KeptValue<z.output<Schema>> | null> {
  const records = await platform().openKept(userId);
  const record = await records?.read(kind, id);
  if (!record) return null;
  const parsed = schema.safeParse(fromText(new TextDecoder().decode(record.content)));
  return parsed.success ? { value: parsed.data, keptAt: record.keptAt } : null;
}
