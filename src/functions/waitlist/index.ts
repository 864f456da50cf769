import { defineFeature } from '../feature.ts';
import { erase, list } from './administer.ts';
import { forgetPlaces } from './forgetPlaces.ts';
import { join } from './join.ts';

export const waitlist = defineFeature({ callables: [join, list, erase], schedules: [forgetPlaces] });
