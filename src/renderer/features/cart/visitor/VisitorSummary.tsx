/** What is known of the sum before anybody signed in, and the way to pay it. */
import type { useOffers } from '#features/shop/index.ts';
import { formatMoney } from '#shared/currency.ts';
import { addCents } from '#shared/money.ts';
import { routes, SIGN_UP_PATH } from '#shared/routes.ts';
import type { PricedLine } from '#shared/shop/priceLines.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { cartMessages } from '../messages.ts';
import { visitorMessages } from './messages.ts';

interface VisitorSummaryProps {
  readonly priced: readonly PricedLine[];
  readonly prices: ReturnType<typeof useOffers>;
}

export function VisitorSummary({ priced, prices }: VisitorSummaryProps) {
  const texts = useMessages(cartMessages);
  const ownTexts = useMessages(visitorMessages);
  const language = useLanguage();
  const goods = addCents(...priced.flatMap(({ offer, total }) => (offer.isOffered ? [total] : [])));
  const afterwards = { state: { returnTo: routes.cart.path } };
  return (
    <Card as="section" className="lg:sticky lg:top-24">
      <h2 className="mb-4 text-title">{texts.summary}</h2>
      {prices.state === 'failed' ? (
        <RetryBanner onRetry={prices.retry}>{texts.priceFailed}</RetryBanner>
      ) : (
        <p
          aria-busy={prices.state === 'loading'}
          className="flex justify-between gap-4 border-t border-line pt-4 text-lead font-semibold tabular-nums"
        >
          <span>{texts.goods}</span> <span>{formatMoney(goods, language)}</span>
        </p>
      )}
      <p className="mt-2 text-small text-ink-soft">{ownTexts.later}</p>
      <div className="mt-6 flex flex-col gap-3">
        <ButtonLink to={routes.auth.path} size="large" {...afterwards}>
          {ownTexts.signIn}
        </ButtonLink>
        <ButtonLink to={SIGN_UP_PATH} variant="secondary" {...afterwards}>
          {ownTexts.signUp}
        </ButtonLink>
        <ButtonLink to={routes.publicShop.path} variant="quiet">
          {ownTexts.goOn}
        </ButtonLink>
      </div>
    </Card>
  );
}
