/** How fast a long life's memories are searched: 5,000 passages, made of the family's own by other names and years. */
import { type CloneLanguage, passageSchema } from '#shared/clone/passage.ts';
import {
  createIndex,
  findPassages,
  type IndexedPassage,
  indexPassage,
  quoteAnswer,
} from '../../../src/functions/grounding/index.ts';
import { type Figure, median } from '../table.ts';
import type { Family } from './readFamily.ts';

const PASSAGES = 5_000;

/** Each copy has names of its own, so that no two tell the same. */
function manyPassages({ passages }: Family): IndexedPassage[] {
  return Array.from({ length: PASSAGES }, (_, place) => {
    const like = passages[place % passages.length];
    const copy = Math.floor(place / passages.length);
    const text = like?.text.replace(
      /(?<=\p{Ll} )(\p{Lu}\p{Ll}{2,})/gu,
      (name) => `${name}${'aeiourstnlm'[copy % 11]}`,
    );
    return indexPassage(
      passageSchema.parse({ ...like, id: `note_${place}_0`, memoryId: `note_${place}`, text }),
    );
  });
}

const timed = (act: () => void) => {
  const began = performance.now();
  act();
  return performance.now() - began;
};

export function measureSpeed(family: Family): Figure[] {
  const stored = JSON.stringify(manyPassages(family));
  const shards = JSON.parse(stored) as IndexedPassage[];
  const building = Array.from({ length: 5 }, () => timed(() => createIndex(shards)));
  const index = createIndex(shards);
  const ask = (text: string, language: CloneLanguage) =>
    timed(() => quoteAnswer(text, language, findPassages(index, text, { language, limit: 8 })));
  const asking = family.questions.map(({ text, language }) => ask(text, language));
  const slowest = asking.slice(20).toSorted((one, other) => other - one);
  return [
    {
      name: 'index of 5,000 passages, from its shards',
      value: median(building),
      unit: 'ms',
      aim: 'under 150',
    },
    {
      name: 'a question among 5,000 passages, to its quoted answer',
      value: median(asking),
      unit: 'ms',
      aim: 'under 50',
    },
    {
      name: 'the slowest of a hundred',
      value: slowest[Math.floor(slowest.length / 100)] ?? 0,
      unit: 'ms',
      aim: 'under 50',
    },
    { name: 'what the shards of 5,000 passages hold', value: stored.length / 1024, unit: 'KiB' },
  ];
}
