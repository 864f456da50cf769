/** Calls server-side business logic by its contract: typed in, validated out, errors as typed values. */
import { FirebaseError } from 'firebase/app';
import { type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { z } from 'zod';
import type { CallableContract } from '#shared/callables/contract.ts';
import { CLIENT_VERSION_PARAMETER } from '#shared/clientVersion.ts';
import { systemClock } from '#shared/clock.ts';
import { functionsErrorCodeSchema, refusalCodeSchema } from '#shared/errors/functions.ts';
import { FUNCTIONS_CALL_TIMEOUT } from '#shared/limits.ts';
import { backend } from './app.ts';
import { CallableError } from './callableError.ts';
import { clientVersion, noteClientOutdated } from './clientVersion.ts';
import { withDeadline } from './deadline.ts';
import { failureOf, retryOf } from './failure.ts';
import { lookIntoReachability } from './reachability.ts';
import { reportRefusal } from './sessionDoubt.ts';
import { parseKnownEntries } from './unknownKinds.ts';

let functions: Functions | null = null;

function functionsClient(): Functions {
  if (functions) return functions;
  const { app, configuration } = backend();
  const { embeddedOrigin, functionsRegion } = configuration.backend;
  functions = getFunctions(app, embeddedOrigin ? `${embeddedOrigin}/functions` : functionsRegion);
  return functions;
}

const detailsSchema = z.object({ code: refusalCodeSchema });

/**
 * Throws CallableError; the answer is checked against the contract before anyone sees it, without the list entries that a
 * newer server sends and this page does not know.
 */
export async function call<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> {
  try {
    const answer = await callableOf(contract)(input);
    return parseKnownEntries(contract.output, answer.data, { callable: contract.name });
  } catch (error) {
    throw failureOfCall(error);
  }
}

export interface Streaming<Chunk> {
  readonly onChunk: (chunk: Chunk) => void;
  readonly signal: AbortSignal;
}

/** Longer than a server waits for whom it asks itself, in milliseconds. */
const STREAM_SILENCE = 90_000;
/** The result is the last line of a stream: after its end there is nothing to wait for, and the SDK would wait for ever. */
const AFTER_STREAM = 1_000;

/**
 * The same for a callable that sends parts of its answer before the whole. A part that this page does not know is skipped. Throws
 * CallableError, also `internal [0]` for a stream that breaks off, and SilenceError for one that falls silent or ends without its result.
 */
export async function callStreaming<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Chunk extends z.ZodType,
>(
  contract: CallableContract<Input, Output, Chunk>,
  input: z.input<Input>,
  { onChunk, signal }: Streaming<z.output<Chunk>>,
): Promise<z.output<Output>> {
  const isOver = new AbortController();
  const either = AbortSignal.any([signal, isOver.signal]);
  try {
    const { stream, data } = await callableOf(contract).stream(input, { signal: either });
    // It rejects with the stream, which is where its failure is heard.
    data.catch(() => undefined);
    const parts = stream[Symbol.asyncIterator]();
    for (;;) {
      const { value, done } = await withDeadline(systemClock, STREAM_SILENCE, signal, () => parts.next());
      if (done) break;
      const chunk = contract.chunk?.safeParse(value);
      if (chunk?.success) onChunk(chunk.data);
    }
    const answer = await withDeadline(systemClock, AFTER_STREAM, signal, () => data);
    return parseKnownEntries(contract.output, answer, { callable: contract.name });
  } catch (error) {
    throw failureOfCall(error);
  } finally {
    isOver.abort();
  }
}

/** The SDK puts the name at the end of the address and sends no headers of ours: the version goes in the query. */
const callableOf = ({ name }: { readonly name: string }) =>
  httpsCallable<unknown, unknown, unknown>(
    functionsClient(),
    `${name}?${CLIENT_VERSION_PARAMETER}=${clientVersion}`,
    { timeout: FUNCTIONS_CALL_TIMEOUT },
  );

/** What the SDK threw, as CallableError; whatever else was thrown as it is. Tells who watches over session, line and version. */
function failureOfCall(error: unknown): unknown {
  if (!(error instanceof FirebaseError)) return error;
  const code = functionsErrorCodeSchema.catch('unknown').parse(error.code.replace(/^functions\//, ''));
  const details: unknown = 'details' in error ? error.details : undefined;
  const parsed = detailsSchema.safeParse(details);
  const failed = new CallableError(code, error.message, parsed.success ? parsed.data.code : null, details);
  reportRefusal(failed);
  if (failureOf(failed).kind === 'unreachable') void lookIntoReachability();
  if (failed.refusal === 'client-outdated') noteClientOutdated();
  return failed;
}

/**
 * The same for a callable that is safe to repeat: a call whose answer was lost, or that others were in the way of, is
 * made once more before anybody is told that nothing was saved. Throws CallableError.
 */
export async function callRepeatable<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> {
  try {
    return await call(contract, input);
  } catch (error) {
    if (retryOf(failureOf(error)) !== 'at-once') throw error;
    return call(contract, input);
  }
}
