/** Taking rules for a test, as `@firebase/rules-unit-testing` sends them. Exists with `--emulator` only. */
import { Hono } from 'hono';
import { z } from 'zod';

const bodySchema = z.looseObject({
  rules: z.looseObject({ files: z.array(z.looseObject({ content: z.string() })).min(1) }),
});

export function createEmulatorRoutes(setRules: (source: string) => void): Hono {
  const routes = new Hono();
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
