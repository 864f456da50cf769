/**
 * The callable protocol on the wire: `{data}` in, `{result}` or `{error: {status, message, details}}` out.
 * Source: https://firebase.google.com/docs/functions/callable-reference, and `firebase-functions` 7, whose
 * statuses and texts these are.
 */
import type { WireError } from '../../functions/errors.ts';

const statuses: Readonly<Record<WireError['code'], readonly [name: string, httpStatus: number]>> = {
  'invalid-argument': ['INVALID_ARGUMENT', 400],
  'failed-precondition': ['FAILED_PRECONDITION', 400],
  unauthenticated: ['UNAUTHENTICATED', 401],
  'permission-denied': ['PERMISSION_DENIED', 403],
  'not-found': ['NOT_FOUND', 404],
  'already-exists': ['ALREADY_EXISTS', 409],
  aborted: ['ABORTED', 409],
  'resource-exhausted': ['RESOURCE_EXHAUSTED', 429],
  cancelled: ['CANCELLED', 499],
  internal: ['INTERNAL', 500],
  unknown: ['UNKNOWN', 500],
  unimplemented: ['UNIMPLEMENTED', 501],
  unavailable: ['UNAVAILABLE', 503],
  'deadline-exceeded': ['DEADLINE_EXCEEDED', 504],
};

/** A request that is not a callable's at all. */
export class MalformedCallError extends Error {
  override readonly name = 'MalformedCallError';
}

export const badRequest: WireError = { code: 'invalid-argument', message: 'Bad Request' };
export const unauthenticated: WireError = { code: 'unauthenticated', message: 'Unauthenticated' };

export function errorResponse(error: WireError): Response {
  return Response.json(errorBody(error), { status: statuses[error.code][1] });
}

export function errorBody({ code, message, details }: WireError) {
  return {
    error: { ...(details === undefined ? {} : { details }), message, status: statuses[code][0] },
  };
}

/** The call's data. Throws MalformedCallError. */
export async function readCall(request: Request): Promise<unknown> {
  const contentType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (request.method !== 'POST' || contentType !== 'application/json') throw new MalformedCallError();
  const bytes = await request.arrayBuffer();
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof body !== 'object' || body === null) throw new MalformedCallError();
    const fields = Object.entries(body);
    const [name, data] = fields[0] ?? [];
    if (fields.length !== 1 || name !== 'data') throw new MalformedCallError();
    return decode(data);
  } catch (error) {
    // A body nested deep enough to exhaust the stack is as malformed as one that does not parse.
    throw error instanceof MalformedCallError ? error : new MalformedCallError();
  }
}

const INTEGER_TYPES = [
  'type.googleapis.com/google.protobuf.Int64Value',
  'type.googleapis.com/google.protobuf.UInt64Value',
];

/** Undoes the protocol's wrapping of 64-bit integers. */
function decode(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(decode);
  if ('@type' in data && data['@type']) {
    const value = 'value' in data ? Number.parseFloat(String(data.value)) : Number.NaN;
    if (!INTEGER_TYPES.includes(String(data['@type'])) || Number.isNaN(value)) throw new MalformedCallError();
    return value;
  }
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, decode(value)]));
}

/** A handler's output as the vendor encodes it: absent is null; what JSON cannot carry is an error. */
export function encode(data: unknown): unknown {
  if (data === null || data === undefined) return null;
  if (typeof data === 'string' || typeof data === 'boolean') return data;
  if (typeof data === 'number' && Number.isFinite(data)) return data;
  if (Array.isArray(data)) return data.map(encode);
  if (typeof data === 'object') {
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encode(value)]));
  }
  throw new TypeError(`A callable cannot answer with a ${typeof data}.`);
}
