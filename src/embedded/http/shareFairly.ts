/**
 * Who may ask how often, and who goes first. The business logic's own requests pass, also those that it makes as
 * somebody without rights: a call that waited for a turn while it holds one would wait for ever. A person's requests take
 * turns under their account, a visitor's under their address, which may be a whole household's.
 */
import type { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '#shared/clock.ts';
import { limitKeyOf } from '../../functions/limitKey.ts';
import { type Caller, InvalidTokenError, type ResolveCaller } from '../caller.ts';
import { environmentOf } from './environment.ts';
import { createFairTurns, type Share } from './fairTurns.ts';
import { isNamedPath, limits } from './limits.ts';
import { createRateLimit, type Rate } from './rateLimit.ts';
import { refuse } from './refuse.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Milliseconds in which a request kept the process from everything else, for the routes that measure it. */
    heldFor: number;
  }
}

/**
 * What visitors may ask of the protocols. A page of the app takes some sixty requests; a household signs in a few
 * times a day; deriving keys for sign-ins already slows a machine to fewer than these.
 */
const visitorRates = {
  reads: { burst: 6_000, perSecond: 200 },
  writes: { burst: 3_000, perSecond: 50 },
  /** Of all addresses together. */
  writesInAll: { burst: 20_000, perSecond: 400 },
} as const satisfies Record<string, Rate>;

/** Under way at once: of one account, and of one address without an account. */
const AT_ONCE_PER_ACCOUNT = 6;
const AT_ONCE_PER_ADDRESS = 32;
/** Of those whose body is heavy. */
const HEAVY_AT_ONCE = 2;

interface ShareFairlyOptions {
  readonly resolveCaller: ResolveCaller;
  /** The product's clock: rates are counted by it. */
  readonly clock: Clock;
  /** Turns last as long as the process works, whatever time the product is told it is. */
  readonly machineClock: Clock;
  /** The vendors' test suites ask far more often than people. */
  readonly countsVisitors: boolean;
  readonly isStreamed: (context: Context) => boolean;
}

export function shareFairly(options: ShareFairlyOptions): MiddlewareHandler {
  const { clock, countsVisitors } = options;
  const turns = createFairTurns(options.machineClock);
  const reads = createRateLimit(clock, visitorRates.reads);
  const writes = createRateLimit(clock, visitorRates.writes);
  const writesInAll = createRateLimit(clock, visitorRates.writesInAll);

  /** Milliseconds until a visitor may ask this again. */
  const tooEarly = (method: string, address: string): number => {
    if (method === 'GET' || method === 'HEAD') return reads.admit(address);
    return writes.admit(address) || writesInAll.admit('all');
  };

  return async (context, next) => {
    const caller = await callerOf(options.resolveCaller, context.req.header('authorization'));
    if (caller.kind === 'privileged' || environmentOf(context).isInternal === true) return next();
    const address = limitKeyOf(context.get('clientAddress'));
    if (caller.kind === 'visitor' && countsVisitors && isNamedPath(context.req.path)) {
      const early = tooEarly(context.req.method, address);
      if (early > 0) {
        context.header('retry-after', String(Math.ceil(early / 1000)));
        return refuse(context, 429, 'Too many requests from this address. Try again shortly.');
      }
    }
    // The bytes of a file may take hours; they hold nobody up.
    if (options.isStreamed(context)) return next();
    const turn = await turns.take(shareOf(caller, address, context.req.raw.headers));
    if (!turn) return refuse(context, 429, 'Too many requests at once. Try again shortly.');
    const end = () => turn.end(context.get('heldFor') ?? 0);
    try {
      await next();
    } finally {
      // An answer that its reader leaves unread stays in memory, and in its reader's count.
      if (isHeld(context)) outgoingOf(context)?.once('close', end) ?? end();
      else end();
    }
    return undefined;
  };
}

function shareOf(caller: Caller, address: string, headers: Headers): Share {
  const share =
    caller.kind === 'user'
      ? { key: `account ${caller.uid}`, atOnce: AT_ONCE_PER_ACCOUNT }
      : { key: `address ${address}`, atOnce: AT_ONCE_PER_ADDRESS };
  return mayBeHeavy(headers) ? { key: `heavy of ${share.key}`, atOnce: HEAVY_AT_ONCE } : share;
}

/** A body that does not say its length may be of any. */
const mayBeHeavy = (headers: Headers) =>
  headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > limits.heavyBodyBytes;

/** A token that proves nothing makes nobody more than a visitor; the route itself refuses it. */
async function callerOf(resolveCaller: ResolveCaller, authorization: string | undefined): Promise<Caller> {
  try {
    return await resolveCaller(authorization?.replace(/^Firebase /i, 'Bearer '));
  } catch (error) {
    if (error instanceof InvalidTokenError) return { kind: 'visitor' };
    throw error;
  }
}

/** Answers that stay in memory, and those that are still being made when they begin. */
const isHeld = ({ res }: Context) =>
  /^(application\/json|text\/event-stream)\b/.test(res.headers.get('content-type') ?? '');

function outgoingOf(context: Context): ServerResponse | null {
  const { outgoing } = environmentOf(context);
  return outgoing && !outgoing.closed ? outgoing : null;
}
