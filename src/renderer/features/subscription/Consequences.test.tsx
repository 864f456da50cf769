import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plans } from '#shared/plans.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';
import { Consequences } from './Consequences.tsx';

test('who goes to a smaller plan sees in figures what becomes less, and nothing of what stays', () => {
  const page = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Consequences
        from={plans.premium}
        plan={plans.pro}
        use={{ state: 'ready', use: { storageBytes: 5, albums: 2, beneficiaries: 1 } }}
      />
    </LanguageProvider>,
  );
  const text = page.replaceAll(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' ');
  expect(text).toContain('1 TB → 100 GB');
  expect(text).toContain('no limit → 10');
  expect(text).toContain('1 to 365 days → 7 to 365 days');
  // As many albums on both.
  expect(text).not.toContain('Albums');
  expect(text).toContain('Nothing is deleted.');
});
