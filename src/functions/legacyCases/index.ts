/** Cases that somebody documents, decided by two administrators who never see content. */
import { defineFeature } from '../feature.ts';
import { decide, open, sendAgain } from './decideCases.ts';
import { eraseElsewhere } from './eraseElsewhere.ts';
import { list } from './listCases.ts';

export const legacyCases = defineFeature({
  callables: [open, decide, list, sendAgain],
  accountData: { collections: {}, eraseElsewhere },
});
