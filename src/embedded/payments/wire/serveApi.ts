/**
 * One way in for every operation of the API: the key, the parameters, idempotency, and the answer or the refusal.
 * An operation, its answer for repetitions and the events it causes are one transaction: all of it, or none.
 *
 * Sources: https://docs.stripe.com/api/authentication, …/api/idempotent_requests, …/api/expanding_objects
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Logger } from '#shared/logger.ts';
import { transaction } from '../../database/openDatabase.ts';
import { API_VERSION, type Cause, makeId, type PaymentsContext } from '../paymentsContext.ts';
import { expandAnswer } from './expandAnswer.ts';
import { decodeForm } from './formFields.ts';
import { PaymentError } from './paymentError.ts';
import { readParameters } from './readParameters.ts';

/** An operation was made, and says no: what it changed stays, a declined card's attempt for one. */
export class KeptRefusal {
  readonly error: PaymentError;
  constructor(error: PaymentError) {
    this.error = error;
  }
}

export interface Operation {
  readonly method: 'get' | 'post' | 'delete';
  /** As Hono takes it: `/v1/customers/:id`. */
  readonly path: string;
  readonly schema: z.ZodType;
  readonly run: (input: never, id: string, payments: PaymentsContext, part: string) => object;
}

/** `id` is what the path names, and `part` what it names of that; empty where it names nothing. */
export function operation<Schema extends z.ZodType>(
  method: Operation['method'],
  path: string,
  schema: Schema,
  run: (input: z.output<Schema>, id: string, payments: PaymentsContext, part: string) => object,
): Operation {
  return { method, path, schema, run };
}

interface ApiOptions {
  readonly database: DatabaseSync;
  readonly log: Logger;
  /** The only key that is taken; `sk_test_…`, for nothing here moves money. */
  readonly secretKey: string;
  readonly now: () => number;
  readonly openContext: (cause: Cause) => PaymentsContext;
  /** Called once something was written: deliveries may be due. */
  readonly onWritten: () => void;
}

/** Repetitions are answered alike for a day. */
const ANSWER_KEPT = 24 * 60 * 60;

const answerSchema = z.object({ fingerprint: z.string(), status: z.number(), body: z.string() });
const expandSchema = z.looseObject({ expand: z.array(z.string()).default([]) }).catch({ expand: [] });

interface Answer {
  readonly status: number;
  readonly body: string;
}

export function serveApi(options: ApiOptions, operations: readonly Operation[]): Hono {
  const { database, secretKey } = options;
  const findAnswer = database.prepare('SELECT fingerprint, status, body FROM payments_answer WHERE key = ?');
  const keepAnswer = database.prepare('INSERT INTO payments_answer VALUES (?, ?, ?, ?, ?)');
  const forgetAnswers = database.prepare('DELETE FROM payments_answer WHERE at < ?');
  const api = new Hono();

  for (const { method, path, schema, run } of operations) {
    api.on(method, path, async (context) => {
      const requestId = makeId('req', 14);
      const key = context.req.header('idempotency-key') ?? null;
      context.header('request-id', requestId);
      context.header('stripe-version', API_VERSION);
      if (key !== null) context.header('idempotency-key', key);
      try {
        assertKey(context, secretKey);
        const text = method === 'get' ? new URL(context.req.url).search.slice(1) : await context.req.text();
        const sent = decodeForm(text);
        const work = (): Answer => {
          const payments = options.openContext({ requestId, idempotencyKey: key });
          // Hono names the parameter; a path without one has none.
          const id = context.req.param('id') ?? '';
          const part = context.req.param('part') ?? '';
          const made = run(readParameters(schema, sent) as never, id, payments, part);
          if (made instanceof KeptRefusal) return refusalOf(made.error, requestId);
          return {
            status: 200,
            body: JSON.stringify(expandAnswer(made, expandSchema.parse(sent).expand, payments)),
          };
        };
        if (method === 'get') return send(context, work());
        const fingerprint = createHash('sha256')
          .update(`${method} ${context.req.path}\n${text}`)
          .digest('hex');
        const { answer, isReplay } = transaction(database, () => {
          const found = key === null ? undefined : findAnswer.get(key);
          if (found) {
            const { fingerprint: before, ...earlier } = answerSchema.parse(found);
            if (before !== fingerprint) throw differentRequest(key ?? '');
            return { answer: earlier, isReplay: true };
          }
          const answer = work();
          if (key !== null) {
            forgetAnswers.run(options.now() - ANSWER_KEPT);
            keepAnswer.run(key, fingerprint, answer.status, answer.body, options.now());
          }
          return { answer, isReplay: false };
        });
        if (isReplay) context.header('idempotent-replayed', 'true');
        else options.onWritten();
        return send(context, answer);
      } catch (error) {
        if (error instanceof PaymentError) return send(context, refusalOf(error, requestId));
        options.log.log('error', 'payment-operation-failed', { method, path, reason: String(error) });
        return send(context, refusalOf(failure(), requestId));
      }
    });
  }

  api.all('/v1/*', (context, next) => {
    // Other protocols have their own paths under /v1.
    if (!isForVendor(context)) return next();
    const { method, path } = context.req;
    const requestId = makeId('req', 14);
    context.header('request-id', requestId);
    context.header('stripe-version', API_VERSION);
    const error = new PaymentError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). This server speaks the part of the API that Amaranth uses.`,
    });
    return Promise.resolve(send(context, refusalOf(error, requestId)));
  });
  return api;
}

/** Only the vendor's SDKs send a key that begins so. */
function isForVendor({ req }: Context): boolean {
  return /^(Bearer sk_|Basic c2t)/.test(req.header('authorization') ?? '');
}

function assertKey({ req }: Context, secretKey: string): void {
  const header = req.header('authorization') ?? '';
  const bearer = /^Bearer (.+)$/.exec(header)?.[1];
  const basic = /^Basic (.+)$/.exec(header)?.[1];
  const given = bearer ?? (basic ? Buffer.from(basic, 'base64').toString().split(':')[0] : undefined);
  if (!given) {
    throw new PaymentError(401, {
      type: 'invalid_request_error',
      message:
        'You did not provide an API key. Send it in the Authorization header, as "Bearer YOUR_SECRET_KEY".',
    });
  }
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(given), digest(secretKey))) {
    const shown =
      given.length > 12 ? `${given.slice(0, 8)}${'*'.repeat(given.length - 12)}${given.slice(-4)}` : '****';
    throw new PaymentError(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided: ${shown}`,
    });
  }
}

function differentRequest(key: string): PaymentError {
  return new PaymentError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Nothing of the request happened, and it may be sent again. */
const failure = () =>
  new PaymentError(500, {
    type: 'api_error',
    message: 'An error occurred on our end. Nothing of this request was done.',
  });

function refusalOf(error: PaymentError, requestId: string): Answer {
  const { code } = error.body;
  const doc =
    code === undefined ? {} : { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` };
  const body = JSON.stringify({ error: { ...error.body, ...doc, request_id: requestId } });
  return { status: error.status, body };
}

function send(context: Context, { status, body }: Answer): Response {
  const headers = new Headers(context.res.headers);
  headers.set('content-type', 'application/json');
  headers.set('cache-control', 'no-cache, no-store, private');
  // A declined card stays declined; the SDK would try again by itself otherwise.
  if (status >= 400) headers.set('stripe-should-retry', String(status >= 500));
  if (status === 401) headers.set('www-authenticate', 'Basic realm="Stripe"');
  return new Response(body, { status, headers });
}
