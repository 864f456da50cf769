/** A server of the OpenAI-compatible protocol that writes recordings down: `POST /v1/audio/transcriptions`. */
import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface AskedTranscription {
  readonly address: string;
  readonly authorization: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly type: string; readonly text: string };
}

type Behavior = (response: ServerResponse) => void;

export interface TranscriptionServer {
  readonly url: string;
  readonly asked: AskedTranscription[];
  behave(behavior: Behavior): void;
  stop(): Promise<void>;
}

export const hears =
  (
    ...segments: readonly { readonly text: string; readonly start: number; readonly end: number }[]
  ): Behavior =>
  (response) => {
    const text = segments.map((segment) => segment.text).join('');
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ task: 'transcribe', language: 'english', duration: 9, text, segments }));
  };

export async function startTranscriptionServer(): Promise<TranscriptionServer> {
  let current: Behavior = hears();
  const asked: AskedTranscription[] = [];
  const server = createServer(async (request, response) => {
    const type = request.headers['content-type'] ?? '';
    const body = new Uint8Array(await buffer(request));
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const fields: Record<string, string> = {};
    let file = { name: '', type: '', text: '' };
    for (const [name, value] of form) {
      if (typeof value === 'string') fields[name] = value;
      else file = { name: value.name, type: value.type, text: await value.text() };
    }
    const authorization = request.headers.authorization ?? '';
    asked.push({ address: `${request.method} ${request.url}`, authorization, fields, file });
    current(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    behave: (behavior) => {
      current = behavior;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
