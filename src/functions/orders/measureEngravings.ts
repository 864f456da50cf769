/** Words that a buyer changes after they paid: measured as those of a cart are before. */
import { isEngraved } from '#shared/shop/checkEngraving.ts';
import type { OrderAct } from '#shared/shop/orderActs.ts';
import { products } from '#shared/shop/products.ts';
import { fitsOn, serverShaper } from '../engraving/index.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import type { StoredOrder } from './orderDocument.ts';

type Engravings = Extract<OrderAct, { readonly act: 'change' }>['engravings'];

/** Resolves with what throws Refusal `invalid-input` where one of them cannot be cut on its piece. */
export async function measureEngravings(
  services: Services,
  engravings: Engravings,
): Promise<(order: StoredOrder) => void> {
  if (engravings.length === 0) return () => undefined;
  const shaper = await serverShaper(services);
  return ({ lines }) => {
    for (const { lineId, engraving } of engravings) {
      const line = lines.find(({ id }) => id === lineId);
      if (!line || !products[line.productId].engraving || !isEngraved(engraving)) continue;
      if (!fitsOn(shaper, engraving, line))
        throw new Refusal('invalid-input', 'The engraving cannot be cut: it does not fit.', {
          field: 'engravings',
        });
    }
  };
}
