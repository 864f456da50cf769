/**
 * What the vendors' test libraries lean on: rules handed in (`@firebase/rules-unit-testing`), and the JSON API at the
 * address that `@google-cloud/storage` makes of `STORAGE_EMULATOR_HOST`. Exists with `--emulator` only.
 */
import { Hono } from 'hono';
import { z } from 'zod';

const bodySchema = z.looseObject({
  rules: z.looseObject({ files: z.array(z.looseObject({ content: z.string() })).min(1) }),
});

export function createEmulatorRoutes(api: Hono, setRules: (source: string) => void): Hono {
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
  return routes;
}
