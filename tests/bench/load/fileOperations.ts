/** Uploads and downloads in the words of `firebase/storage`, under the product's own rules. */
import { Readable } from 'node:stream';
import type { Operation } from './operations.ts';
import {
  BUCKET,
  LARGE_BYTES,
  largeItemId,
  type Scene,
  SMALL_BYTES,
  SMALL_ITEMS,
  smallItemId,
} from './scene.ts';

const OBJECTS = `/v0/b/${BUCKET}/o`;
const authorization = ({ owner }: Scene) => `Firebase ${owner.token}`;
const thumbnail = ({ owner }: Scene, index: number) =>
  `users/${owner.uid}/media/${smallItemId(index % SMALL_ITEMS)}/thumbnail-small`;
const original = ({ owner }: Scene, index: number) =>
  `users/${owner.uid}/media/${largeItemId(index)}/original`;

/** Every upload takes the next name, in this run and in those after it. */
let uploadedThumbnails = 0;
let uploadedOriginals = 0;

const SMALL = Buffer.alloc(SMALL_BYTES, 7);
const BOUNDARY = 'a-boundary-of-the-bench';

/** `uploadBytes`: metadata and content in one body. */
export const smallUpload: Operation = ({ connection, scene }) => {
  return async () => {
    const name = thumbnail(scene, uploadedThumbnails);
    uploadedThumbnails += 1;
    const metadata = JSON.stringify({ name, contentType: 'image/webp' });
    const head = `--${BOUNDARY}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n--${BOUNDARY}\r\nContent-Type: image/webp\r\n\r\n`;
    await connection.send({
      method: 'POST',
      path: `${OBJECTS}?name=${encodeURIComponent(name)}`,
      headers: {
        authorization: authorization(scene),
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${BOUNDARY}`,
      },
      body: Buffer.concat([Buffer.from(head), SMALL, Buffer.from(`\r\n--${BOUNDARY}--`)]),
    });
  };
};

async function download(
  { connection, scene }: Parameters<Operation>[0],
  name: string,
  byteCount: number,
): Promise<void> {
  const answer = await connection.send({
    method: 'GET',
    path: `${OBJECTS}/${encodeURIComponent(name)}?alt=media`,
    headers: { authorization: authorization(scene) },
    isDiscarded: true,
  });
  if (answer.byteCount !== byteCount) throw new Error(`${name} came with ${answer.byteCount} bytes.`);
}

export const smallDownload: Operation = (client) => () =>
  download(client, thumbnail(client.scene, Math.floor(Math.random() * uploadedThumbnails)), SMALL_BYTES);

const MEBIBYTE = Buffer.alloc(1024 * 1024, 7);

function* largeContent() {
  for (let sent = 0; sent < LARGE_BYTES; sent += MEBIBYTE.length) yield MEBIBYTE;
}

/** `uploadBytesResumable`: an announcement, then the content. */
export const largeUpload: Operation = ({ connection, scene }) => {
  return async () => {
    const name = original(scene, uploadedOriginals);
    uploadedOriginals += 1;
    const headers = { authorization: authorization(scene), 'x-goog-upload-protocol': 'resumable' };
    const started = await connection.send({
      method: 'POST',
      path: `${OBJECTS}?name=${encodeURIComponent(name)}`,
      headers: {
        ...headers,
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': LARGE_BYTES,
        'x-goog-upload-header-content-type': 'video/mp4',
        'content-type': 'application/json; charset=utf-8',
      },
      body: JSON.stringify({ name, contentType: 'video/mp4' }),
    });
    const { pathname, search } = new URL(String(started.headers['x-goog-upload-url']));
    await connection.send({
      method: 'POST',
      path: pathname + search,
      headers: {
        ...headers,
        'x-goog-upload-command': 'upload, finalize',
        'x-goog-upload-offset': 0,
        'content-length': LARGE_BYTES,
      },
      body: Readable.from(largeContent(), { objectMode: false, highWaterMark: MEBIBYTE.length }),
    });
  };
};

export const largeDownload: Operation = (client) => () =>
  download(client, original(client.scene, Math.floor(Math.random() * uploadedOriginals)), LARGE_BYTES);
