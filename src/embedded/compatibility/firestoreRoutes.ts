/** What only an emulator does: wiping a database, and taking rules for a test. */
import { Hono } from 'hono';
import type { Engine } from '../firestore/engine.ts';
import { FirestoreError } from '../firestore/errors.ts';
import { parseBody } from '../firestore/http/parseBody.ts';
import { isRecord } from '../firestore/wire/parseValue.ts';

export function createFirestoreRoutes(engine: Engine, setRules: (source: string) => void): Hono {
  const routes = new Hono();

  routes.delete('/emulator/v1/projects/:project/databases/:database/documents', async (context) => {
    const { project, database } = context.req.param();
    const id = engine.documents.databaseId({ project, database });
    await engine.commits.submit(() => engine.documents.clear(id));
    return context.json({});
  });

  routes.put('/emulator/v1/projects/:target{[^/]+:securityRules}', async (context) => {
    try {
      const body = parseBody(await context.req.raw.arrayBuffer());
      const files = isRecord(body.rules) ? body.rules.files : undefined;
      const [file]: unknown[] = Array.isArray(files) ? files : [];
      const source = isRecord(file) ? file.content : undefined;
      if (typeof source !== 'string') throw new FirestoreError('INVALID_ARGUMENT', 'Rules are required.');
      setRules(source);
      return context.json({});
    } catch (error) {
      const message = error instanceof Error ? error.message : 'The rules cannot be read.';
      return context.json({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }, 400);
    }
  });

  return routes;
}
