/**
 * `app://amaranth/…`: serves the renderer's build and nothing else, with the headers that the web's server sends. Files are
 * streamed by Electron's own loader, which checks each block of the archive and makes no copy on the disk; it knows no
 * ranges, so those are cut from its stream.
 */
import { realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { net, type Session } from 'electron';
import { type ByteRange, parseRange } from '#shared/byteRange.ts';
import { DESKTOP_SCHEME } from '#shared/desktop/bridge.ts';
import { commonHeaders, fileHeaders, pageHeaders } from '#shared/securityHeaders.ts';
import { resolveAsset } from './resolveAsset.ts';

/** Registers the scheme on a session. `connectTo` are the origins that pages may talk to beside their own. */
export function serveRenderer(session: Session, folder: string, connectTo: readonly string[]): void {
  const page = pageHeaders(connectTo);
  session.protocol.handle(DESKTOP_SCHEME, (request) => answerFrom(folder, page, request));
}

export async function answerFrom(
  folder: string,
  page: Readonly<Record<string, string>>,
  request: Request,
): Promise<Response> {
  const { method, url, headers: asked } = request;
  const asset = resolveAsset(folder, { method, address: url, accept: asked.get('accept') });
  if (asset.kind === 'refused') return refuse(asset.status);
  const file = await findInside(folder, asset.path);
  if (!file) return refuse(404);
  const range = parseRange(asked.get('range'), file.size);
  const headers = { ...fileHeaders(asset, page), 'accept-ranges': 'bytes' };
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${file.size}` },
    });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const init = {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${file.size}` } : {}),
    },
  };
  if (method === 'HEAD') return new Response(null, init);
  const { body } = await net.fetch(pathToFileURL(file.path).href);
  return new Response(range && body ? body.pipeThrough(cut(range)) : body, init);
}

const refuse = (status: number) =>
  new Response(null, {
    status,
    headers: { ...commonHeaders, ...(status === 405 ? { allow: 'GET, HEAD' } : {}) },
  });

/** Null when there is no such file, and when it is a link that leads out of the build. */
async function findInside(folder: string, path: string): Promise<{ path: string; size: number } | null> {
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(path)]);
    if (!real.startsWith(root + sep)) return null;
    const found = await stat(real);
    return found.isFile() ? { path: real, size: found.size } : null;
  } catch {
    return null;
  }
}

function cut({ start, end }: ByteRange): TransformStream<Uint8Array, Uint8Array> {
  let position = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const part = chunk.subarray(Math.max(start - position, 0), Math.max(end + 1 - position, 0));
      position += chunk.length;
      if (part.length > 0) controller.enqueue(part);
      if (position > end) controller.terminate();
    },
  });
}
