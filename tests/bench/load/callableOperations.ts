/** Calls of the business logic, as `firebase/functions` sends them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Connection } from './connection.ts';
import type { Operation } from './operations.ts';

async function call(connection: Connection, name: string, token: string, data: object): Promise<unknown> {
  const answer = await connection.send({
    method: 'POST',
    path: `/functions/${name}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  return JSON.parse(answer.text);
}

const createdSchema = z.object({ result: z.object({ albumId: z.string() }) });
const reservedSchema = z.object({
  result: z.object({ files: z.tuple([z.object({ outcome: z.literal('reserved') })]) }),
});

/** Each client reserves room for one file after another, in an album of its own. */
export const mediaReserve: Operation = ({ connection, person }) => {
  let albumId: string | null = null;
  return async () => {
    albumId ??= createdSchema.parse(
      await call(connection, 'albums-create', person.token, { title: 'Lake', description: '' }),
    ).result.albumId;
    const file = {
      uploadId: randomUUID(),
      fileName: 'lake.jpg',
      contentType: 'image/jpeg',
      byteCount: 1_000,
      sha256: randomBytes(32).toString('hex'),
      md5: randomBytes(16).toString('base64'),
    };
    reservedSchema.parse(await call(connection, 'media-reserve', person.token, { albumId, files: [file] }));
  };
};
