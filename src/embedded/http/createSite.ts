/** Everything on the public port in its order: guards, protocols, what the server says of itself, the app. */
import { Hono } from 'hono';
import type { Logger } from '#shared/logger.ts';
import { commonHeaders } from './contentSecurity.ts';
import { crossOrigin } from './crossOrigin.ts';
import { hostGuard } from './hostGuard.ts';
import { limitBody } from './limitBody.ts';
import { serveWeb } from './serveWeb.ts';

/** The largest JSON the vendors take: a commit of 10 MiB and its frame. */
const JSON_BODY_LIMIT = 12 * 1024 * 1024;

export interface SiteOptions {
  readonly protocols: readonly Hono[];
  readonly host: string;
  readonly publicOrigin: string | null;
  readonly isAllowedOrigin: (origin: string) => boolean;
  /** Documents the server answers at fixed paths, made for the origin the request came to. */
  readonly documents: Readonly<Record<`/${string}`, (origin: string) => unknown>>;
  readonly web: { readonly folder: string; readonly connectTo: readonly string[] };
  readonly log: Logger;
}

export function createSite(options: SiteOptions): Hono {
  const { protocols, host, publicOrigin, log } = options;
  const site = new Hono();
  site.use(hostGuard(host, publicOrigin));
  site.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  site.use(crossOrigin(options.isAllowedOrigin));
  site.use(async (context, next) => {
    if (isUpload(context.req.path)) return next();
    const isWithinLimit = await limitBody(context, JSON_BODY_LIMIT);
    return isWithinLimit ? next() : context.json(error(413, 'The request is larger than 12 MiB.'), 413);
  });

  for (const protocol of protocols) site.route('/', protocol);
  for (const [path, make] of Object.entries(options.documents)) {
    site.get(path, (context) => {
      context.header('cache-control', 'no-store');
      return context.json(make(publicOrigin ?? new URL(context.req.url).origin) as object);
    });
  }
  site.all('*', serveWeb(options.web));

  site.onError((failure, context) => {
    log.log('error', 'request-failed', {
      method: context.req.method,
      path: context.req.routePath,
      reason: failure.stack ?? failure.message,
    });
    return context.json(error(500, 'The server failed at this. It is in the log.'), 500);
  });
  return site;
}

/** Requests that stream a file of any size, and count their own bytes. */
export function isUpload(target: string): boolean {
  return /^\/(v0\/b|upload\/storage\/v1)\//.test(target) || /[?&]X-Goog-Signature=/.test(target);
}

const error = (code: number, message: string) => ({ error: { code, message } });
