/** An item as the server answers it: nothing of it is believed but what opens, and no row keeps another from being read. */
import { Timestamp } from 'firebase/firestore/lite';
import { z } from 'zod';
import { type VaultItemId, vaultItemIdSchema } from '#shared/vault/ids.ts';

export interface ServedItem {
  readonly itemId: VaultItemId;
  /** As `openItem` asks for it. */
  readonly document: unknown;
  readonly kind: string;
  /** Of the sealed part: tells what this page sent itself. */
  readonly nonce: string;
  /** In milliseconds, by the server's clock. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly trashedAt: number | null;
  readonly fileIds: readonly string[];
  /** Oldest first. */
  readonly earlierVersions: readonly number[];
}

const instant = z
  .instanceof(Timestamp)
  .transform((timestamp) => timestamp.toMillis())
  .catch(0);

const factsSchema = z.object({
  kind: z.string().catch(''),
  createdAt: instant,
  updatedAt: instant,
  trashedAt: z
    .instanceof(Timestamp)
    .transform((timestamp) => timestamp.toMillis())
    .nullable()
    .catch(null),
  fileIds: z.array(z.string()).catch([]),
  sealed: z.object({ nonce: z.string() }).catch({ nonce: '' }),
  history: z.array(z.object({ version: z.int().positive() })).catch([]),
});

/** Null for a document that cannot be an item of anybody: its name is none. */
export function servedItem(id: string, fields: Readonly<Record<string, unknown>>): ServedItem | null {
  const itemId = vaultItemIdSchema.safeParse(id);
  if (!itemId.success) return null;
  const { history, sealed, ...facts } = factsSchema.parse(fields);
  return {
    itemId: itemId.data,
    document: sealedPart(id, fields),
    ...facts,
    nonce: sealed.nonce,
    earlierVersions: history.map(({ version }) => version),
  };
}

/** The parts of a document that are sealed or bound to what is. */
function sealedPart(
  itemId: string,
  { ownerId, vaultId, kind, format = 1, version, key, sealed }: Readonly<Record<string, unknown>>,
): unknown {
  return { ownerId, vaultId, itemId, kind, format, version, key, sealed };
}

export interface ServedVersion {
  readonly document: unknown;
  readonly version: number;
  /** When the next one took its place. */
  readonly keptAt: number;
}

const versionFactsSchema = z.object({ version: z.int().positive(), keptAt: instant });

/** An earlier version has beside it only what changes from one to the next. Null for what is none. */
export function servedVersion(
  itemId: string,
  head: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, unknown>>,
): ServedVersion | null {
  const facts = versionFactsSchema.safeParse(fields);
  if (!facts.success) return null;
  const { version, sealed } = fields;
  return { ...facts.data, document: sealedPart(itemId, { ...head, version, sealed }) };
}
