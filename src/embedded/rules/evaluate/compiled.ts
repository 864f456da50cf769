/**
 * What an expression becomes: a function over the request at hand and the frame of local names; and which names mean
 * what at a place of the rules file: wildcards, variables and functions, innermost first.
 */
import type { FunctionDeclaration, ServiceName } from '../syntax/tree.ts';
import type { RulesOutcome } from '../values/value.ts';
import type { Evaluation } from './evaluation.ts';

export type Frame = readonly RulesOutcome[];
export type Compiled = (evaluation: Evaluation, frame: Frame) => RulesOutcome;

export interface CompileContext {
  readonly fileName: string;
  readonly service: ServiceName;
  readonly scope: Scope;
}

export interface CompiledFunction {
  readonly declaration: FunctionDeclaration;
  /** Filled when the body is compiled, which is after every function of the block is known. */
  body: Compiled | null;
  /** Functions its body calls, to find recursion. */
  readonly calls: Set<CompiledFunction>;
}

export interface Scope {
  /** Slot of each wildcard in `Evaluation.captures`. */
  readonly captures: ReadonlyMap<string, number>;
  /** Slot of each parameter and let in the running function's frame. */
  readonly variables: ReadonlyMap<string, number>;
  readonly functions: ReadonlyMap<string, CompiledFunction>;
  /** The function whose body this is; null in an allow statement. */
  readonly inside: CompiledFunction | null;
}
