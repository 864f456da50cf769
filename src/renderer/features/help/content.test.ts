/** The help agrees with itself in both languages, with the interface that it speaks of, and with the product's figures. */
import { describe, expect, test } from 'vitest';
import type { Feature } from '#features/catalogue/index.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { routes } from '#shared/routes.ts';
import { englishAnswers } from './englishAnswers.ts';
import { figures, figuresIn } from './figures.fixture.ts';
import { frenchAnswers } from './frenchAnswers.ts';

const both = [
  ...englishAnswers.map((answer) => ({ answer, language: 'en' as const })),
  ...frenchAnswers.map((answer) => ({ answer, language: 'fr' as const })),
];

const sources = import.meta.glob<string>('../../content/{en,fr}/help/*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Without its front matter. */
function sourceOf(language: Language, topic: string, id: string): string {
  const source = sources[`../../content/${language}/help/${topic}/${id}.md`];
  if (!source) throw new Error(`${id} has no file in ${language}.`);
  return source.replace(/^---\n.*?\n---\n/s, '');
}

test('both languages answer the same questions in the same order', () => {
  const listed = (answers: typeof englishAnswers) => answers.map(({ topic, id }) => `${topic}/${id}`);
  expect(listed(frenchAnswers)).toEqual(listed(englishAnswers));
});

test('there are at least forty answers, each with an address of its own', () => {
  expect(englishAnswers.length).toBeGreaterThanOrEqual(40);
  expect(new Set(englishAnswers.map(({ id }) => id)).size).toBe(englishAnswers.length);
});

test('within a topic every answer has a place of its own', () => {
  const places = englishAnswers.map(({ topic, order }) => `${topic} ${order}`);
  expect(new Set(places).size).toBe(places.length);
});

const built = Object.values(import.meta.glob<Record<string, Feature>>('../*/feature.ts', { eager: true }))
  .flatMap((module) => Object.values(module))
  .flatMap(({ pages = {} }) => Object.keys(pages));
const builtPaths = Object.entries(routes).flatMap(([name, { path }]) =>
  built.includes(name) || path === routes.demo.path ? [path as string] : [],
);

/** What is bold names a part of the interface as it is called in that language. */
const messages = import.meta.glob<object>(
  [
    '../**/*[mM]essages.ts',
    '../../ui/**/*[mM]essages.ts',
    '../../app/**/*[mM]essages.ts',
    '../**/kinds.tsx',
    '!./messages.ts',
  ],
  { eager: true },
);

function namesIn(language: Language): ReadonlySet<string> {
  const texts = Object.values(messages).flatMap((module) => Object.values(module));
  return new Set(
    texts.flatMap((text) =>
      isObject(text) && language in text ? stringsOf(Reflect.get(text, language)) : [],
    ),
  );
}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const stringsOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [plain(texts)] : isObject(texts) ? Object.values(texts).flatMap(stringsOf) : [];
const plain = (text: string) =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ').replaceAll('\u2060', '');
const names = { en: namesIn('en'), fr: namesIn('fr') };

describe.each(both)('$language: $answer.id', ({ answer, language }) => {
  const source = sourceOf(language, answer.topic, answer.id);

  test('leads to pages and answers that are there', () => {
    const links = [...source.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    const ids = englishAnswers.map(({ id }) => id);
    const lost = links.filter((link) => {
      const [path = '', fragment] = link.replace(/\?[^#]*/, '').split('#');
      return (
        !builtPaths.includes(path) ||
        (fragment !== undefined && !(path === routes.help.path && ids.includes(fragment)))
      );
    });
    expect(lost).toEqual([]);
  });

  test('calls every button by its name', () => {
    const bold = [...source.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => plain(name));
    expect(bold.filter((name) => !names[language].has(name))).toEqual([]);
  });

  test('tells the product’s own figures', () => {
    expect(figuresIn(source, language)).toEqual([...new Set(figures[answer.id])].toSorted());
  });
});
