/**
 * A proxy between the browser and a real server that interferes with one chosen request: before the server has seen
 * it, or after the server has answered. What is done to it is the test's: the connection is cut, held, or answered in
 * the server's place. Everything else passes through unchanged.
 */
import { once } from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PassingRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export type Moment = 'before' | 'after';

/** What the browser gets instead of the server's answer. `hold` keeps it waiting until the proxy lets go. */
export type Interference =
  | { readonly kind: 'cut' }
  | { readonly kind: 'hold' }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body: string;
    };

export interface Trap {
  readonly matches: (request: PassingRequest) => boolean;
  readonly moment: Moment;
  readonly interference: Interference;
}

export interface CuttingProxy {
  readonly origin: string;
  readonly port: number;
  /** Every request that came by. */
  readonly seen: PassingRequest[];
  /** Interferes once with the next request that matches and that no earlier trap wants; resolves when it has. */
  set(trap: Trap): Promise<PassingRequest>;
  /** Cuts whatever is held. */
  letGo(): void;
  /** Forwards to this port of the loopback from now on. */
  pointAt(port: number): void;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function readWhole(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The server's whole answer; rejects when the server is not there. */
async function askServer(port: number, request: IncomingMessage, body: Buffer): Promise<Answer> {
  const sent = forward({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url,
    headers: request.headers,
    agent: false,
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 502, headers: response.headers, body: await readWhole(response) };
}

function give(response: ServerResponse, { status, headers, body }: Answer): void {
  // The body is given in one piece, whatever pieces it came in.
  const { 'transfer-encoding': _pieces, connection: _connection, ...kept } = headers;
  response.writeHead(status, { ...kept, connection: 'close' });
  response.end(body);
}

/** Points nowhere until it is told where. */
export async function startCuttingProxy(): Promise<CuttingProxy> {
  let target: number | null = null;
  let armed: readonly { readonly trap: Trap; readonly sprung: (request: PassingRequest) => void }[] = [];
  const held = new Set<IncomingMessage>();
  const seen: PassingRequest[] = [];

  function interfere(request: IncomingMessage, response: ServerResponse, interference: Interference): void {
    switch (interference.kind) {
      case 'cut':
        request.socket.destroy();
        return;
      case 'hold':
        held.add(request);
        return;
      case 'answer': {
        const { status, headers = {}, body } = interference;
        give(response, { status, headers, body: Buffer.from(body) });
      }
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const passing = { method: request.method ?? '', path: request.url ?? '', headers: request.headers };
    seen.push(passing);
    const caught = armed.find(({ trap }) => trap.matches(passing));
    armed = armed.filter((each) => each !== caught);
    const body = await readWhole(request);
    if (caught?.trap.moment === 'before') {
      interfere(request, response, caught.trap.interference);
      caught.sprung(passing);
      return;
    }
    if (target === null) throw new Error('The proxy points nowhere.');
    const answer = await askServer(target, request, body);
    if (!caught) {
      give(response, answer);
      return;
    }
    interfere(request, response, caught.trap.interference);
    caught.sprung(passing);
  }

  const server = createServer((request, response) => {
    // A server that is down, or a browser that left: the connection ends, as it does without a proxy.
    handle(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    seen,
    set: (trap) =>
      new Promise((sprung) => {
        armed = [...armed, { trap, sprung }];
      }),
    letGo() {
      for (const request of held) request.socket.destroy();
      held.clear();
    },
    pointAt(next) {
      target = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
