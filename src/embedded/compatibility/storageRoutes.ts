/**
 * What the vendors' test libraries lean on: rules handed in (`@firebase/rules-unit-testing`), a reset, and the JSON API
 * at the address that `@google-cloud/storage` makes of `STORAGE_EMULATOR_HOST`.
 */
import { Hono } from 'hono';
import { z } from 'zod';

const bodySchema = z.looseObject({
  rules: z.looseObject({ files: z.array(z.looseObject({ content: z.string() })).min(1) }),
});

interface StorageRoutesOptions {
  readonly setRules: (source: string) => void;
  /** Takes every object and every upload on its way, in all buckets. */
  readonly reset: () => void;
}

export function createStorageRoutes(api: Hono, { setRules, reset }: StorageRoutesOptions): Hono {
  const routes = new Hono();
  routes.all('/b/*', (context) => {
    const address = new URL(context.req.url);
    address.pathname = `/storage/v1${address.pathname}`;
    return api.fetch(new Request(address, context.req.raw), context.env);
  });
  routes.put('/internal/setRules', async (context) => {
    try {
      const [file] = bodySchema.parse(await context.req.json()).rules.files;
      if (file) setRules(file.content);
      return context.json({ message: 'Rules updated successfully' });
    } catch (error) {
      return context.json(
        { message: error instanceof Error ? error.message : 'The rules cannot be read.' },
        400,
      );
    }
  });
  routes.post('/internal/reset', (context) => {
    // Another site's page could post here without asking first; it says where it is from.
    const origin = context.req.header('origin');
    if (origin !== undefined && origin !== new URL(context.req.url).origin) return context.text('', 403);
    reset();
    return context.text('OK');
  });
  return routes;
}
