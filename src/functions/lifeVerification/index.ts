/** The life verification: it is fed, kept, looked at by the clock, and what it causes is carried out. */
import { defineFeature } from '../feature.ts';

export { feed, type ReadVerification, readVerification } from './feed.ts';
export { feedAcceptance, feedOwnerAct, type OwnerAct, readOwnerAct, withPerson } from './ownerAct.ts';

export const lifeVerification = defineFeature({
  accountData: {
    collections: {
      channels: { exportedAs: null, readBy: 'owner' },
      lifeVerifications: { exportedAs: null, readBy: 'owner' },
      legacyLog: { exportedAs: null, readBy: 'owner' },
      legacyEffects: { exportedAs: null, readBy: 'nobody' },
      resealedShares: { exportedAs: null, readBy: 'nobody' },
    },
  },
});
