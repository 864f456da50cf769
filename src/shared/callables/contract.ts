import type { z } from 'zod';

/**
 * What both sides of the wire agree on for one callable: its name (as Cloud Functions deploys it,
 * `group-verb`), what goes in and what comes out. The handler lives in `src/functions/<group>/`,
 * the caller in `src/renderer/features/<feature>/api.ts`.
 */
export interface CallableContract<Input extends z.ZodType, Output extends z.ZodType> {
  readonly name: `${string}-${string}`;
  readonly input: Input;
  readonly output: Output;
}

export function defineCallable<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
): CallableContract<Input, Output> {
  return contract;
}

export type CallableInput<C> = C extends CallableContract<infer I, z.ZodType> ? z.input<I> : never;
export type CallableOutput<C> = C extends CallableContract<z.ZodType, infer O> ? z.output<O> : never;
