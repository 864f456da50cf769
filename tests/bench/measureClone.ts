/** The clone's memory, on the made-up family: how often the right passage is cited, how often it rightly says "not recorded", how fast. */
import { judge, scores } from './clone/judge.ts';
import { readFamily } from './clone/readFamily.ts';
import { measureSpeed } from './clone/speed.ts';
import { printFigures } from './table.ts';

export function measureClone(): void {
  const family = readFamily();
  const verdicts = judge(family);
  for (const half of ['tuned', 'held-out', 'unseen'] as const) {
    const found = scores(verdicts.filter(({ asked }) => asked.half === half));
    const { same, across, none } = found.counts;
    console.log(
      `\n${half}: ${same} questions in the memory's language, ${across} across, ${none} unanswerable`,
    );
    printFigures([
      { name: 'right memory first, one language', value: found.same.first, unit: '%', aim: '85' },
      { name: 'right memory among three, one language', value: found.same.three, unit: '%', aim: '95' },
      { name: 'right memory first, across languages', value: found.across.first, unit: '%', aim: '50' },
      { name: 'right memory among three, across languages', value: found.across.three, unit: '%', aim: '70' },
      { name: '"not recorded" where nothing answers', value: found.notRecorded, unit: '%', aim: '95' },
    ]);
  }
  console.log('');
  printFigures(measureSpeed(family));
}
