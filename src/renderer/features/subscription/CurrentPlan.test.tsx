import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { plans } from '#shared/plans.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { subscriptionMessages } from './messages.ts';

const ending = {
  is: 'ending',
  planId: 'pro',
  interval: 'month',
  currentPeriodEnd: Date.UTC(2026, 11, 20, 12),
} as const;

const shown = (erasedOn: Date | null, credit: number | null = null) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider language="en">
        <CurrentPlan
          userId={userIdSchema.parse('ada')}
          plan={plans.pro}
          subscription={ending}
          credit={credit}
          erasedOn={erasedOn}
          onChanged={async () => undefined}
        />
      </LanguageProvider>
    </QueryClientProvider>,
  );

test('a plan that its owner ended can be taken up again', () => {
  expect(shown(null)).toContain(subscriptionMessages.en.ends('20 December 2026'));
  expect(shown(null)).toContain(subscriptionMessages.en.resume);
});

test('a plan of an account that waits to be erased ends with it, says so, and is not offered again', () => {
  const page = shown(new Date(Date.UTC(2027, 0, 5, 12)));
  expect(page).toContain(subscriptionMessages.en.endsWithAccount('20 December 2026'));
  expect(page).not.toContain(subscriptionMessages.en.resume);
  const earlier = shown(new Date(Date.UTC(2026, 11, 3, 12)));
  expect(earlier).toContain(subscriptionMessages.en.endsWithAccount('3 December 2026'));
});

test('credit that a change left is named with its amount, and none is not spoken of', () => {
  expect(shown(null, 1_234)).toContain(subscriptionMessages.en.credit('$12.34'));
  expect(shown(null, 0)).not.toContain('Credit');
});
