/** One client's keep-alive HTTP connection: plain `node:http`, so that the load costs less than what it loads. */
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { Readable } from 'node:stream';

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer | Readable;
  /** Reads the answer to its end without keeping it. */
  readonly isDiscarded?: boolean;
}

export interface Answer {
  readonly headers: IncomingHttpHeaders;
  /** Empty when it was discarded. */
  readonly text: string;
  readonly byteCount: number;
}

export interface Connection {
  /** Rejects for every answer that is no success: a load that fails measures nothing. */
  send(sent: Sent): Promise<Answer>;
  close(): void;
}

export function connect(origin: string): Connection {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = ({ method, path, headers = {}, body, isDiscarded = false }: Sent): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length =
        typeof body === 'string' || Buffer.isBuffer(body)
          ? { 'content-length': Buffer.byteLength(body) }
          : undefined;
      const outgoing = request(
        { agent, hostname, port, method, path, headers: { ...headers, ...length } },
        (response) => {
          const isSuccess = (response.statusCode ?? 0) < 300;
          const chunks: Buffer[] = [];
          let byteCount = 0;
          response.on('data', (chunk: Buffer) => {
            byteCount += chunk.length;
            if (!isDiscarded || !isSuccess) chunks.push(chunk);
          });
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (isSuccess) resolve({ headers: response.headers, text, byteCount });
            else reject(new Error(`${method} ${path} was answered ${response.statusCode}: ${text}`));
          });
        },
      );
      outgoing.on('error', reject);
      if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) outgoing.end(body);
      else body.on('error', reject).pipe(outgoing);
    });
  return { send, close: () => agent.destroy() };
}
