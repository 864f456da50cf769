/** The sum, what is agreed to, and the press that opens the payment page; while it cannot be pressed, why. */
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { PaymentOpened, RehearsalNotice, usePayment } from '#features/payment/index.ts';
import { formatMoney } from '#shared/currency.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Quote } from '#shared/shop/quote.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { beginOrder } from '../api.ts';
import type { EditedCart } from '../cartEditor.ts';
import { cartKeys } from '../cartKeys.ts';
import { cartMessages } from '../messages.ts';
import { isPlaced, type Obstacle, obstacleTo, type Ticks } from '../readiness.ts';
import type { QuoteState } from '../useCart.ts';
import { AgreementTicks } from './AgreementTicks.tsx';

interface PayPanelProps {
  readonly userId: UserId;
  readonly cart: EditedCart;
  readonly quote: QuoteState;
}

interface Agreed {
  readonly quote: Quote;
  readonly ticks: Ticks;
}

export function PayPanel({ userId, cart, quote }: PayPanelProps) {
  const texts = useMessages(cartMessages);
  const language = useLanguage();
  const change = useChange();
  const explain = useExplain();
  const client = useQueryClient();
  const reason = useId();
  const [ticks, setTicks] = useState<Ticks>({ acceptsNoReturn: false, knowsCemeteryRules: false });
  /** The cart and its price, as they are now: they may have changed on the way. */
  const look = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: cartKeys.stored(userId) }),
      client.invalidateQueries({ queryKey: cartKeys.quotes(userId) }),
    ]);
  const payment = usePayment<Agreed>({
    userId,
    nameOf: ({ quote: { fingerprint } }) => `cart:${fingerprint}`,
    ask: (key, { quote: { fingerprint }, ticks: agreed }) =>
      beginOrder(key, language, { fingerprint, ...agreed }),
    onFailure: () => void look(),
  });
  const obstacle = obstacleTo(cart.content, cart.saving, quote, ticks);
  const total =
    quote.state === 'ready' && isPlaced(quote.quote) ? formatMoney(quote.quote.total, language) : null;
  return (
    <>
      <AgreementTicks content={cart.content} ticks={ticks} onChange={setTicks} />
      <RehearsalNotice className="mt-5" />
      {payment.state.is === 'failed' ? (
        <Banner tone="error" className="mt-5">
          <SentenceText sentence={explain(payment.state.error)} />
        </Banner>
      ) : null}
      {/* What is paid leaves the cart, and this with it. */}
      <PaymentOpened payment={payment} received={null} onLook={look} className="mt-5" />
      <Button
        size="large"
        className="mt-5 w-full"
        isDisabled={obstacle !== null}
        isPending={payment.state.is === 'opening'}
        aria-describedby={reason}
        onPress={change(() => {
          if (quote.state === 'ready' && obstacle === null) payment.begin({ quote: quote.quote, ticks });
        })}
      >
        {total === null ? texts.payPlain : texts.pay(total)}
      </Button>
      <p id={reason} aria-live="polite" className="mt-3 text-small text-ink-soft">
        {obstacle === null ? texts.onPaymentPage : texts[obstacleText[obstacle]]}
      </p>
    </>
  );
}

const obstacleText = {
  unsaved: 'obstacleUnsaved',
  saving: 'obstacleSaving',
  'no-recipient': 'obstacleNoRecipient',
  pricing: 'obstaclePricing',
  line: 'obstacleLine',
  shipment: 'obstacleShipment',
  'no-return': 'obstacleNoReturn',
  cemetery: 'obstacleCemetery',
} as const satisfies Record<Obstacle, keyof (typeof cartMessages)['en']>;
