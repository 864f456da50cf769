import { expect, test } from 'vitest';
import { fillSiteValues, legalNameOf, siteValueMarks } from './siteValues.ts';

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

test('a sentence names the company without what it is', () => {
  const legalEntity = 'Example Legacy, Inc., a Delaware C-corp';
  const values = { origin: '', legalEntity, legalAddress: '', supportEmail: '' };
  const sentence = `<p>${legalNameOf(siteValueMarks.legalEntity)} publie ce site.</p>`;
  expect(fillSiteValues(sentence, values)).toBe('<p>Example Legacy, Inc. publie ce site.</p>');
  expect(legalNameOf('Example SARL')).toBe('Example SARL');
});
