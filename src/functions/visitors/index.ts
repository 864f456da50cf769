/** What callables that anybody may call have in common: who is a machine, whose address it is, who reads it. */

export { findOperators } from './findOperators.ts';
export { foldAddress } from './foldAddress.ts';
export { isLikelyMachine } from './isLikelyMachine.ts';
