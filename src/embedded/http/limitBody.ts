/** Keeps a body from growing without end, whether its length is announced or it comes in chunks. */
import type { Context } from 'hono';

/**
 * False when the body is larger than `limit` bytes. A chunked body is read here, and its request replaced by one that
 * holds it, because its length is known only at its end.
 */
export async function limitBody(context: Context, limit: number): Promise<boolean> {
  const announced = context.req.header('content-length');
  if (announced !== undefined) return Number(announced) <= limit;
  const { method, url, headers, body } = context.req.raw;
  if (context.req.header('transfer-encoding') === undefined || !body) return true;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) return false;
    chunks.push(chunk);
  }
  const isBodiless = method === 'GET' || method === 'HEAD';
  context.req.raw = new Request(url, {
    method,
    headers,
    ...(isBodiless ? {} : { body: Buffer.concat(chunks) }),
  });
  return true;
}
