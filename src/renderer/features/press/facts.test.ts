import { expect, test } from 'vitest';
import { plans } from '#shared/plans.ts';
import { factsAsText, pressTexts } from './facts.ts';
import { kitSize } from './kitSize.ts';

test('the press is told the prices that the plans have, as each language writes them', () => {
  const monthly = plans.pro.monthlyPriceCents / 100;
  const yearly = plans.premium.yearlyPriceCents / 100;
  for (const price of [monthly, yearly]) {
    expect(factsAsText('en')).toContain(`${price} `);
    expect(factsAsText('fr')).toContain(`${price} `.replace('.', ','));
  }
});

test('both languages tell the same facts, and each the sentences that its page shows', () => {
  expect(pressTexts.fr.facts).toHaveLength(pressTexts.en.facts.length);
  for (const language of ['en', 'fr'] as const) {
    const text = factsAsText(language);
    for (const said of [pressTexts[language].short, pressTexts[language].boilerplate]) {
      expect(text).toContain(said);
    }
    for (const [name] of pressTexts[language].facts) expect(text).toContain(`- ${name}`);
  }
});

test('a size is told in whole kilobytes, and never as less than there is', () => {
  expect(kitSize(1025, 'en')).toBe('2\u00a0kB');
  expect(kitSize(114_187, 'fr')).toBe('112\u00a0ko');
});
