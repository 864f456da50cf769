/** A request's JSON by its schema. Throws ModelError that names the field at fault, as the protocol's `param`. */
import type { z } from 'zod';
import { ModelError } from './modelError.ts';

/** Characters. A dozen passages with their rules are a tenth of it. */
const LONGEST_BODY = 512 * 1024;

export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await request.text();
  if (text.length > LONGEST_BODY) throw new ModelError(413, 'The request is too long.');
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const param = issue?.path.join('.') || null;
  throw new ModelError(400, `${param ?? 'body'}: ${issue?.message ?? 'not valid'}`, param);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError(400, 'The body is not JSON.');
  }
}
