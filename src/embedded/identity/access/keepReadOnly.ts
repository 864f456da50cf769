/**
 * The demo account is shared by strangers, so nobody changes it: with its token one may look it up and do nothing
 * else. Said once, before every endpoint, so that a new endpoint is closed to it from the start. The refusal is the
 * vendor's own for what only administrators may do.
 */
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { fail } from '../identityError.ts';
import type { IdTokens } from '../tokens/idTokens.ts';

const READS = /\/accounts:lookup$/;
const bodySchema = z.looseObject({ idToken: z.string() });

export function keepDemoReadOnly(idTokens: IdTokens): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method === 'POST' && !READS.test(context.req.path)) {
      const body = bodySchema.safeParse(parseJson(await context.req.text()));
      const claims = body.success ? await idTokens.verify(body.data.idToken) : null;
      if (claims?.demo === true) {
        fail('ADMIN_ONLY_OPERATION', 'This is the demo family: look around freely, nothing is changed.');
      }
    }
    await next();
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
