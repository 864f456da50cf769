/** What callables that anybody may call have in common: who is a machine, whose address it is, who reads it, what is forgotten. */
import { defineFeature } from '../feature.ts';
import { forgetPlaces } from './forgetPlaces.ts';

export { findOperators } from './findOperators.ts';
export { foldAddress } from './foldAddress.ts';
export { isLikelyMachine } from './isLikelyMachine.ts';

export const visitors = defineFeature({ schedules: [forgetPlaces] });
