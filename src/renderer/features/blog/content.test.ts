/** What every article holds to, in both languages. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutLanguage } from '#shared/localizedPaths.ts';
import { type RouteDefinition, routes } from '#shared/routes.ts';
import { articles, findArticle } from './articles.ts';
import { blogPages, feedOf } from './head.ts';

const folder = resolve(import.meta.dirname, '../../content');
const sourceOf = (language: string, id: string) =>
  readFileSync(resolve(folder, language, 'blog', `${id}.md`), 'utf8');
const bodyOf = (source: string) => source.slice(source.indexOf('\n---\n', 4) + 5);
const headingsOf = (source: string) => [...bodyOf(source).matchAll(/^(#+) /gm)].map(([, signs]) => signs);
const pages = Object.values<RouteDefinition>(routes).map(({ path }) => path.replace(/:[^/]+/g, '[^/]+'));
const leadsSomewhere = (path: string) =>
  pages.some((pattern) => new RegExp(`^${pattern}$`).test(withoutLanguage(path.replace(/[?#].*$/, ''))));

const both = articles.en.map((article) => ({ id: article.id, article }));

describe('The blog', () => {
  it('has every article in both languages, in the same order and sections, of the same day', () => {
    const shape = (language: 'en' | 'fr') =>
      articles[language].map(({ id, date, position, tags, sources }) => ({
        id,
        date,
        position,
        tags,
        sources: sources.length,
      }));
    expect(shape('fr')).toEqual(shape('en'));
    expect(articles.en.length).toBeGreaterThanOrEqual(10);
    expect(globSync('*.md', { cwd: resolve(folder, 'en/blog') })).toHaveLength(articles.en.length);
  });

  it('calls the front page of an institution its site, never the very text', () => {
    const isFrontPage = (address: string) => /^\/([a-z]{2}\/?)?$/.test(new URL(address).pathname);
    const misnamed = Object.values(articles)
      .flat()
      .flatMap(({ sources }) => sources)
      .filter(({ title, address }) => isFrontPage(address) && !/^(The|Le) site (of |de |du )/.test(title))
      .map(({ title }) => title);
    expect(misnamed).toEqual([]);
  });

  it('gives each article a place and a name of its own', () => {
    for (const all of Object.values(articles)) {
      expect(new Set(all.map(({ position }) => position)).size).toBe(all.length);
      expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    }
  });

  it('has a page for the list and for each article, with its feed', () => {
    const heads = blogPages();
    expect(heads.map(({ path }) => path)).toEqual(['/blog', ...both.map(({ id }) => `/blog/${id}`)]);
    for (const { heads: head } of heads) {
      expect(head.en.feed).toEqual(feedOf('en'));
      expect(head.fr.feed?.path).toBe('/fr/blog/feed.xml');
      expect(head.en.description.length).toBeLessThanOrEqual(160);
      expect(head.fr.description.length).toBeLessThanOrEqual(160);
    }
  });

  describe.each(both)('in $id', ({ id, article }) => {
    const english = sourceOf('en', id);
    const french = sourceOf('fr', id);

    it('has the same headings in both languages', () => {
      expect(headingsOf(english).length).toBeGreaterThan(2);
      expect(headingsOf(french)).toEqual(headingsOf(english));
      expect(headingsOf(english)).not.toContain('#');
    });

    it('names its sources, and says enough to be worth opening', () => {
      expect(article.sources.length).toBeGreaterThanOrEqual(2);
      expect(article.words).toBeGreaterThan(800);
      expect(article.words).toBeLessThan(1500);
      expect(article.minutes).toBe(Math.round(article.words / 220));
    });

    it('never raises its voice', () => {
      expect(english).not.toContain('!');
      expect(french).not.toContain('!');
    });

    it('is set as each language is printed', () => {
      const { title, description } = findArticle('fr', id) ?? article;
      expect(title + description).not.toMatch(/ [?!;:»]|« /);
      expect(bodyOf(english) + bodyOf(french)).not.toMatch(/\p{Letter}'\p{Letter}/u);
    });

    it('links to pages of ours or to secure addresses', () => {
      for (const source of [english, french]) {
        for (const [, address = ''] of bodyOf(source).matchAll(/\]\(([^)]+)\)/g)) {
          if (address.startsWith('/')) expect(leadsSomewhere(address), address).toBe(true);
          else expect(address).toMatch(/^https:\/\//);
        }
      }
    });
  });
});
