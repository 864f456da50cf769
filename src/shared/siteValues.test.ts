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

const values = { origin: 'https://amaranth.example', legalEntity: '', legalAddress: '', supportEmail: '' };

test('structured data has an operator’s name as JSON has it, and cannot be ended by it', () => {
  const legalEntity = 'A & "B"\\ </script><b>';
  const page = '<script type="application/ld+json">{"name":"{{legalEntity}}"}</script><p>{{legalEntity}}</p>';
  const filled = fillSiteValues(page, { ...values, legalEntity });
  const [, json = '', html] = /^<script[^>]*>(.*?)<\/script>(.*)$/.exec(filled) ?? [];
  expect(JSON.parse(json)).toEqual({ name: legalEntity });
  expect(html).toBe('<p>A &amp; &quot;B&quot;\\ &lt;/script&gt;&lt;b&gt;</p>');
});

test('nothing that a value says is read as an instruction', () => {
  const filled = fillSiteValues('({{legalEntity}})({{supportEmail}})', {
    ...values,
    legalEntity: "$& $` $' $$ {{supportEmail}}",
    supportEmail: 'a@example.org',
  });
  expect(filled).toBe('($&amp; $` $&#x27; $$ {{supportEmail}})(a@example.org)');
});

test('a plain text has values as they are, on one line', () => {
  const filled = fillSiteValues(
    'By {{legalEntity}}',
    { ...values, legalEntity: 'A & B\nDisallow: /' },
    'plain',
  );
  expect(filled).toBe('By A & B Disallow: /');
});
