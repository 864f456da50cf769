/** The packs that are sold, each with what one message costs in it. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { PaymentOpened, usePayment } from '#features/payment/index.ts';
import { formatMoney } from '#shared/currency.ts';
import { type CreditPackId, creditPacks } from '#shared/domain/creditLine.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { buyPack } from './api.ts';
import { creditMessages } from './messages.ts';
import { useBalance } from './useCredits.ts';

interface PackChoicesProps {
  readonly userId: UserId;
  /** Looks whether a payment has arrived. */
  readonly onLook: () => Promise<void>;
}

export function PackChoices({ userId, onLook }: PackChoicesProps) {
  const texts = useMessages(creditMessages);
  const language = useLanguage();
  const change = useChange();
  const explain = useExplain();
  const balance = useBalance(userId);
  const [opening, setOpening] = useState<CreditPackId | null>(null);
  const payment = usePayment<CreditPackId>({
    userId,
    nameOf: (pack) => pack,
    ask: (key, pack) => buyPack(key, pack, language),
  });
  return (
    <section aria-labelledby="packs" className="mt-10">
      <h2 id="packs" className="mb-4 text-title">
        {texts.packs}
      </h2>
      {payment.state.is === 'failed' ? (
        <Banner tone="error" className="mb-5">
          <SentenceText sentence={explain(payment.state.error)} />
        </Banner>
      ) : null}
      <PaymentOpened
        payment={payment}
        received={balance.state === 'ready' ? balance.account.balance : null}
        onLook={onLook}
        className="mb-5"
      />
      <ul className="grid gap-4 sm:grid-cols-3">
        {creditPacks.map(({ id, credits, price }) => (
          <Card as="li" key={id} className="flex flex-col gap-1">
            <p className="font-serif text-heading">{texts.credits(credits)}</p>
            <p className="text-small text-ink-soft">{texts.each(formatMoney(price / credits, language))}</p>
            <Button
              className="mt-4"
              isPending={payment.state.is === 'opening' && opening === id}
              isDisabled={payment.state.is === 'opening' && opening !== id}
              onPress={change(() => {
                setOpening(id);
                payment.begin(id);
              })}
            >
              {texts.buy(credits, formatMoney(price, language))}
            </Button>
          </Card>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-soft">{texts.onPaymentPage}</p>
    </section>
  );
}
