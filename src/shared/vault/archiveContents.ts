/**
 * The sealed list of what an archive holds, down to each earlier version and each file, and of what it does not hold
 * though it should ([Note: What was seen]). Whoever opens the archive compares all of it with this list.
 */
import { z } from 'zod';
import { type VaultFileId, type VaultItemId, vaultFileIdSchema, vaultItemIdSchema } from './ids.ts';
import { seenItemSchema } from './seen.ts';

export const archivedFileSchema = z.object({
  fileId: vaultFileIdSchema,
  /** Of what is stored, as are the hex SHA-256. */
  byteCount: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ArchivedFile = z.infer<typeof archivedFileSchema>;

const markedVersionSchema = seenItemSchema.pick({ version: true, mark: true });
export type MarkedVersion = z.infer<typeof markedVersionSchema>;

/** `state` is the sealed one; an item that a newer Amaranth wrote counts as kept. */
const listedItemSchema = seenItemSchema.extend({ earlier: z.array(markedVersionSchema) });
export type ListedItem = z.infer<typeof listedItemSchema>;

const itemId = vaultItemIdSchema;
const fileId = vaultFileIdSchema;
const version = z.int().positive();
const generation = z.int().positive();

/** What the writer of an archive knew to be wanting in it. */
const archiveGapSchema = z.discriminatedUnion('is', [
  /** The device had seen it, and the server did not answer it. */
  z.object({ is: z.literal('item-missing'), itemId, seenVersion: version }),
  /** In the archive in this version, which is older than the one that the device had seen. */
  z.object({ is: z.literal('item-older'), itemId, seenVersion: version, version }),
  /** In the archive, but not as the device had seen this very version. */
  z.object({ is: z.literal('item-different'), itemId, version }),
  /** Did not open. It is in the archive as it was answered, if that was a sealed item at all. */
  z.object({ is: z.literal('item-unreadable'), itemId }),
  /** An earlier version that was not answered or did not open. */
  z.object({ is: z.literal('version-missing'), itemId, version }),
  z.object({ is: z.literal('file-missing'), fileId }),
  /** In the archive as it is stored; it does not open as a whole. */
  z.object({ is: z.literal('file-damaged'), fileId }),
  /** The key box is not as one of the owner's devices wrote it, and no other was to be had. */
  z.object({ is: z.literal('keys-not-intact') }),
  /** The key box is from before the one that the device had seen. */
  z.object({ is: z.literal('keys-older'), seenGeneration: generation, generation }),
  /** The key box is not the one that the device had seen under the same generation. */
  z.object({ is: z.literal('keys-different'), generation }),
]);
export type ArchiveGap = z.infer<typeof archiveGapSchema>;

export const archiveContentsSchema = z.object({
  items: z.array(listedItemSchema),
  files: z.array(archivedFileSchema),
  gaps: z.array(archiveGapSchema),
});
export type ArchiveContents = z.infer<typeof archiveContentsSchema>;

export type ArchiveFinding =
  | {
      readonly is:
        | 'item-missing'
        | 'item-older'
        /** A newer version, or another of the same number. */
        | 'item-different'
        /** Not in the list: it was put in from another export. */
        | 'item-added'
        | 'item-twice';
      readonly itemId: VaultItemId;
    }
  | {
      readonly is:
        | 'version-missing'
        /** Not in the list, or there twice. */
        | 'version-added'
        /** It belongs to another item than the one among whose versions it stands. */
        | 'version-elsewhere';
      readonly itemId: VaultItemId;
      readonly version: number;
    }
  | {
      readonly is:
        | 'file-missing'
        /** Of another length. */
        | 'file-different'
        | 'file-added';
      readonly fileId: VaultFileId;
    };

/** An entry of `items` as it opened. */
export interface FoundItem {
  readonly itemId: VaultItemId;
  /** Null when the newest version does not open: then only its earlier ones are compared. */
  readonly head: MarkedVersion | null;
  /** Those that opened. */
  readonly earlier: readonly (MarkedVersion & { readonly itemId: VaultItemId })[];
  /** Of those that did not open, the version that each claims to be. */
  readonly damaged: readonly number[];
}

export interface FoundFile {
  readonly fileId: VaultFileId;
  readonly byteCount: number;
}

const isSame = (one: MarkedVersion, other: MarkedVersion) =>
  one.version === other.version && one.mark === other.mark;

/** What the archive has less, more or otherwise than when it was written. */
export function compareWithContents(
  contents: ArchiveContents,
  found: { readonly items: readonly FoundItem[]; readonly files: readonly FoundFile[] },
): ArchiveFinding[] {
  const entries = new Map<VaultItemId, FoundItem[]>();
  for (const item of found.items) entries.set(item.itemId, [...(entries.get(item.itemId) ?? []), item]);
  const listed = new Set<string>(contents.items.map(({ itemId }) => itemId));
  // What did not open for its writer was not listed, and may open with a later program.
  for (const gap of contents.gaps) if (gap.is === 'item-unreadable') listed.add(gap.itemId);
  return [
    ...contents.items.flatMap((item) => compareItem(item, entries.get(item.itemId) ?? [])),
    ...[...entries].flatMap(([itemId, [first, ...others]]): ArchiveFinding[] => [
      ...(listed.has(itemId) || !first?.head ? [] : [{ is: 'item-added', itemId } as const]),
      ...(others.length === 0 ? [] : [{ is: 'item-twice', itemId } as const]),
    ]),
    ...compareFiles(contents.files, found.files),
  ];
}

function compareItem(listed: ListedItem, entries: readonly FoundItem[]): ArchiveFinding[] {
  const { itemId } = listed;
  const [first] = entries;
  if (!first) return [{ is: 'item-missing', itemId }];
  // Of several the one that was exported; if there is none such, the first that opens.
  const exported = entries.find(({ head: each }) => each && isSame(each, listed));
  const { head, earlier, damaged } = exported ?? entries.find(({ head: each }) => each) ?? first;
  const isOlder = head !== null && head.version < listed.version;
  const left = [...listed.earlier];
  const strangers = earlier.flatMap(({ itemId: ofItem, version, mark }): ArchiveFinding[] => {
    if (ofItem !== itemId) return [{ is: 'version-elsewhere', itemId, version }];
    const place = left.findIndex((each) => isSame(each, { version, mark }));
    if (place < 0) return [{ is: 'version-added', itemId, version }];
    left.splice(place, 1);
    return [];
  });
  const missing = left.filter(({ version }) => !damaged.includes(version));
  return [
    ...(head === null || isSame(head, listed)
      ? []
      : [{ is: isOlder ? 'item-older' : 'item-different', itemId } as const]),
    ...strangers,
    ...missing.map(({ version }) => ({ is: 'version-missing', itemId, version }) as const),
  ];
}

function compareFiles(listed: readonly ArchivedFile[], found: readonly FoundFile[]): ArchiveFinding[] {
  const lengths = new Map(found.map(({ fileId, byteCount }) => [fileId, byteCount]));
  const ids = new Set(listed.map(({ fileId }) => fileId));
  return [
    ...listed.flatMap(({ fileId, byteCount }): ArchiveFinding[] => {
      const length = lengths.get(fileId);
      if (length === undefined) return [{ is: 'file-missing', fileId }];
      return length === byteCount ? [] : [{ is: 'file-different', fileId }];
    }),
    ...found.flatMap(({ fileId }): ArchiveFinding[] =>
      ids.has(fileId) ? [] : [{ is: 'file-added', fileId }],
    ),
  ];
}
