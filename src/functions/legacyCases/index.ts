/** Cases that somebody documents, decided by two administrators who never see content. */
import { defineFeature } from '../feature.ts';

export const legacyCases = defineFeature({
  accountData: {
    collections: {},
  },
});
