/** How the chapters write their questions down, so that a page of them reads as a page of questions. */
import type { Chapter } from './chapters.ts';
import type { Condition, FollowUp, Question } from './question.ts';

type WrittenFollowUp = Omit<FollowUp, 'id'> & { readonly name: string };
type WrittenQuestion = Omit<Question, 'id' | 'chapter' | 'followUps'> & {
  readonly name: string;
  readonly followUps: readonly WrittenFollowUp[];
};

const further = (name: string, when: Condition, en: string, fr: string): WrittenFollowUp => ({
  name,
  when,
  text: { en, fr },
});

export const ifShort = (en: string, fr: string) => further('short', { is: 'short' }, en, fr);
export const ifPerson = (en: string, fr: string) => further('person', { is: 'names-person' }, en, fr);
export const ifPlace = (en: string, fr: string) => further('place', { is: 'names-place' }, en, fr);
export const ifYear = (en: string, fr: string) => further('year', { is: 'names-year' }, en, fr);

/** Words are separated by commas; the first names the further question for good. */
export function ifSays(english: string, french: string, en: string, fr: string): WrittenFollowUp {
  const words = { en: english.split(', '), fr: french.split(', ') };
  return further(words.en[0] ?? english, { is: 'says', words }, en, fr);
}

export const ask = (
  name: string,
  en: string,
  fr: string,
  ...followUps: readonly WrittenFollowUp[]
): WrittenQuestion => ({ name, text: { en, fr }, followUps });

/** What can be asked after any answer, where a question has nothing better for the case. */
const afterAnyAnswer: readonly WrittenFollowUp[] = [
  ifPerson(
    'Tell a little more about the people in it.',
    'Dites-en un peu plus des personnes dont vous parlez.',
  ),
  ifPlace('What did one see there, on looking around?', 'Que voyait-on là, en regardant autour de soi ?'),
  ifYear('What was your life like in those years?', 'Comment était votre vie, ces années-là ?'),
  ifShort('Tell a little more, as it comes.', 'Dites-en un peu plus, comme cela vient.'),
];

/** A short answer to a hard question is a whole one: nobody is asked for more unless the question says how. */
const addedTo = (chapter: Chapter) =>
  chapter === 'hard-times' ? afterAnyAnswer.filter(({ when }) => when.is !== 'short') : afterAnyAnswer;

export const writeChapter = (chapter: Chapter, questions: readonly WrittenQuestion[]): readonly Question[] =>
  questions.map(({ name, text, followUps }) => {
    const id = `${chapter}-${name}`;
    const own = new Set(followUps.map(({ when }) => when.is));
    return {
      id,
      chapter,
      text,
      followUps: [...followUps, ...addedTo(chapter).filter(({ when }) => !own.has(when.is))].map(
        (followUp) => ({
          id: `${id}-${followUp.name.replaceAll(' ', '-')}`,
          when: followUp.when,
          text: followUp.text,
        }),
      ),
    };
  });
