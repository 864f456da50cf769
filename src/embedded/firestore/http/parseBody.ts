/** A request's JSON body, whatever content type it claims: the web SDK sends it as text. */
import { invalidArgument } from '../errors.ts';
import { isRecord } from '../wire/parseValue.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Throws INVALID_ARGUMENT for bytes that are not UTF-8, not JSON, or not an object. */
export function parseBody(bytes: ArrayBuffer | Uint8Array): Record<string, unknown> {
  if (bytes.byteLength === 0) return {};
  let json: unknown;
  try {
    json = JSON.parse(decoder.decode(bytes));
  } catch {
    throw invalidArgument('Invalid JSON payload received. Unexpected token.');
  }
  if (!isRecord(json)) throw invalidArgument('Invalid JSON payload received. An object is required.');
  return json;
}
