/** What every page that people see asks of a request: a form of its own, their language, where it may lead. */
import type { Context } from 'hono';
import { type Language, languageSchema } from '#shared/domain/userProfile.ts';

const FORM_LIMIT = 16_384;

/** A form of these pages alone: from another site nothing is taken. */
export async function readForm(context: Context): Promise<Record<string, string> | null> {
  const type = context.req.header('content-type') ?? '';
  const site = context.req.header('sec-fetch-site') ?? 'same-origin';
  if (!type.startsWith('application/x-www-form-urlencoded') || site !== 'same-origin') return null;
  const text = await context.req.text();
  return text.length > FORM_LIMIT ? null : Object.fromEntries(new URLSearchParams(text));
}

/** The one that the caller asked for, or else the browser's. */
export function languageOf(context: Context, locale: string | null): Language {
  const asked = languageSchema.safeParse(locale);
  if (asked.success) return asked.data;
  const accepted = (context.req.header('accept-language') ?? 'en').slice(0, 2).toLowerCase();
  return languageSchema.catch('en').parse(accepted);
}

export const originOf = (address: string | null): string[] => {
  if (address === null || !URL.canParse(address)) return [];
  const { protocol, host } = new URL(address);
  // An origin that is not of the web has none by name; the policy takes it with its host.
  return [`${protocol}//${host}`];
};
