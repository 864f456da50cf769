/** Everything on the public port in its order: guards, protocols, what the server says of itself, the app. */
import { type Context, Hono } from 'hono';
import { type Clock, systemClock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import { commonHeaders } from '#shared/securityHeaders.ts';
import { composeSecurityText, SECURITY_TEXT_PATH } from '#shared/securityText.ts';
import type { ResolveCaller } from '../caller.ts';
import type { Condition } from '../database/condition.ts';
import { type IsTrusted, identifyClient } from './clientAddress.ts';
import { crossOrigin } from './crossOrigin.ts';
import type { DiskSpace } from './diskSpace.ts';
import { environmentOf } from './environment.ts';
import type { Health } from './health.ts';
import { hostGuard } from './hostGuard.ts';
import { bodyBoundOf } from './limits.ts';
import { answerFailure, refuse, refuseForDiskFull } from './refuse.ts';
import { type ServeWebOptions, serveWeb } from './serveWeb.ts';
import { shareFairly } from './shareFairly.ts';

interface SiteOptions {
  readonly protocols: readonly Hono[];
  readonly host: string;
  readonly publicOrigin: string | null;
  readonly isAllowedOrigin: (origin: string) => boolean;
  readonly isTrustedProxy: IsTrusted;
  readonly resolveCaller: ResolveCaller;
  /** Whether visitors may ask only so often; the vendors' test suites ask more. */
  readonly countsVisitors: boolean;
  readonly clock: Clock;
  readonly condition: Condition;
  readonly space: DiskSpace;
  readonly health: () => Promise<Health>;
  /** Documents the server answers at fixed paths, made for the origin the request came to. */
  readonly documents: Readonly<Record<`/${string}`, (origin: string) => unknown>>;
  readonly web: ServeWebOptions;
  readonly log: Logger;
}

export function createSite(options: SiteOptions): Hono {
  const { protocols, host, publicOrigin, log } = options;
  const site = new Hono();
  site.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(commonHeaders)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    // JSON is somebody's own, whichever protocol answered it.
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    const caching = headers.get('cache-control');
    if (isJson && (caching === null || caching === 'no-store')) {
      headers.set('cache-control', 'no-store, private');
    }
  });
  site.use(hostGuard(host, publicOrigin));
  site.use(identifyClient(options.isTrustedProxy, publicOrigin));
  site.use(crossOrigin(options.isAllowedOrigin));
  site.use((context, next) => {
    const { refusal } = environmentOf(context);
    return refusal ? Promise.resolve(refuse(context, refusal.status, refusal.message)) : next();
  });
  const { resolveCaller, countsVisitors, clock, condition } = options;
  site.use(shareFairly({ resolveCaller, clock, machineClock: systemClock, countsVisitors, isStreamed }));

  site.use(async (context, next) => {
    if (options.space.isShort() && bringsFile(context)) return refuseForDiskFull(context);
    await next();
    // The vendors' SDKs below a callable do not hand on why the disk refused; the statement has noted it.
    const isFull = context.res.status === 500 && condition.read().status === 'diskFull';
    if (isFull) context.res = refuseForDiskFull(context);
    return undefined;
  });
  site.get('/health', async (context) => {
    const found = await options.health();
    const isServing = found.status === 'ok' || found.status === 'late';
    return context.json(found, isServing ? 200 : 503, { 'cache-control': 'no-store' });
  });

  for (const protocol of protocols) site.route('/', protocol);
  for (const [path, make] of Object.entries(options.documents)) {
    site.get(path, (context) => {
      context.header('cache-control', 'no-store');
      return context.json(make(context.get('requestOrigin')) as object);
    });
  }
  site.get(SECURITY_TEXT_PATH, (context, next) => {
    const values = options.web.valuesFor(context.get('requestOrigin'));
    const text = composeSecurityText(values, new Date(clock.now()));
    return text === null ? next() : context.text(text, 200, { 'cache-control': 'no-cache' });
  });
  site.all('*', serveWeb(options.web));

  site.onError((failure, context) => {
    condition.note(failure);
    return answerFailure(failure, context, log);
  });
  return site;
}

/** Whether this begins or continues an upload: nothing else can fill a disk by much. */
const bringsFile = (context: Context) =>
  isStreamed(context) ||
  (context.req.method === 'POST' && /^\/(v0|upload\/storage\/v1)\//.test(context.req.path));

function isStreamed({ req }: Context): boolean {
  const { pathname, search } = new URL(req.url);
  const head = { method: req.method, target: pathname + search, header: (name: string) => req.header(name) };
  return bodyBoundOf(head).kind === 'streamed';
}
