/**
 * What an import is to save, kept on this device until its report is closed ([Note: An import whose answers are lost]): sealed
 * under the vault's key, without the files. One import a vault; a newer one takes its place.
 */
import type { DBSchema } from 'idb';
import { z } from 'zod';
import { createDeviceDatabase } from '#platform/deviceDatabase.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { type Bytes, readJson, utf8 } from '#shared/vault/encoding.ts';
import { vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { VaultSession } from '../../open/vaultSession.ts';
import { importSources, notTakenReasons, remarks } from '../importOutcome.ts';
import type { ImportStep } from '../importPlan.ts';

const headSchema = z.object({
  fileName: z.string(),
  source: z.enum(importSources),
  leftOut: z.int(),
  notTaken: z.array(z.object({ what: z.string(), why: z.enum(notTakenReasons) })).readonly(),
  remarked: z.array(z.object({ what: z.string(), why: z.enum(remarks) })).readonly(),
});
const stepSchema = z.object({
  title: z.string(),
  toSave: z.object({ itemId: vaultItemIdSchema, basedOn: z.int(), content: vaultContentSchema }),
  fileNames: z.array(z.string()),
  former: vaultContentSchema.nullable(),
});

export type KeptStep = z.infer<typeof stepSchema>;
export interface KeptImport extends z.infer<typeof headSchema> {
  readonly steps: readonly KeptStep[];
}

export type SealingSession = Pick<VaultSession, 'identity' | 'sealForDevice' | 'openFromDevice'>;

interface JournalSchema extends DBSchema {
  /** The head, and then the steps in parts. */
  imports: { key: string; value: readonly Bytes[] };
}

/** So many steps are sealed together. */
const PART = 100;

const open = createDeviceDatabase<JournalSchema>({
  name: 'amaranth-vault-imports',
  version: 1,
  upgrade: (database) => void database.createObjectStore('imports'),
});

function keyOf({ identity }: SealingSession): string {
  const { ownerId, vaultId } = identity();
  return `${ownerId}/${vaultId}`;
}

/** Never rejects: an import that cannot be kept is one that a lock or a reload ends. */
export async function keepImport(
  session: SealingSession,
  { steps, ...head }: z.infer<typeof headSchema> & { readonly steps: readonly ImportStep[] },
): Promise<void> {
  try {
    const key = keyOf(session);
    const seal = (value: unknown) => session.sealForDevice(utf8(JSON.stringify(value)));
    const parts = [await seal(headSchema.parse(head))];
    for (let at = 0; at < steps.length; at += PART) {
      const part = steps
        .slice(at, at + PART)
        .map(({ files, ...step }) => ({ ...step, fileNames: files.map(({ name }) => name) }));
      parts.push(await seal(part));
    }
    await (await open()).put('imports', parts, key);
  } catch (error) {
    logWarning('An import could not be kept on this device', {}, error);
  }
}

/** Null when there is none, or it is not of this vault. Never rejects. */
export async function readImport(session: SealingSession): Promise<KeptImport | null> {
  try {
    const [head, ...parts] = (await (await open()).get('imports', keyOf(session))) ?? [];
    if (!head) return null;
    const openedHead = await openPart(session, head);
    if (openedHead === null) return null;
    const steps: KeptStep[] = [];
    for (const part of parts) steps.push(...z.array(stepSchema).parse(await openPart(session, part)));
    return { ...headSchema.parse(openedHead), steps };
  } catch (error) {
    logWarning('An import that this device kept could not be read', {}, error);
    return null;
  }
}

async function openPart(session: SealingSession, part: Bytes): Promise<unknown> {
  const opened = await session.openFromDevice(part);
  return opened ? readJson(opened) : null;
}

/** Never rejects. */
export async function dropImport(session: Pick<SealingSession, 'identity'>): Promise<void> {
  try {
    const { ownerId, vaultId } = session.identity();
    await (await open()).delete('imports', `${ownerId}/${vaultId}`);
  } catch (error) {
    logWarning('An import that this device kept could not be removed', {}, error);
  }
}
