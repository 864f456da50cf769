/** What search engines are told of: every public page in both languages, and nothing else. */
import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import type { DrawnPage } from '../../../scripts/site/document.ts';
import { sitemap } from '../../../scripts/site/sitemap.ts';
import { listPublicPages } from '../../../src/renderer/app/prerender/publicPages.ts';
import { languages } from '../../../src/shared/locales.ts';
import { localizedPath, localizedPattern } from '../../../src/shared/localizedPaths.ts';
import { fillSiteValues } from '../../../src/shared/siteValues.ts';

const origin = 'https://amaranth.example';
const pages = listPublicPages();
const drawn = pages.flatMap((page) =>
  languages.map(
    (language): DrawnPage => ({
      ...page,
      path: localizedPattern(page.path, language),
      language,
      head: page.heads[language],
      html: '',
    }),
  ),
);
const document = new DOMParser().parseFromString(
  fillSiteValues(sitemap(drawn), { origin, legalEntity: '', legalAddress: '', supportEmail: '' }),
  'text/xml',
);
const entries = [...document.getElementsByTagName('url')];
const addressOf = (entry: (typeof entries)[number]) => entry.getElementsByTagName('loc')[0]?.textContent;

test('the sitemap lists exactly the public pages, each once in each language', () => {
  const found = pages.filter(({ isPrivate, sameAs }) => !isPrivate && !sameAs);
  const expected = found.flatMap(({ path }) => [
    `${origin}${path}`,
    `${origin}${path === '/' ? '/fr' : `/fr${path}`}`,
  ]);
  expect(entries.map(addressOf).toSorted()).toEqual(expected.toSorted());
});

test('what is nobody’s to find, and the other name of a page, are not in it', () => {
  const listed = entries.map(addressOf);
  const left = pages.filter(({ isPrivate, sameAs }) => isPrivate || sameAs).map(({ path }) => path);
  expect(left).toContain('/landing');
  expect(left).toContain('/checkout/success');
  for (const path of left)
    for (const language of languages) expect(listed).not.toContain(origin + localizedPath(path, language));
});

test('each page names its twins, and each twin is listed', () => {
  const listed = new Set(entries.map(addressOf));
  for (const entry of entries) {
    const twins = [...entry.getElementsByTagName('xhtml:link')];
    expect(twins.map((twin) => twin.getAttribute('hreflang'))).toEqual([...languages]);
    for (const twin of twins) expect(listed).toContain(twin.getAttribute('href'));
    expect(twins.map((twin) => twin.getAttribute('href'))).toContain(addressOf(entry));
  }
});
