/** Cases that somebody documents, decided by two administrators who never see content; and what operators see of the legacy. */
import { defineFeature } from '../feature.ts';
import { decide, sendAgain, withdraw } from './decideCases.ts';
import { eraseElsewhere } from './eraseElsewhere.ts';
import { list } from './listCases.ts';
import { open } from './openCase.ts';
import { readWatch } from './readWatch.ts';

export const legacyCases = defineFeature({
  callables: [open, decide, withdraw, list, readWatch, sendAgain],
  accountData: { collections: {}, eraseElsewhere },
});
