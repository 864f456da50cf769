/** Stored files of a kilobyte, each with its object, and with the finished upload session that a week keeps. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ObjectIndex } from '../../../src/embedded/storage/objects/objectIndex.ts';
import { defaultSettings, type StoredObject } from '../../../src/embedded/storage/objects/storedObject.ts';
import type { UploadSession } from '../../../src/embedded/storage/uploads/upload.ts';
import { BUCKET, itemId, OWNER, SMALL_BYTES } from '../load/scene.ts';

const AT_ONCE = 64;
const WEEK = 7 * 24 * 60 * 60_000;
const content = Buffer.alloc(SMALL_BYTES, 7);
const md5 = createHash('md5').update(content).digest('base64');

function describe(index: number): StoredObject {
  const id = createHash('sha256').update(String(index)).digest('hex').slice(0, 32);
  const now = new Date();
  return {
    ...defaultSettings,
    contentType: 'image/webp',
    bucket: BUCKET,
    name: `users/${OWNER}/media/${itemId(index)}/thumbnail-large`,
    generation: now.getTime() * 1000,
    metageneration: 1,
    size: SMALL_BYTES,
    md5,
    crc32c: '',
    timeCreated: now.toISOString(),
    updated: now.toISOString(),
    downloadTokens: [],
    file: join('objects', id.slice(0, 2), id),
  };
}

function sessionOf(object: StoredObject): UploadSession {
  return {
    id: object.file.slice(-32),
    bucket: object.bucket,
    name: object.name,
    settings: { ...defaultSettings, contentType: object.contentType },
    announcedSize: object.size,
    expectedMd5: null,
    expectedCrc32c: null,
    ifGenerationMatch: null,
    protocol: 'firebase',
    opener: { kind: 'user', uid: OWNER },
    state: 'finished',
  };
}

export async function fillFiles(database: DatabaseSync, folder: string, count: number): Promise<void> {
  const index = new ObjectIndex(database);
  const begin = database.prepare(
    `INSERT INTO storage_sessions (id, opener, object, is_open, content, touched_at, expires_at)
     VALUES (?, ?, ?, 0, ?, ?, ?)`,
  );
  for (let from = 0; from < count; from += AT_ONCE) {
    const objects = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => describe(from + at));
    await Promise.all(
      objects.map(async ({ file }) => {
        const path = join(folder, file);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeFile(path, content, { mode: 0o600 });
      }),
    );
    for (const object of objects) {
      const session = sessionOf(object);
      const { id, bucket, name } = session;
      const now = Date.now();
      index.write(object, now, {
        alongside: () =>
          begin.run(id, `user ${OWNER}`, `${bucket}/${name}`, JSON.stringify(session), now, now + WEEK),
      });
    }
  }
}
