/** RE2 expressions by their text, compiled once: rules write them as literals, so the same few come back. */
import { RE2JS } from 're2js';

/** More than this many different expressions only come from data; then the oldest is forgotten. */
const MOST_KEPT = 256;
const compiled = new Map<string, RE2JS | null>();

/** Null for a text that is not an RE2 expression. */
export function regularExpression(text: string): RE2JS | null {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const expression = compile(text);
  const oldest = compiled.size >= MOST_KEPT ? compiled.keys().next().value : undefined;
  if (oldest !== undefined) compiled.delete(oldest);
  compiled.set(text, expression);
  return expression;
}

function compile(text: string): RE2JS | null {
  try {
    return RE2JS.compile(text);
  } catch {
    return null;
  }
}
