/** In which language the caller wants mails and pages: `X-Firebase-Locale`, where it is a language's tag (BCP 47). */
import type { Context } from 'hono';

/** A language and up to three subtags: what any browser sends, and nothing that makes a link long. */
const tag = /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8}){0,3}$/i;

export function requestLocale(context: Context): string | undefined {
  const given = context.req.header('x-firebase-locale');
  return given !== undefined && tag.test(given) ? given : undefined;
}
