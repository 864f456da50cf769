/** Says when the prices on the page are not today's own: still on their way, or not to be had. */
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { shopMessages } from '../messages.ts';
import type { OffersState } from '../useOffers.ts';

export function PriceNotice({ prices }: { readonly prices: OffersState }) {
  const texts = useMessages(shopMessages);
  switch (prices.state) {
    case 'ready':
      return null;
    case 'loading':
      return <p className="text-small text-ink-soft">{texts.catalogue}</p>;
    case 'failed':
      return <RetryBanner onRetry={prices.retry}>{texts.pricesFailed}</RetryBanner>;
  }
}
