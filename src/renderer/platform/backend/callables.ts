/** Calls server-side business logic by its contract: typed in, validated out, errors as typed values. */
import { FirebaseError } from 'firebase/app';
import { type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { z } from 'zod';
import type { CallableContract } from '#shared/callables/contract.ts';
import { CLIENT_VERSION_PARAMETER } from '#shared/clientVersion.ts';
import { functionsErrorCodeSchema, refusalCodeSchema } from '#shared/errors/functions.ts';
import { FUNCTIONS_CALL_TIMEOUT } from '#shared/limits.ts';
import { backend } from './app.ts';
import { CallableError } from './callableError.ts';
import { clientVersion, noteClientOutdated } from './clientVersion.ts';
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
    // The SDK puts the name at the end of the address and sends no headers of ours: the version goes in the query.
    const address = `${contract.name}?${CLIENT_VERSION_PARAMETER}=${clientVersion}`;
    const callable = httpsCallable<unknown, unknown>(functionsClient(), address, {
      timeout: FUNCTIONS_CALL_TIMEOUT,
    });
    const answer = await callable(input);
    return parseKnownEntries(contract.output, answer.data, { callable: contract.name });
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    const code = functionsErrorCodeSchema.catch('unknown').parse(error.code.replace(/^functions\//, ''));
    const details: unknown = 'details' in error ? error.details : undefined;
    const parsed = detailsSchema.safeParse(details);
    const failed = new CallableError(code, error.message, parsed.success ? parsed.data.code : null, details);
    reportRefusal(failed);
    if (failureOf(failed).kind === 'unreachable') void lookIntoReachability();
    if (failed.refusal === 'client-outdated') noteClientOutdated();
    throw failed;
  }
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
