/**
 * The process that runs deployed functions: `node cloudFunctionsHost.ts FOLDER`. Loads FOLDER with its own packages and
 * puts every export under Google's framework, as the container on Cloud Run does. Prints its port in one line.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CloudEventFunction,
  cloudEvent,
  type HttpFunction,
  http,
} from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';

interface Endpoint {
  readonly __endpoint: { readonly eventTrigger?: object };
}
type Deployed = (HttpFunction | CloudEventFunction<unknown>) & Endpoint;

const isForEvents = (run: Deployed): run is CloudEventFunction<unknown> & Endpoint =>
  run.__endpoint.eventTrigger !== undefined;

const [folder = ''] = process.argv.slice(2);
const groups = (await import(pathToFileURL(join(folder, 'index.js')).href)) as Record<
  string,
  Record<string, Deployed>
>;
const servers = new Map<string, Server>();
for (const [group, functions] of Object.entries(groups)) {
  for (const [verb, run] of Object.entries(functions)) {
    const name = `${group}-${verb}`;
    if (isForEvents(run)) cloudEvent(name, run);
    else http(name, run);
    servers.set(name, getTestServer(name));
  }
}

const door = createServer((request, response) => {
  const [, name = ''] = (request.url ?? '').split(/[/?]/);
  const server = servers.get(name);
  if (!server) {
    response.writeHead(404).end();
    return;
  }
  request.url = `/${/[?].*/.exec(request.url ?? '')?.[0] ?? ''}`;
  server.emit('request', request, response);
});
door.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: (door.address() as AddressInfo).port })}\n`);
});
