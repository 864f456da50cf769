/** No legal text names a number that the product contradicts, nor one that nobody has looked at. */
import { describe, expect, it } from 'vitest';
import { legalFigures } from './legalFigures.testing.ts';

const sources = import.meta.glob<string>('./{en,fr}/legal/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Numbers of laws and their articles. Bounded: each part is a class that the next one cannot begin with. */
const CITATION =
  /\b(?:articles?|chapter|chapitre)\s\w+(?:\(\w+\))*(?:(?:,? (?:and|to|et|à) |, )\d+(?:\(\w+\))*)*|\((?:EU|UE)\) \d{4}\/\d+/giu;
/** Written out, a number counts where what it counts follows. */
const WRITTEN: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  five: '5',
  seven: '7',
  fourteen: '14',
  thirty: '30',
  sixty: '60',
  ninety: '90',
  deux: '2',
  trois: '3',
  cinq: '5',
  sept: '7',
  quatorze: '14',
  trente: '30',
  soixante: '60',
};
const COUNTED =
  /\b(two|three|five|seven|fourteen|thirty|sixty|ninety|deux|trois|cinq|sept|quatorze|trente|soixante) (?=days|weeks|months|years|hours|minutes|contacts|administrat|channels|jours|semaines|mois|ans|heures|canaux)/giu;
const NUMBER = /\d+(?:[.,]\d+)?/g;

function sentencesOf(source: string): readonly string[] {
  const text = source
    .split('---\n')
    .slice(2)
    .join('---\n')
    .replace(/\u00a0/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, '')
    .replace(CITATION, '')
    .replace(COUNTED, (_, word: string) => `${WRITTEN[word.toLowerCase()]} `);
  return text.split(/\n|(?<=[.?]) +/).map((sentence) => sentence.trim());
}

/** What is wrong with the numbers of a sentence; nothing where each is known and right. */
function objectionsTo(sentence: string): readonly string[] {
  return [...sentence.matchAll(NUMBER)].flatMap(({ 0: written, index }) => {
    const around = `${sentence.slice(0, index)}§${sentence.slice(index + written.length)}`;
    const known = legalFigures.filter(({ said }) => said.test(around));
    if (known.length === 0) return [`Nobody knows the ${written} of: ${sentence}`];
    const value = Number(written.replace(',', '.'));
    return known.some(({ is }) => is !== value) ? [`${written} is contradicted, in: ${sentence}`] : [];
  });
}

describe('The numbers of the legal texts', () => {
  it.each(Object.entries(sources))('%s names none that the product contradicts', (_path, source) => {
    expect(sentencesOf(source).flatMap(objectionsTo)).toEqual([]);
  });

  it('are looked for where the table expects them: every figure is named in both languages', () => {
    const sentences = (language: string) =>
      Object.entries(sources)
        .filter(([path]) => path.startsWith(`./${language}/`))
        .flatMap(([, source]) => sentencesOf(source))
        .flatMap((sentence) =>
          [...sentence.matchAll(NUMBER)].map(
            ({ 0: written, index }) =>
              `${sentence.slice(0, index)}§${sentence.slice(index + written.length)}`,
          ),
        );
    for (const language of ['en', 'fr']) {
      const said = sentences(language);
      const unused = legalFigures.filter((figure) => !said.some((sentence) => figure.said.test(sentence)));
      expect(unused.map((figure) => `${language}: ${figure.said}`)).toEqual([]);
    }
  });

  it.each([
    ['The trash keeps things for 31 days.'],
    ['La corbeille garde les choses 60 jours.'],
    ['After the contacts have spoken, a veto period runs: 10 days.'],
    ['The Pro plan is to cost 8.99 USD a month.'],
    ['There are 4 moons.'],
  ])('would refuse: %s', (sentence) => {
    expect(sentencesOf(`---\n---\n${sentence}`).flatMap(objectionsTo)).not.toEqual([]);
  });

  it('count when they are written out', () => {
    expect(
      sentencesOf('---\n---\nThe trash keeps things for sixty days.').flatMap(objectionsTo),
    ).toHaveLength(1);
  });
});
