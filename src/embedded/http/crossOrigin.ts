/**
 * Which other origins may call the backend from a browser: the configured ones and the desktop shell's. The origin is
 * reflected, never `*`; preflights from a public page to a private network are answered for the same origins.
 */
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Answer headers the vendors' SDKs read. */
const EXPOSED = [
  'content-disposition',
  'content-range',
  'date',
  'etag',
  'location',
  'range',
  'x-goog-generation',
  'x-goog-hash',
  'x-goog-metageneration',
  'x-goog-stored-content-length',
  'x-goog-upload-chunk-granularity',
  'x-goog-upload-control-url',
  'x-goog-upload-header-content-type',
  'x-goog-upload-size-received',
  'x-goog-upload-status',
  'x-goog-upload-url',
  'x-gupload-uploadid',
];

export function crossOrigin(isAllowed: (origin: string) => boolean): MiddlewareHandler {
  const reflect = cors({
    origin: (origin) => (isAllowed(origin) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: EXPOSED,
    maxAge: 3600,
  });
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined) {
      await next();
      return undefined;
    }
    const answer = await reflect(context, next);
    if (!isAllowed(origin)) return answer;
    const headers = answer instanceof Response ? answer.headers : context.res.headers;
    if (context.req.header('access-control-request-private-network') === 'true') {
      headers.set('access-control-allow-private-network', 'true');
    }
    return answer;
  };
}
