/** Answers a prompt by choosing among its passages and quoting them: what the companion does, and what is left when a model fails. */
import { memoryIdSchema, passageIdSchema } from '#shared/clone/ids.ts';
import { cloneLanguageSchema, type Passage } from '#shared/clone/passage.ts';
import { NOT_RECORDED_ANSWER, type PromptPassage, type ReadPrompt } from '../clonePrompt/index.ts';
import { indexPassage, quoteAnswer } from '../grounding/index.ts';

/** The answer's sentences, each with the number of its passage behind it. */
export function quotePrompt({ question, language, passages }: ReadPrompt): readonly string[] {
  const numbers = new Map<string, number>();
  const ranked = passages.map((passage) => {
    const whole = asPassage(passage);
    numbers.set(whole.id, passage.number);
    return { passage: whole, score: passage.score };
  });
  const answer = quoteAnswer(question, language, ranked);
  if (answer.is === 'not-recorded') return [NOT_RECORDED_ANSWER[language]];
  return answer.sentences.flatMap(({ text, passage }) => {
    const number = numbers.get(passage.id);
    return number === undefined ? [] : [`${text} [${number}]`];
  });
}

/** What a text is about in either language: each term and concept as often as it stands there. */
export function featuresOf(text: string): readonly string[] {
  return cloneLanguageSchema.options.flatMap((language) => {
    const passage = asPassage({ number: 1, score: 1, text, context: '', when: null, language });
    return indexPassage(passage).sentences.flatMap((terms) => terms.split(' ').filter((term) => term !== ''));
  });
}

/** Where it stands is not in the prompt: for choosing it does not matter. */
function asPassage({ number, text, context, language, when }: PromptPassage): Passage {
  return {
    id: passageIdSchema.parse(`note_prompt_${number}`),
    memoryId: memoryIdSchema.parse('note_prompt'),
    text,
    context,
    language,
    when,
    source: { is: 'note' },
  };
}
