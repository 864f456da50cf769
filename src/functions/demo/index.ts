import { defineFeature } from '../feature.ts';
import { readFamily } from './readFamily.ts';

export const demo = defineFeature({ callables: [readFamily] });
