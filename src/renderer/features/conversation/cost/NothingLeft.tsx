/** Nothing is left to ask with: credits, a plan, or waiting for the month to turn. Nobody is pressed. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { PaymentOpened, usePayment } from '#features/payment/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { formatMoney } from '#shared/currency.ts';
import { type CreditPackId, creditPacks } from '#shared/domain/creditLine.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { buyCredits } from '../api.ts';
import type { Cost } from './describeCost.ts';
import { costMessages } from './messages.ts';

interface NothingLeftProps {
  readonly cost: Extract<Cost, { readonly is: 'nothing-left' }>;
  readonly credits: number;
  readonly ownerId: UserId;
  /** Reads what is left again. */
  readonly onLook: () => Promise<void>;
}

export function NothingLeft({ cost, credits, ownerId, onLook }: NothingLeftProps) {
  const texts = useMessages(costMessages);
  const language = useLanguage();
  const { user } = useSignedIn();
  const change = useChange();
  const explain = useExplain();
  const [opening, setOpening] = useState<CreditPackId | null>(null);
  const payment = usePayment<CreditPackId>({
    userId: user.uid,
    nameOf: (pack) => `${pack}-conversation-${ownerId}`,
    ask: (key, pack) => buyCredits(key, pack, language, ownerId),
  });
  const day = longDateFormat(language, { day: 'numeric', month: 'long' }).format(new Date(cost.renewsAt));
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-title">{texts.nothingTitle}</h2>
        <p className="mt-1 text-ink-soft">
          {cost.hasPlanMessages ? texts.nothingOfPlan(day) : texts.nothing}
        </p>
      </div>
      {payment.state.is === 'failed' ? (
        <Banner tone="error">
          <SentenceText sentence={explain(payment.state.error)} />
        </Banner>
      ) : null}
      <PaymentOpened payment={payment} received={credits} onLook={onLook} />
      <ul className="flex flex-wrap gap-3">
        {creditPacks.map(({ id, credits: count, price }) => (
          <li key={id} className="flex flex-col items-start gap-1">
            <Button
              variant={id === creditPacks[0].id ? 'primary' : 'secondary'}
              isPending={payment.state.is === 'opening' && opening === id}
              isDisabled={payment.state.is === 'opening' && opening !== id}
              onPress={change(() => {
                setOpening(id);
                payment.begin(id);
              })}
            >
              {texts.buy(count, formatMoney(price, language))}
            </Button>
            <span className="text-caption text-ink-soft">
              {texts.each(formatMoney(price / count, language))}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={routes.subscription.path} variant="secondary" size="small">
          {texts.plans}
        </ButtonLink>
        <Button variant="quiet" size="small" onPress={() => void onLook()}>
          {texts.lookAgain}
        </Button>
      </div>
      <p className="text-small text-ink-soft">{texts.notBuying}</p>
    </Card>
  );
}
