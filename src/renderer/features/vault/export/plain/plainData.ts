/** `vault.json` of the readable export, as docs/export-format.md describes it. */
import { z } from 'zod';
import { type Attachment, attachmentSchema, type VaultContent } from '#shared/vault/content.ts';
import type { ItemFinding } from '#shared/vault/seen.ts';
import type { UnreadableItem } from '../../open/vaultState.ts';
import type { PlacedItem } from './plainNames.ts';

export const PLAIN_FORMAT = 'amaranth-vault-plain';
export const PLAIN_VERSION = 1;

/** Without the key: what it opened stands beside it. */
const plainAttachmentSchema = attachmentSchema.omit({ key: true, fileId: true }).extend({
  /** In the archive. */
  path: z.string(),
  isPresent: z.boolean(),
});

/** As `shared/vault/content.ts` has it, but for the files. */
const plainContentSchema = z.looseObject({ kind: z.string(), attachments: z.array(plainAttachmentSchema) });

export const plainVaultSchema = z.object({
  format: z.literal(PLAIN_FORMAT),
  version: z.literal(PLAIN_VERSION),
  exportedAt: z.iso.datetime(),
  items: z.array(
    z.object({
      id: z.string(),
      /** Null for what has no folder: the answers to the readiness list. */
      folder: z.string().nullable(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
      content: plainContentSchema,
      /** What other devices wrote at the same time. */
      alternatives: z.array(z.object({ savedAt: z.iso.datetime(), content: plainContentSchema })),
    }),
  ),
  /** Items that did not open when the export was made. */
  notRead: z.array(z.object({ id: z.string(), kind: z.string() })),
  /** Items that the server gave less, older or otherwise than the device had seen them. Older exports do not have it. */
  notAsSeen: z
    .array(
      z.object({
        id: z.string(),
        is: z.enum(['item-missing', 'item-older', 'item-different']),
        seenVersion: z.int().optional(),
        /** The one that is here. */
        version: z.int().optional(),
      }),
    )
    .default([]),
});
export type PlainVault = z.infer<typeof plainVaultSchema>;

interface PlainVaultParts {
  readonly exportedAt: string;
  readonly placed: readonly PlacedItem[];
  /** Items that get no folder. */
  readonly apart: readonly PlacedItem['item'][];
  readonly unreadable: readonly UnreadableItem[];
  readonly notAsSeen: readonly ItemFinding[];
  /** Paths of files that could not be read. */
  readonly missing: ReadonlySet<string>;
}

export function composePlainVault(parts: PlainVaultParts): PlainVault {
  const { exportedAt, placed, apart, unreadable, notAsSeen, missing } = parts;
  const folders = [
    ...placed.map(({ item, folder, files }) => ({ item, folder, files })),
    ...apart.map((item) => ({ item, folder: null, files: [] })),
  ];
  return {
    format: PLAIN_FORMAT,
    version: PLAIN_VERSION,
    exportedAt,
    items: folders.map(({ item, folder, files }) => {
      const paths = new Map<string, string>(files.map(({ attachment, path }) => [attachment.fileId, path]));
      const plain = (content: VaultContent) => ({
        ...content,
        attachments: content.attachments.map((attachment) => describe(attachment, paths, missing)),
      });
      return {
        id: item.itemId,
        folder,
        createdAt: new Date(item.createdAt).toISOString(),
        updatedAt: new Date(item.updatedAt).toISOString(),
        content: plain(item.content),
        alternatives: item.alternatives.map(({ savedAt, content }) => ({ savedAt, content: plain(content) })),
      };
    }),
    notRead: unreadable.map(({ itemId, kind }) => ({ id: itemId, kind })),
    notAsSeen: notAsSeen.map(describeFinding),
  };
}

function describeFinding(finding: ItemFinding): PlainVault['notAsSeen'][number] {
  const { is, itemId: id } = finding;
  switch (finding.is) {
    case 'item-missing':
      return { id, is, seenVersion: finding.seenVersion };
    case 'item-older':
      return { id, is, seenVersion: finding.seenVersion, version: finding.answeredVersion };
    case 'item-different':
      return { id, is, version: finding.version };
  }
}

function describe(
  { key: _, fileId, ...attachment }: Attachment,
  paths: ReadonlyMap<string, string>,
  missing: ReadonlySet<string>,
) {
  const path = paths.get(fileId) ?? '';
  return { ...attachment, path, isPresent: path !== '' && !missing.has(path) };
}
