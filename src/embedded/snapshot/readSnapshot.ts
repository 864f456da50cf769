/** Reads a snapshot and compares every file of it with its manifest, and the manifest with its own database. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE_NAME, DataFolderError } from '../dataFolder/openDataFolder.ts';
import { isMissing } from '../disk/isMissing.ts';
import { inspectDatabase } from './inspectDatabase.ts';
import {
  type Damage,
  describeContent,
  MANIFEST_NAME,
  type Manifest,
  manifestSchema,
  SnapshotError,
  type SnapshotSummary,
  summarise,
} from './manifest.ts';

/** Checks a snapshot without touching anything. Throws SnapshotError that names every damaged file. */
export async function verify(directory: string): Promise<SnapshotSummary> {
  const { manifest, damages } = await readSnapshot(directory);
  if (damages.length > 0) throw new SnapshotError(directory, damages);
  return summarise(manifest);
}

/** Throws DataFolderError when there is no finished snapshot. */
export async function readSnapshot(
  directory: string,
): Promise<{ readonly manifest: Manifest; readonly damages: readonly Damage[] }> {
  const manifest = await readManifest(directory);
  const damages = new Map(manifest.damages.map((damage) => [damage.path, damage]));
  for (const { path, byteCount, sha256 } of manifest.files) {
    const found = await describeContent(join(directory, path)).catch((error: unknown) => {
      damages.set(path, { path, problem: isMissing(error) ? 'missing' : 'unreadable', subject: '' });
      return null;
    });
    if (found && (found.byteCount !== byteCount || found.sha256 !== sha256)) {
      damages.set(path, { path, problem: 'altered', subject: '' });
    }
  }
  for (const damage of inspectContent(directory, manifest)) {
    if (!damages.has(damage.path)) damages.set(damage.path, damage);
  }
  return { manifest, damages: [...damages.values()] };
}

/** What the database itself says: that it is sound, and which files it needs. */
function inspectContent(directory: string, { files }: Manifest): Damage[] {
  const present = new Map(files.map(({ path, byteCount }) => [path, byteCount]));
  const subject = 'the database';
  if (!present.has(DATABASE_NAME) || !existsSync(join(directory, DATABASE_NAME))) {
    return [{ path: DATABASE_NAME, problem: 'missing', subject }];
  }
  const { isSound, namedFiles } = inspectDatabase(join(directory, DATABASE_NAME));
  const damages: Damage[] = isSound ? [] : [{ path: DATABASE_NAME, problem: 'broken', subject }];
  for (const named of namedFiles ?? []) {
    const byteCount = present.get(named.path);
    if (byteCount === undefined) {
      damages.push({ path: named.path, problem: 'missing', subject: named.subject });
    } else if (named.content && named.content.byteCount !== byteCount) {
      damages.push({ path: named.path, problem: 'altered', subject: named.subject });
    }
  }
  return damages;
}

async function readManifest(directory: string): Promise<Manifest> {
  const path = join(directory, MANIFEST_NAME);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new DataFolderError(`${directory} holds no finished snapshot: ${MANIFEST_NAME} is missing.`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new DataFolderError(`${path} cannot be read: it is damaged, or of a newer Amaranth.`);
  }
}
