/** Who asks must say for which app, as the vendor wants it: with an API key, or as the business logic with its token. */
import type { MiddlewareHandler } from 'hono';
import { IdentityError } from '../identityError.ts';

const KEY_FORM = /^[\w-]{1,256}$/;

export const requireApiKey: MiddlewareHandler = async (context, next) => {
  const key = context.req.query('key') ?? context.req.header('x-goog-api-key') ?? '';
  if (!KEY_FORM.test(key) && context.req.header('authorization') === undefined) {
    throw new IdentityError(
      "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
      403,
      'PERMISSION_DENIED',
    );
  }
  await next();
};
