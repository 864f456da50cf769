/**
 * Every request that once broke something, sent again: to a visitor's and to the business logic's server. A finding of
 * the fuzzer joins `tests/corpus` under a name; `body` lists pieces, and `[piece, times]` repeats one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Backend, startBackend } from '../../support/backend.ts';
import { processorTimeOf } from '../../support/processorTime.ts';

const folder = resolve(import.meta.dirname, '../../corpus');
const pieceSchema = z.union([z.string(), z.tuple([z.string(), z.number()])]);
const corpusSchema = z.array(
  z.strictObject({
    name: z.string(),
    method: z.string(),
    path: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.union([z.null(), z.string(), z.array(pieceSchema)]),
  }),
);
/** Milliseconds of work by which a request has held the process. */
const LONG_WORK = 8_000;

function textOf(body: z.infer<typeof corpusSchema>[number]['body']): string | null {
  if (body === null || typeof body === 'string') return body;
  return body.map((piece) => (typeof piece === 'string' ? piece : piece[0].repeat(piece[1]))).join('');
}

let visited: Backend;
let emulated: Backend;
beforeAll(async () => {
  visited = await startBackend({ emulator: false });
  emulated = await startBackend();
  // Loading it takes seconds, once.
  await Promise.all([visited.server.businessLogic(), emulated.server.businessLogic()]);
});
afterAll(async () => {
  await visited.stop();
  await emulated.stop();
});

for (const file of readdirSync(folder)) {
  describe(file.replace(/\.json$/, ''), () => {
    const json: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    test.each(corpusSchema.parse(json))('refuses $name', async ({ method, path, headers, body }) => {
      const ask = async (server: Backend, authorization: Record<string, string>) => {
        const { answer, milliseconds } = await processorTimeOf(async () => {
          const response = await fetch(server.origin + path, {
            method,
            headers: { ...headers, ...authorization },
            body: textOf(body),
          });
          await response.arrayBuffer();
          return response.status;
        });
        return { status: answer, milliseconds };
      };
      const visitor = await ask(visited, {});
      const business = await ask(emulated, { authorization: 'Bearer owner' });
      expect(visitor.status).toBeGreaterThanOrEqual(400);
      for (const { status, milliseconds } of [visitor, business]) {
        expect(status).toBeLessThan(500);
        expect(milliseconds).toBeLessThan(LONG_WORK);
      }
    });
  });
}
