/** What the port tells a handler beside the request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Refusal } from './takeBody.ts';

export interface Environment {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Set when the request broke a bound: its body was not read, and it must be refused. */
  readonly refusal: Refusal | null;
  /** The whole body, where it was read at the door; the request's own would be a copy of it. Null where it streams. */
  readonly body: Buffer | null;
  /** Of the business logic itself: it waits for nobody, or it would wait for its own caller. */
  readonly isInternal: boolean;
  /** Whose request this is, where the business logic asks for somebody. */
  readonly askedFor?: string;
}

/** Nothing of it is there where a route is tried without the port around it. */
export function environmentOf(context: Context): Partial<Environment> {
  const given: Partial<Environment> | undefined = context.env;
  return given ?? {};
}
