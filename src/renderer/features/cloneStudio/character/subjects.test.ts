import { expect, test } from 'vitest';
import { subjectsOf } from './subjects.ts';

test('each line names one subject that is never spoken of, and naming it twice names it once', () => {
  expect(subjectsOf('the war \n\n Uncle Hugo\nthe war\n')).toEqual(['the war', 'Uncle Hugo']);
  expect(subjectsOf(' \n')).toEqual([]);
});
