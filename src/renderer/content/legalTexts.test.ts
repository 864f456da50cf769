/** What every legal text has: a date, both languages alike, a plain line for each section, links that lead somewhere. */
import { describe, expect, it } from 'vitest';
import { legalPages } from '#features/legal/head.ts';
import { legalDocuments } from '#features/legal/legalDocuments.ts';
import { legalText } from '#features/legal/legalTexts.ts';
import { hubDocumentIds, legalDocumentIds, legalVersions } from '#shared/legalVersions.ts';
import { languages } from '#shared/locales.ts';
import { routes } from '#shared/routes.ts';

const sources = import.meta.glob<string>('./{en,fr}/legal/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sourceOf = (language: string, id: string) => sources[`./${language}/legal/${id}.md`] ?? '';
const all = legalDocumentIds.flatMap((id) => languages.map((language) => [language, id] as const));

describe('A legal text', () => {
  it.each(all)(
    'in %s: %s says the version that applies, since when, and its own title',
    async (language, id) => {
      const { about } = await legalText(id, language);
      expect(about.version).toBe(legalVersions[id]);
      expect(about.effective >= about.version).toBe(true);
      expect(about.title).toBe(legalDocuments[id][language].title);
      expect(about.changed).not.toBe('');
    },
  );

  it.each(all)('in %s: %s begins each section with a line in plain words', (language, id) => {
    const beginning = language === 'fr' ? '\n\n> En clair : ' : '\n\n> In plain words: ';
    const [, ...sections] = sourceOf(language, id).split(/^## .+$/m);
    expect(sections.length).toBeGreaterThan(4);
    expect(sections.filter((section) => !section.startsWith(beginning))).toEqual([]);
  });

  it.each(legalDocumentIds)('%s has the same sections in both languages', async (id) => {
    const levels = await Promise.all(
      languages.map(async (language) => (await legalText(id, language)).headings.map(({ level }) => level)),
    );
    expect(levels[1]).toEqual(levels[0]);
    const [english, french] = languages.map((language) => linksOf(sourceOf(language, id)));
    expect(french).toEqual(english);
  });

  it.each(all)('in %s: %s links to pages that there are', (language, id) => {
    const known = new Set<string>([
      ...Object.values(routes).map(({ path }) => path),
      ...legalPages.map(({ path }) => path),
    ]);
    expect(linksOf(sourceOf(language, id)).filter((path) => !known.has(path))).toEqual([]);
  });

  it.each(all)('in %s: %s names who stands behind it', (language, id) => {
    expect(sourceOf(language, id)).toMatch(/\{\{legalName\}\}/);
    expect(
      sourceOf(language, id).replace(/\{\{(legalEntity|legalName|legalAddress|supportEmail)\}\}/g, ''),
    ).not.toMatch(/\{\{|\}\}/);
  });

  it.each(legalDocumentIds)('%s has no typewriter’s apostrophe in French', (id) => {
    expect(sourceOf('fr', id).split('---\n').slice(2).join()).not.toMatch(/\p{Letter}'/u);
  });
});

describe('The legal pages', () => {
  it('are the hub’s eleven, the notice, and the two texts at all their addresses', () => {
    expect(hubDocumentIds).toHaveLength(11);
    expect(legalPages.map(({ path }) => path).toSorted()).toEqual(
      [
        '/legal/privacy-policy',
        '/legal/terms-of-service',
        '/legal/legal-notice',
        '/legal/eterna',
        '/privacy',
        '/terms',
        ...hubDocumentIds.map((id) => `/legal/eterna/${id}`),
      ].toSorted(),
    );
  });

  it('name one address where a text stands at several', () => {
    const same = Object.fromEntries(
      legalPages.flatMap(({ path, sameAs }) => (sameAs ? [[path, sameAs]] : [])),
    );
    expect(same).toEqual({
      '/privacy': '/legal/privacy-policy',
      '/legal/eterna/privacy-policy': '/legal/privacy-policy',
      '/terms': '/legal/terms-of-service',
      '/legal/eterna/terms-of-service': '/legal/terms-of-service',
    });
  });

  it('are described in at most 160 characters', () => {
    const long = legalPages.flatMap(({ heads }) =>
      languages.map((language) => heads[language].description).filter((text) => text.length > 160),
    );
    expect(long).toEqual([]);
  });
});

const linksOf = (source: string) =>
  [...source.matchAll(/\]\((\/[^)#]*)[^)]*\)/g)].map(([, path]) => path ?? '');
