import { defineFeature } from '../feature.ts';
import { countPages, readPages } from './pages.ts';

export const usage = defineFeature({ callables: [countPages, readPages] });
