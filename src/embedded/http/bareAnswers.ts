/** Answers to what no handler sees: they too come with the headers that every answer has. */
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { commonHeaders } from '#shared/securityHeaders.ts';

/** What Node itself would say, by the code of its failure. */
const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const headerLines = Object.entries({ ...commonHeaders, connection: 'close' })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

const bareAnswer = (statusLine: string): string => `HTTP/1.1 ${statusLine}\r\n${headerLines}\r\n`;

/** Past the response object, which the handler still holds. */
export function answerTimeout(socket: Socket): void {
  socket.write(bareAnswer('408 Request Timeout'));
}

/** A request that cannot be read is answered where no answer is under way on its connection, and the connection ends. */
export function answerUnreadable(server: Server): void {
  const underWay = new WeakMap<object, Parameters<RequestListener>[1]>();
  server.prependListener('request', ({ socket }, response) => underWay.set(socket, response));
  server.on('clientError', (failure, socket) => {
    const response = underWay.get(socket);
    const isFree = !response || response.writableFinished || !response.headersSent;
    if (socket.writable && isFree) {
      const code = 'code' in failure ? String(failure.code) : '';
      socket.write(bareAnswer(statusLines[code] ?? '400 Bad Request'));
    }
    socket.destroy();
  });
}
