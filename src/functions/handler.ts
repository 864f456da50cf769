/**
 * Binds a callable's contract to its business rule. The handler says who may call and what it does; parsing
 * and rights (`access`) are decided here, once, for both transports.
 *
 *     export const create = defineHandler(albumsCreate, {
 *       access: 'user',
 *       run: async (input, { caller, services }) => { ... },
 *     });
 */
import { z } from 'zod';
import type { CallableContract } from '#shared/callables/contract.ts';
import { type Access, assertMayCall } from './access/index.ts';
import type { Caller } from './caller.ts';
import { type CallLimit, countCall } from './callLimit.ts';
import { parseInput, Refusal } from './errors.ts';
import type { Services } from './services.ts';

interface HandlerContext<Who extends Access, Chunk> {
  readonly caller: Who extends 'visitor' ? Caller | null : Caller;
  readonly services: Services;
  /** Where the call comes from, for limits; `unknown` where the transport does not know. */
  readonly address: string;
  /** Sends one chunk to a caller that streams; does nothing for one that does not. */
  send(chunk: Chunk): Promise<void>;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
}

/** One call, as the transport hands it over. `send` and `signal` are absent where the transport cannot stream. */
export interface Invocation {
  readonly caller: Caller | null;
  readonly services: Services;
  readonly address?: string;
  /** The version that the page says it is of; absent where it says none. */
  readonly clientVersion?: string;
  readonly send?: (chunk: unknown) => Promise<void>;
  readonly signal?: AbortSignal;
}

export interface CallableHandler {
  readonly name: `${string}-${string}`;
  readonly access: Access;
  readonly effect: 'reads' | 'writes';
  readonly servesDemo: boolean;
  /** Resolves with the contract's output; rejects with Refusal when a rule says no. */
  call(data: unknown, invocation: Invocation): Promise<unknown>;
}

interface HandlerDefinition<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Chunk extends z.ZodType,
  Who extends Access,
> {
  readonly access: Who;
  /**
   * `writes` (the default) is refused to the demo account, unless `servesDemo`. `reads` also covers what keeps the backend's own records
   * in step and changes nothing a person chose.
   */
  readonly effect?: 'reads' | 'writes';
  /**
   * Also for pages older than what is served: what ends, cancels or rescues is never kept from anybody.
   * See [Note: Versions meet].
   */
  readonly servesEveryVersion?: true | ((data: unknown) => boolean);
  /** Writes from within the demo too: not the demo family acts, but the person who looks at it, by a form or link of their own. */
  readonly servesDemo?: true;
  /** How often one person may call it; without it as often as the host lets anybody ask. Not for visitors: they are nobody. */
  readonly limit?: Who extends 'visitor' ? never : CallLimit;
  run(
    input: z.output<Input>,
    context: HandlerContext<Who, z.input<Chunk>>,
  ): Promise<z.input<Output>> | z.input<Output>;
}

const neverAborted = new AbortController().signal;

export function defineHandler<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Chunk extends z.ZodType,
  const Who extends Access,
>(
  contract: CallableContract<Input, Output, Chunk>,
  definition: HandlerDefinition<Input, Output, Chunk, Who>,
): CallableHandler {
  const effect = definition.effect ?? 'writes';
  return {
    name: contract.name,
    access: definition.access,
    effect,
    servesDemo: definition.servesDemo ?? false,
    async call(data, invocation) {
      const { access, servesDemo, servesEveryVersion: serves } = definition;
      const servesEveryVersion = typeof serves === 'function' ? serves(data) : serves;
      await assertMayCall({ access, effect, servesDemo, servesEveryVersion }, invocation);
      const input = parseInput(contract.input, data);
      const { caller, services } = invocation;
      const { limit, run } = definition;
      const output = await contended(async () => {
        if (limit && caller) await countCall(contract.name, limit, caller, services);
        return run(input, {
          // `assertMayCall` refused a missing caller wherever the type promises one.
          caller: caller as HandlerContext<Who, z.input<Chunk>>['caller'],
          services,
          address: invocation.address ?? 'unknown',
          signal: invocation.signal ?? neverAborted,
          send: async (chunk) => {
            await invocation.send?.(contract.chunk ? contract.chunk.parse(chunk) : chunk);
          },
        });
      });
      return contract.output.parse(output);
    },
  };
}

/**
 * A transaction that lost every one of its tries to others is no fault of the server's: the caller is told, and may try
 * again. firebase-admin repeats it five times before it says so.
 */
async function contended<Output>(work: () => Promise<Output>): Promise<Output> {
  try {
    return await work();
  } catch (error) {
    if (!contendedSchema.safeParse(error).success) throw error;
    throw new Refusal('busy', 'Too much is changing here at once. Try again.');
  }
}

/** google.rpc.Code: ABORTED. */
const contendedSchema = z.object({ code: z.literal(10) });
