import { defineFeature } from '../feature.ts';
import { AGREEMENTS, agree, listAgreements } from './agree.ts';

export { AGREEMENTS } from './agree.ts';

export const agreements = defineFeature({
  callables: [agree, listAgreements],
  accountData: { collections: { [AGREEMENTS]: { exportedAs: 'agreements', readBy: 'nobody' } } },
});
