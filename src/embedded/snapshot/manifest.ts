/** What a snapshot holds: every file with its size and SHA-256, so that a copy of a copy can be checked years later. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

export const MANIFEST_NAME = 'snapshot.json';

export const manifestSchema = z.object({
  format: z.literal('amaranth-snapshot'),
  version: z.literal(1),
  /** ISO instant. */
  takenAt: z.string(),
  files: z.array(
    z.object({
      /** Below the snapshot, with "/" on every system; never leaves it. */
      path: z.string().refine((path) => !/^\/|\\|(^|\/)\.\.?(\/|$)/.test(path), 'must stay in the snapshot'),
      byteCount: z.number().int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A snapshot that is not whole; the message names the file. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  readonly code = 'snapshot-damaged';
}

export interface SnapshotSummary {
  readonly fileCount: number;
  readonly byteCount: number;
}

export function summarise({ files }: Manifest): SnapshotSummary {
  return { fileCount: files.length, byteCount: files.reduce((sum, { byteCount }) => sum + byteCount, 0) };
}

export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Reads the manifest and checks every file against it. Throws SnapshotError. */
export async function readWholeSnapshot(directory: string): Promise<Manifest> {
  const text = await readFile(join(directory, MANIFEST_NAME), 'utf8').catch(() => {
    throw new SnapshotError(`${directory} holds no finished snapshot: ${MANIFEST_NAME} is missing.`);
  });
  const manifest = parseManifest(directory, text);
  for (const { path, byteCount, sha256 } of manifest.files) {
    const found = await stat(join(directory, path)).catch(() => null);
    if (!found) throw new SnapshotError(`${path} is missing from ${directory}.`);
    if (found.size !== byteCount || (await checksumOf(join(directory, path))) !== sha256) {
      throw new SnapshotError(`${path} in ${directory} is damaged: its checksum differs.`);
    }
  }
  return manifest;
}

function parseManifest(directory: string, text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new SnapshotError(`${join(directory, MANIFEST_NAME)} cannot be read.`);
  }
}
