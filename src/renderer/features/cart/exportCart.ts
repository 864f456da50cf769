import type { ExportPart } from '#features/catalogue/index.ts';
import { exportedCartSchema } from '#shared/domain/exportedPurchases.ts';
import { readCart } from './api.ts';

/** What waits to be ordered, in the export of everything. */
export const exportCart: ExportPart = async ({ profile, ask }) => {
  const cart = await ask(() => readCart(profile.id));
  return { compose: () => ({ data: exportedCartSchema.parse(cart) }) };
};
