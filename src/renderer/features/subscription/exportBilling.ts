import type { ExportPart } from '#features/catalogue/index.ts';
import { readCreditAccount } from '#features/credits/index.ts';
import { exportedBillingSchema } from '#shared/domain/exportedPurchases.ts';
import { readSubscription } from './api.ts';

/** The plan that is paid for and the balance of credits, in the export of everything. */
export const exportBilling: ExportPart = async ({ profile, ask }) => {
  const subscription = await ask(() => readSubscription(profile.id));
  const credits = await ask(() => readCreditAccount(profile.id));
  const data = exportedBillingSchema.parse({ subscription, credits });
  return { compose: () => ({ data }) };
};
