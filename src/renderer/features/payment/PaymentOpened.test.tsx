import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/language/messages.tsx';
import { paymentMessages } from './messages.ts';
import { hasArrived, PaymentOpened } from './PaymentOpened.tsx';
import type { Payment } from './usePayment.ts';

const nothing = () => undefined;
const shown = (state: Payment<never>['state']) =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <PaymentOpened
        payment={{ state, begin: nothing, openAgain: nothing, dismiss: nothing }}
        received={0}
        onLook={async () => undefined}
      />
    </LanguageProvider>,
  );

test('what was opened in the browser can be looked for, opened again and put away', () => {
  const page = shown({ is: 'opened', url: 'https://pay.example/' });
  const { look, openAgain, close } = paymentMessages.en;
  for (const offered of [look, openAgain, close]) expect(page).toContain(offered);
  expect(shown({ is: 'ready' })).toBe('');
});

test('a payment has arrived once there is more than when it was opened, whatever is spent meanwhile', () => {
  expect(hasArrived(0, 1)).toBe(true);
  expect(hasArrived(40, 140)).toBe(true);
  expect(hasArrived(40, 40)).toBe(false);
  expect(hasArrived(40, 38)).toBe(false);
  expect(hasArrived(null, 140)).toBe(false);
});
