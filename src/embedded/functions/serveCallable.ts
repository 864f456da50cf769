/** Answers one request to a callable: checks the token, runs the handler, sends the result at once or as a stream. */

import { CLIENT_VERSION_PARAMETER } from '#shared/clientVersion.ts';
import type { Caller } from '../../functions/caller.ts';
import { Refusal, toWireError, type WireError } from '../../functions/errors.ts';
import type { CallableHandler, Invocation } from '../../functions/handler.ts';
import type { Services } from '../../functions/services.ts';
import { InvalidTokenError, type ResolveCaller } from '../caller.ts';
import {
  badRequest,
  encode,
  errorBody,
  errorResponse,
  MalformedCallError,
  readCall,
  unauthenticated,
} from './callableProtocol.ts';

const HEARTBEAT = 30_000;

interface CallableHost {
  readonly resolveCaller: ResolveCaller;
  /** Resolves once the SDKs behind the handlers are loaded. */
  readonly services: () => Promise<Services>;
  /** The client's address. */
  readonly address: string;
}

export async function serveCallable(
  handler: CallableHandler,
  request: Request,
  host: CallableHost,
): Promise<Response> {
  try {
    const data = await readCall(request);
    const caller = await callerOf(request, host.resolveCaller);
    const services = await host.services();
    const invocation = {
      caller,
      services,
      address: host.address,
      clientVersion: new URL(request.url).searchParams.get(CLIENT_VERSION_PARAMETER) ?? '',
      signal: request.signal,
    };
    if (request.headers.get('accept') === 'text/event-stream') return stream(handler, data, invocation);
    return Response.json({ result: await run(handler, data, invocation) });
  } catch (error) {
    return errorResponse(wireErrorOf(error));
  }
}

async function run(handler: CallableHandler, data: unknown, invocation: Invocation): Promise<unknown> {
  try {
    return encode(await handler.call(data, invocation));
  } catch (error) {
    if (!(error instanceof Refusal)) {
      invocation.services.log.log('error', 'callable-failed', {
        name: handler.name,
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
    throw error;
  }
}

function wireErrorOf(error: unknown): WireError {
  if (error instanceof MalformedCallError) return badRequest;
  if (error instanceof InvalidTokenError) return unauthenticated;
  return toWireError(error);
}

async function callerOf(request: Request, resolveCaller: ResolveCaller): Promise<Caller | null> {
  const authorization = request.headers.get('authorization') ?? undefined;
  if (authorization === undefined) return null;
  if (!/^Bearer \S+$/i.test(authorization)) throw new InvalidTokenError();
  const caller = await resolveCaller(authorization);
  // A service account's token is no id token: callables are for people.
  if (caller.kind !== 'user') throw new InvalidTokenError();
  const { email, email_verified } = caller.claims;
  return {
    uid: caller.uid,
    email: typeof email === 'string' ? email : null,
    emailVerified: email_verified === true,
    claims: caller.claims,
  };
}

/** Server-sent events: one `{message}` a chunk, then `{result}` or `{error}`; a comment now and then keeps the line open. */
function stream(handler: CallableHandler, data: unknown, invocation: Invocation): Response {
  const encoder = new TextEncoder();
  const left = new AbortController();
  const signal = AbortSignal.any([left.signal, ...(invocation.signal ? [invocation.signal] : [])]);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const event = (value: unknown) => write(`data: ${JSON.stringify(value)}\n\n`);
      const heartbeat = setInterval(() => write(': ping\n\n'), HEARTBEAT);
      try {
        const send = async (chunk: unknown) => event({ message: encode(chunk) });
        event({ result: await run(handler, data, { ...invocation, signal, send }) });
      } catch (error) {
        event(errorBody(wireErrorOf(error)));
      } finally {
        clearInterval(heartbeat);
        if (!signal.aborted) controller.close();
      }
    },
    cancel() {
      left.abort();
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
