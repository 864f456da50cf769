import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { blogFeed } from '../../../scripts/site/blogFeed.ts';
import { articles } from '../../../src/renderer/features/blog/articles.ts';
import { describeFeed } from '../../../src/renderer/features/blog/feed.ts';
import { languages } from '../../../src/shared/locales.ts';
import { fillSiteValues } from '../../../src/shared/siteValues.ts';

const values = {
  origin: 'https://amaranth.example',
  legalEntity: '',
  legalAddress: '',
  supportEmail: '',
};

describe.each(languages)('The feed of the blog in %s', (language) => {
  const written = blogFeed(describeFeed(language), language);
  const faults: unknown[] = [];
  const document = new DOMParser({ onError: (_level, fault) => faults.push(fault) }).parseFromString(
    fillSiteValues(written, values),
    'text/xml',
  );
  const items = [...document.getElementsByTagName('item')];
  const textIn = (name: string) => items.map((item) => item.getElementsByTagName(name)[0]?.textContent);

  it('is XML that a reader can take', () => {
    expect(faults).toEqual([]);
    expect(document.documentElement?.tagName).toBe('rss');
    expect(document.getElementsByTagName('language')[0]?.textContent).toBe(language);
  });

  it('has every article by its title and its whole address', () => {
    expect(textIn('title')).toEqual(articles[language].map(({ title }) => title));
    const base = `https://amaranth.example${language === 'fr' ? '/fr' : ''}/blog/`;
    expect(textIn('link')).toEqual(articles[language].map(({ id }) => base + id));
    expect(textIn('guid')).toEqual(textIn('link'));
  });

  it('is dated by its newest article, so that a build without news changes nothing', () => {
    const newest =
      articles[language]
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? '';
    expect(document.getElementsByTagName('lastBuildDate')[0]?.textContent).toBe(
      new Date(newest).toUTCString(),
    );
  });

  it('says where it is served from by the operator’s mark alone', () => {
    expect(written).toContain('{{origin}}/');
    expect(written).not.toContain('.invalid');
  });
});

it('The feed begins with the newest article, and keeps the order of the index within a day', () => {
  const days = ['2026-03-02', '2027-01-05', '2026-11-30', '2027-01-05', '2025-12-31'];
  const made = articles.en
    .slice(0, days.length)
    .map((article, place) => ({ ...article, id: `${place}`, date: days[place] ?? '' }));
  const feed = describeFeed('en', made);
  expect(feed.articles.map(({ id }) => id)).toEqual(['1', '3', '2', '0', '4']);
  const written = blogFeed(feed, 'en');
  const told = [...written.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, day = '']) => Date.parse(day));
  expect(told).toEqual(told.toSorted((one, other) => other - one));
  expect(told).toHaveLength(days.length);
  expect(written).toContain('<lastBuildDate>Tue, 05 Jan 2027');
});
