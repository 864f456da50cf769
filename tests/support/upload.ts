/** Sends files as the app does: reserve, resumable upload, commit. */
import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type committedItemSchema, mediaReserve, type reservedFileSchema } from '#shared/callables/media.ts';
import { systemClock } from '#shared/clock.ts';
import { type AlbumId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import {
  sendFile,
  type TransferConnection,
} from '../../src/renderer/features/uploads/transfer/resumableUpload.ts';
import type { Person } from './person.ts';

type ReservedFile = z.input<typeof reservedFileSchema>;

export function connectionOf(person: Person): TransferConnection {
  return {
    fetch: (input, init) => fetch(input, init),
    clock: systemClock,
    objectsAddress: `${person.origin}/v0/b/${person.bucket}/o`,
    authorization: async (force) => `Firebase ${await person.auth.currentUser?.getIdToken(force)}`,
  };
}

/** A JPEG by its first and last bytes, different each time, of the size asked for. */
export function fakeJpeg(byteCount: number, seed: string = randomUUID()): Buffer<ArrayBuffer> {
  const content = Buffer.alloc(byteCount);
  content.set([0xff, 0xd8, 0xff, 0xe0]);
  content.write(seed, 4);
  content.set([0xff, 0xd9], byteCount - 2);
  return content;
}

export function describeFile(content: Buffer, fileName = 'beach.jpg'): ReservedFile {
  return {
    uploadId: randomUUID(),
    fileName,
    contentType: 'image/jpeg',
    byteCount: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    md5: createHash('md5').update(content).digest('base64'),
    thumbnailBytes: 0,
  };
}

export async function reserveOne(person: Person, albumId: AlbumId, file: ReservedFile) {
  const { files } = await person.call(mediaReserve, { albumId, files: [file] });
  const [answer] = files;
  if (!answer) throw new Error('No answer.');
  return answer;
}

export function sendContent(
  person: Person,
  folder: string,
  content: Buffer<ArrayBuffer>,
  contentType = 'image/jpeg',
  name = 'original',
): Promise<void> {
  return sendFile(connectionOf(person), {
    path: `${folder}/${name}`,
    content: new Blob([content], { type: contentType }),
    contentType,
    session: null,
    signal: new AbortController().signal,
    onSession: () => undefined,
    onProgress: () => undefined,
  });
}

export function describeItem(
  uploadId: string,
  takenAt = '2019-07-14T18:03:22',
): z.input<typeof committedItemSchema> {
  return { itemId: mediaItemIdSchema.parse(uploadId), takenAt, takenAtSource: 'exif' };
}
