import { expect, test } from 'vitest';
import { allQuestions } from '#shared/clone/questions/index.ts';
import { askedBy, chapterProgress, progressOf } from './askedQuestion.ts';

const nothingTold = progressOf({ answers: [], marks: {} }, []);
const at = (address: string) => askedBy(new URLSearchParams(address), nothingTold);
const [first] = allQuestions;

test('an address leads to its question, to a further one, or to one of the owner’s own', () => {
  const withFurther = allQuestions.find(({ followUps }) => followUps.length > 0);
  const [further] = withFurther?.followUps ?? [];
  expect(at(`question=${first?.id}`)).toEqual({ is: 'question', question: first });
  expect(at(`question=${further?.id}`)).toEqual({
    is: 'further',
    question: withFurther,
    followUp: further,
  });
  expect(at('question=own')).toEqual({ is: 'own' });
});

test('an address that names nothing we know asks the next question, of its chapter where it names one', () => {
  expect(at('question=no-such-question')).toEqual(at(''));
  expect(at('chapter=humour')).toMatchObject({ question: { chapter: 'humour' } });
});

test('a question that is told or put away for good is not asked again', () => {
  const asked = at('');
  if (asked.is !== 'question') throw new Error('Nothing is asked');
  const never = { ...nothingTold, never: [asked.question.id] };
  expect(askedBy(new URLSearchParams(), never)).not.toEqual(asked);
  const all = { ...nothingTold, answered: allQuestions.map(({ id }) => id) };
  expect(askedBy(new URLSearchParams(), all)).toEqual({ is: 'nothing' });
});

test('the map counts what is told of each of the nine chapters', () => {
  const parts = chapterProgress(new Set(first ? [first.id] : []));
  expect(parts).toHaveLength(9);
  expect(parts.reduce((sum, { all }) => sum + all, 0)).toBe(allQuestions.length);
  expect(parts.filter(({ told }) => told > 0)).toMatchObject([{ chapter: first?.chapter, told: 1 }]);
});
