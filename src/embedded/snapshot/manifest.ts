/** What a snapshot holds: every file with its size and SHA-256, so that a copy of a copy can be checked years later. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';

export const MANIFEST_NAME = 'snapshot.json';

/** Below the snapshot, with "/" on every system; never leaves it. */
const pathSchema = z
  .string()
  .min(1)
  .refine((path) => !/^\/|\\|(^|\/)\.\.?(\/|$)/.test(path), 'must stay in the snapshot');

const damageSchema = z.object({
  path: pathSchema,
  problem: z.enum(['missing', 'unreadable', 'altered', 'broken']),
  /** What the file is, for a person. */
  subject: z.string(),
});
export type Damage = z.infer<typeof damageSchema>;

export const manifestSchema = z.object({
  format: z.literal('amaranth-snapshot'),
  version: z.literal(1),
  /** ISO instant. */
  takenAt: z.string(),
  files: z.array(
    z.object({
      path: pathSchema,
      byteCount: z.number().int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** What was damaged in the data folder already; only where whoever took the snapshot asked to go on. */
  damages: z.array(damageSchema).default([]),
});
export type Manifest = z.infer<typeof manifestSchema>;

const PROBLEMS: Readonly<Record<Damage['problem'], string>> = {
  missing: 'is missing',
  unreadable: 'cannot be read',
  altered: 'is not what was stored (size or checksum differs)',
  broken: 'is damaged inside (SQLite says so)',
};
/** More would hide the first sentence. */
const DAMAGES_SHOWN = 100;

/** Files that are not what they should be; the message names them. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  readonly code = 'snapshot-damaged';

  constructor(where: string, damages: readonly Damage[]) {
    const shown = damages
      .slice(0, DAMAGES_SHOWN)
      .map(({ path, problem, subject }) => `  ${path} ${PROBLEMS[problem]}${subject ? ` (${subject})` : ''}`);
    const rest = damages.length - shown.length;
    super([`${where} is damaged:`, ...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n'));
  }
}

export interface SnapshotSummary {
  readonly fileCount: number;
  readonly byteCount: number;
  /** Empty when the copy is whole. */
  readonly damages: readonly Damage[];
}

export function summarise({ files, damages }: Manifest): SnapshotSummary {
  return {
    fileCount: files.length,
    byteCount: files.reduce((sum, { byteCount }) => sum + byteCount, 0),
    damages,
  };
}

export interface ContentFacts {
  readonly byteCount: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Base64, as the bucket keeps it. */
  readonly md5: string;
}

/** Reads a file once. */
export async function describeContent(path: string): Promise<ContentFacts> {
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  let byteCount = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    sha256.update(chunk);
    md5.update(chunk);
    byteCount += chunk.length;
  }
  return { byteCount, sha256: sha256.digest('hex'), md5: md5.digest('base64') };
}
