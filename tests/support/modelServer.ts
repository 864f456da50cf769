/** A model server of the OpenAI-compatible protocol that answers as badly as it is told to. */
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** One way to answer; what it does not end stays open until its asker leaves. */
export type ModelBehavior = (response: ServerResponse, asked: string) => void;

export interface ModelServer {
  readonly url: string;
  /** What it was asked, as it came. */
  readonly asked: readonly string[];
  behave(behavior: ModelBehavior): void;
  stop(): Promise<void>;
}

const chunkOf = (content: string) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
  })}\n\n`;
const LAST = `data: ${JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'test',
  choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
})}\n\ndata: [DONE]\n\n`;

export const begins = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });
export const says = (response: ServerResponse, words: string): boolean => response.write(chunkOf(words));

/** Answers with these words, in pieces, and ends as it should. */
export const answers =
  (words: string): ModelBehavior =>
  (response) => {
    begins(response);
    for (const piece of words.match(/.{1,7}/gsu) ?? []) says(response, piece);
    response.end(LAST);
  };

export async function startModelServer(): Promise<ModelServer> {
  let current: ModelBehavior = answers('This is not recorded.');
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    asked.push(body);
    current(response, body);
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
