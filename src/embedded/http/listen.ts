/**
 * The one public port: a Node HTTP(S) server with limits against slow and gigantic requests around a fetch handler.
 */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { commonHeaders } from '#shared/securityHeaders.ts';
import { limitKeyOf } from '../../functions/limitKey.ts';
import { answerTimeout, answerUnreadable } from './bareAnswers.ts';
import { clientAddressOf, type IsTrusted } from './clientAddress.ts';
import type { Environment } from './environment.ts';
import { createLargeBodies } from './largeBodies.ts';
import { type BodyBound, bodyBoundOf, limits, type RequestHead } from './limits.ts';
import { createHeldBodies, giveBack, type Refusal, takeBody } from './takeBody.ts';
import { createUnreadAnswers } from './unreadAnswers.ts';

/** Longest time for a request's headers, and longest silence on a connection that carries one. */
const HEADERS_TIMEOUT = 15_000;
const SILENCE_TIMEOUT = 120_000;
/** Longest time for the body of a request that is not an upload. */
const BODY_TIMEOUT = 60_000;
/** An answer of which nothing was read for this long is dropped. */
const UNREAD_SWEEP = 10_000;
/** How long a graceful stop waits for requests in flight. */
const STOP_GRACE = 5_000;

export interface ListenOptions {
  readonly fetch: (request: Request, environment: Environment) => Response | Promise<Response>;
  readonly host: string;
  /** `null`: `preferredPort`, or the next free one. 0: any. */
  readonly port: number | null;
  readonly preferredPort: number;
  /** What the body of a request is held to; one that is streamed may take as long as it keeps sending. */
  readonly bodyBoundOf?: (head: RequestHead) => BodyBound;
  /** The reverse proxies that are believed about their clients. */
  readonly isTrustedProxy: IsTrusted;
  readonly tls: { readonly certificate: Buffer; readonly key: Buffer } | null;
  /** Whether only the business logic reaches this port. */
  readonly isInternal?: boolean;
  /** Milliseconds; what a test shortens. */
  readonly bodyTimeout?: number;
}

export interface Listener {
  readonly port: number;
  /** Takes no new request, lets those in flight end, then closes what is left. */
  close(): Promise<void>;
}

export async function listen(options: ListenOptions): Promise<Listener> {
  const boundOf = options.bodyBoundOf ?? bodyBoundOf;
  const held = createHeldBodies();
  const large = createLargeBodies();
  const unread = createUnreadAnswers();
  const isInternal = options.isInternal ?? false;
  const environments = new WeakMap<object, Environment>();
  const respond = getRequestListener(
    (request, { incoming }) => {
      const environment = environments.get(incoming);
      if (!environment) throw new Error('A request came past the bounds of the port.');
      return options.fetch(request, environment);
    },
    { overrideGlobalObjects: false },
  );

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? '';
    const header = (name: string) => request.headers[name]?.toString();
    const bound = boundOf({ method: request.method ?? 'GET', target, header });
    const address = limitKeyOf(clientAddressOf(request, options.isTrustedProxy));
    let refusal = Buffer.byteLength(target) > limits.targetBytes ? targetTooLong : null;
    if (!isInternal && unread.isFull(address)) refusal ??= tooMuchUnread;
    let whole: Buffer | null = null;
    if (bound.kind === 'buffered') {
      limitDuration(request, response, options.bodyTimeout ?? BODY_TIMEOUT);
      const body = await takeBody(request, bound, { held, large, address });
      if (!body) return;
      response.once('close', body.release);
      refusal ??= body.refusal;
      whole = body.bytes;
      Object.assign(request, { rawBody: whole });
    }
    environments.set(request, { incoming: request, outgoing: response, body: whole, isInternal, refusal });
    await respond(request, response);
    if (whole) giveBack(whole);
    if (isInternal || response.closed || response.writableLength === 0) return;
    const forget = unread.keep({
      address,
      bytes: () => response.writableLength,
      drop: () => response.destroy(),
    });
    response.once('close', forget);
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const target = normalTargetOf(request.url ?? '');
    if (target === null) {
      response.writeHead(400, {
        ...commonHeaders,
        'content-type': 'application/json',
        connection: 'close',
      });
      response.end('{"error":{"code":400,"message":"Malformed URL.","status":"INVALID_ARGUMENT"}}');
      return;
    }
    // The bounds and the routes must read one and the same path.
    request.url = target;
    serve(request, response).catch(() => request.destroy());
  };
  const serverOptions = {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: HEADERS_TIMEOUT,
    // A 2 GB upload over a village line takes hours: what ends a request is silence, not its length.
    requestTimeout: 0,
    connectionsCheckingInterval: 5_000,
    // Our own SDKs keep their connections: one that ended just as a request set out would fail the call behind it.
    keepAliveTimeout: isInternal ? 0 : 15_000,
  };
  const server: Server = options.tls
    ? createHttpsServer({ ...serverOptions, cert: options.tls.certificate, key: options.tls.key }, listener)
    : createHttpServer(serverOptions, listener);
  answerUnreadable(server);
  server.on('connection', limitConnections(options.isTrustedProxy));
  server.timeout = isInternal ? 0 : SILENCE_TIMEOUT;
  const sweeping = setInterval(() => unread.sweep(), UNREAD_SWEEP).unref();
  server.maxConnections = limits.connections;
  const port = await bind(server, options);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), STOP_GRACE);
        // A connection becomes idle when its last answer has gone; it would be kept for the next request.
        const idle = setInterval(() => server.closeIdleConnections(), 20);
        server.close(() => {
          clearInterval(sweeping);
          clearTimeout(deadline);
          clearInterval(idle);
          resolve();
        });
      }),
  };
}

const tooMuchUnread: Refusal = {
  status: 503,
  message: 'Earlier answers were not read. Read them, and try again.',
};
const targetTooLong: Refusal = {
  status: 414,
  message: `The address is longer than ${limits.targetBytes} bytes.`,
};

/** Closes what one address opens beyond its share. A trusted proxy opens as many as its clients need. */
function limitConnections(isTrusted: IsTrusted): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrusted(address)) return;
    const key = limitKeyOf(address);
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    socket.once('close', () => {
      const rest = (open.get(key) ?? 1) - 1;
      if (rest > 0) open.set(key, rest);
      else open.delete(key);
    });
    if (count > limits.connectionsPerAddress) socket.destroy();
  };
}

/** Ends a request whose body is still not here after `bodyTimeout`: a drip of bytes would never be silent. */
function limitDuration(request: IncomingMessage, response: ServerResponse, bodyTimeout: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) answerTimeout(request.socket);
    request.destroy();
  }, bodyTimeout);
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
}

/**
 * The request target as the URL standard writes it, its dots and backslashes resolved. Null where its path does not
 * decode: `/%ff` or `/%` has no meaning for any protocol here.
 */
function normalTargetOf(target: string): string | null {
  if (!target.startsWith('/')) return null;
  try {
    const { pathname, search } = new URL(`http://localhost${target}`);
    return decodeURIComponent(pathname).includes('\0') ? null : pathname + search;
  } catch {
    return null;
  }
}

async function bind(server: Server, { host, port, preferredPort }: ListenOptions): Promise<number> {
  for (let candidate = port ?? preferredPort; ; candidate += 1) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(candidate, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || port !== null || candidate >= preferredPort + 100) throw error;
    }
  }
}
