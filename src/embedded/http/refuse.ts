/** Refusals and failures that no protocol has a word of its own for, in the envelope that all the vendors' SDKs read. */
import type { Context } from 'hono';
import { DISK_FULL_REASON } from '#shared/errors/diskFull.ts';
import type { Logger } from '#shared/logger.ts';
import { diskFailureOf } from '../disk/diskFailure.ts';

type RefusalStatus = 400 | 408 | 413 | 414 | 429 | 500 | 503 | 507;

const statusNames: Readonly<Record<RefusalStatus, string>> = {
  400: 'INVALID_ARGUMENT',
  408: 'DEADLINE_EXCEEDED',
  413: 'INVALID_ARGUMENT',
  414: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  507: 'RESOURCE_EXHAUSTED',
};

/** The identity SDK makes its code of what stands before the sentence, and knows these. */
const identityCodes: Readonly<Record<RefusalStatus, string>> = {
  400: 'INVALID_ARGUMENT',
  408: 'TIMEOUT',
  413: 'INVALID_ARGUMENT',
  414: 'INVALID_ARGUMENT',
  429: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  500: 'INTERNAL_ERROR',
  503: 'INTERNAL_ERROR',
  507: 'INTERNAL_ERROR',
};
const isIdentityPath = (path: string) => /^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(path);

export function refuse(
  context: Context,
  status: RefusalStatus,
  sentence: string,
  details?: { readonly reason: string },
): Response {
  const message = isIdentityPath(context.req.path) ? `${identityCodes[status]} : ${sentence}` : sentence;
  const error = { code: status, message, status: statusNames[status], ...(details && { details }) };
  return context.json({ error }, status, { 'cache-control': 'no-store, private' });
}

/** What the machine below the server says no to. */
function machineFailure(error: unknown): 'diskFull' | 'readOnly' | null {
  const failure = diskFailureOf(error);
  return failure === 'damaged' ? null : failure;
}

export const refuseForDiskFull = (context: Context): Response =>
  refuse(context, 507, 'The disk of this server is full. Nothing was lost; make room and try again.', {
    reason: DISK_FULL_REASON,
  });

/** The last word on an error that no route knew: what the machine refused is said as that, the rest is ours. */
export function answerFailure(failure: Error, context: Context, log: Logger): Response {
  const { method, routePath } = context.req;
  const known = machineFailure(failure);
  const reason = failure.stack ?? failure.message;
  log.log('error', 'request-failed', { method, path: routePath, reason, ...(known ? { known } : {}) });
  if (known === 'diskFull') return refuseForDiskFull(context);
  if (known === 'readOnly') return refuse(context, 503, 'The disk of this server cannot be written to.');
  return refuse(context, 500, 'The server failed at this. It is in the log.');
}
