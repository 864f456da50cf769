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
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Longest time for a request's headers, and longest silence on a connection that carries one. */
const HEADERS_TIMEOUT = 15_000;
const SILENCE_TIMEOUT = 120_000;
/** Longest time for the body of a request that is not an upload. */
const BODY_TIMEOUT = 60_000;
/** A token with its claims is a few kilobytes; nothing legitimate comes near this. */
const HEADER_BYTES = 32 * 1024;
const CONNECTIONS = 4096;
/** How long a graceful stop waits for requests in flight. */
const STOP_PATIENCE = 5_000;

export interface ListenOptions {
  readonly fetch: (request: Request, environment: unknown) => Response | Promise<Response>;
  readonly host: string;
  /** `null`: `preferredPort`, or the next free one. 0: any. */
  readonly port: number | null;
  readonly preferredPort: number;
  /** Whether a request to this target may take as long as it keeps sending. */
  readonly isUpload: (target: string) => boolean;
  readonly tls: { readonly certificate: Buffer; readonly key: Buffer } | null;
  /** Milliseconds; what a test shortens. */
  readonly bodyTimeout?: number;
}

export interface Listener {
  readonly port: number;
  /** Takes no new request, lets those in flight end, then closes what is left. */
  close(): Promise<void>;
}

export async function listen(options: ListenOptions): Promise<Listener> {
  const respond = getRequestListener(options.fetch, { overrideGlobalObjects: false });
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (!isWellFormed(request.url ?? '')) {
      response.writeHead(400, { 'content-type': 'application/json', connection: 'close' });
      response.end('{"error":{"code":400,"message":"Malformed URL.","status":"INVALID_ARGUMENT"}}');
      return;
    }
    if (!options.isUpload(request.url ?? ''))
      limitDuration(request, response, options.bodyTimeout ?? BODY_TIMEOUT);
    void respond(request, response);
  };
  const limits = {
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: HEADERS_TIMEOUT,
    // A 2 GB upload over a village line takes hours: what ends a request is silence, not its length.
    requestTimeout: 0,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 15_000,
  };
  const server: Server = options.tls
    ? createHttpsServer({ ...limits, cert: options.tls.certificate, key: options.tls.key }, listener)
    : createHttpServer(limits, listener);
  server.timeout = SILENCE_TIMEOUT;
  server.maxConnections = CONNECTIONS;
  const port = await bind(server, options);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        const impatience = setTimeout(() => server.closeAllConnections(), STOP_PATIENCE);
        // A connection becomes idle when its last answer has gone; it would be kept for the next request.
        const idle = setInterval(() => server.closeIdleConnections(), 20);
        server.close(() => {
          clearTimeout(impatience);
          clearInterval(idle);
          resolve();
        });
      }),
  };
}

/** Ends a request whose body is still not here after `bodyTimeout`: a drip of bytes would never be silent. */
function limitDuration(request: IncomingMessage, response: ServerResponse, bodyTimeout: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    // Past the response object, which the handler still holds.
    if (!response.headersSent)
      request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    request.destroy();
  }, bodyTimeout);
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
}

/** Whether the request target's path decodes: `/%ff` or `/%` has no meaning for any protocol here. */
function isWellFormed(target: string): boolean {
  try {
    const [path = ''] = target.split('?');
    decodeURIComponent(path);
    new URL(target, 'http://localhost');
    return target.startsWith('/') && !path.includes('\0');
  } catch {
    return false;
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
