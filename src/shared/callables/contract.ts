import type { z } from 'zod';

/**
 * What both sides of the wire agree on for one callable: its name (as Cloud Functions deploys it,
 * `group-verb`), what goes in and what comes out. The handler lives in the capability of
 * `src/functions` that lists it in its manifest, the caller in `src/renderer/features/<feature>/api.ts`.
 */
export interface CallableContract<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Chunk extends z.ZodType = z.ZodType,
> {
  readonly name: `${string}-${string}`;
  readonly input: Input;
  readonly output: Output;
  /** What a streaming callable sends before its result; absent when it sends nothing. */
  readonly chunk?: Chunk;
}

export function defineCallable<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Chunk extends z.ZodType = z.ZodNever,
>(contract: CallableContract<Input, Output, Chunk>): CallableContract<Input, Output, Chunk> {
  return contract;
}

export type CallableOutput<C> = C extends CallableContract<z.ZodType, infer O> ? z.output<O> : never;
