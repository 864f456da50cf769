import { expect, test } from 'vitest';
import { fillSiteValues, siteValueMarks } from './siteValues.ts';

test('an operator’s name cannot become markup of the page', () => {
  const page = `<p>${siteValueMarks.legalEntity}</p><a href="mailto:${siteValueMarks.supportEmail}">`;
  const filled = fillSiteValues(page, {
    origin: 'https://amaranth.example',
    legalEntity: 'A & <b>B</b>',
    legalAddress: '',
    supportEmail: 'a"b@example.org',
  });
  expect(filled).toBe('<p>A &amp; &lt;b&gt;B&lt;/b&gt;</p><a href="mailto:a&quot;b@example.org">');
});
