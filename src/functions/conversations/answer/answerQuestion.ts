/** An answer from passages, sentence by sentence, each checked before anybody sees it; and how it ended. */
import type { Interruption, ReplyOutcome, ReplySentence } from '#shared/clone/conversation.ts';
import { REPLY_SENTENCE_LIMIT } from '#shared/clone/conversation.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { composePrompt, NOT_RECORDED_ANSWER, type Prompt } from '../../clonePrompt/index.ts';
import type { RankedPassage } from '../../grounding/index.ts';
import { ModelFailure, type ModelProvider, quotingModel } from '../../modelProvider.ts';
import type { Services } from '../../services.ts';
import { checkPart } from './checkPart.ts';
import { citedParts } from './citedParts.ts';

export type AnswerEvent =
  | { readonly is: 'sentence'; readonly sentence: ReplySentence }
  | { readonly is: 'quoted-instead' };

interface Wanted {
  readonly question: string;
  readonly language: CloneLanguage;
  readonly passages: readonly RankedPassage[];
}

const NOT_RECORDED: ReplyOutcome = { is: 'not-recorded' };
const interrupted = (by: Interruption): ReplyOutcome => ({ is: 'interrupted', by });

export async function* answerQuestion(
  { model, log }: Pick<Services, 'model' | 'log'>,
  wanted: Wanted,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent, ReplyOutcome> {
  if (wanted.passages.length === 0) return NOT_RECORDED;
  const prompt = promptFor(wanted);
  const told = { shown: 0, text: '' };
  let failure: ModelFailure | null = null;
  try {
    for await (const sentence of checkedSentences(model, prompt, wanted, signal, told)) {
      yield { is: 'sentence', sentence };
    }
  } catch (error) {
    if (signal.aborted) return told.shown > 0 ? answered({ isWhole: false }) : interrupted('stopped');
    if (!(error instanceof ModelFailure)) throw error;
    failure = error;
    log.log('warning', 'clone-model-failed', { by: failure.by, reason: failure.message });
    if (told.shown > 0) return interrupted(failure.by);
  }
  if (told.shown > 0) return answered({});
  if (!failure && saysNotRecorded(told.text)) return NOT_RECORDED;
  // It failed, or said nothing that its passages bear: they speak for themselves where they answer.
  const quoted = { shown: 0, text: '' };
  for await (const sentence of checkedSentences(quotingModel, prompt, wanted, signal, quoted)) {
    if (quoted.shown === 1) yield { is: 'quoted-instead' };
    yield { is: 'sentence', sentence };
  }
  if (quoted.shown > 0) return answered({ isQuotedInstead: true });
  return failure ? interrupted(failure.by) : NOT_RECORDED;
}

const answered = ({ isWhole = true, isQuotedInstead = false }): ReplyOutcome => ({
  is: 'answered',
  isWhole,
  isQuotedInstead,
});

const saysNotRecorded = (text: string): boolean =>
  Object.values(NOT_RECORDED_ANSWER).some((answer) => text.replace(/’/g, "'").includes(answer));

function promptFor({ question, language, passages }: Wanted): Prompt {
  return composePrompt(
    { language, question },
    passages.map(({ passage, score }, place) => ({
      number: place + 1,
      score: Number(score.toFixed(4)),
      language: passage.language,
      context: passage.context,
      when: passage.when,
      text: passage.text,
    })),
  );
}

/** `told` counts what may be shown, and keeps what was said in all. */
async function* checkedSentences(
  model: ModelProvider,
  prompt: Prompt,
  { language, passages }: Wanted,
  signal: AbortSignal,
  told: { shown: number; text: string },
): AsyncGenerator<ReplySentence> {
  const listened = async function* () {
    for await (const piece of model.answer(prompt, signal)) {
      told.text += piece;
      yield piece;
    }
  };
  const seen = new Set<string>();
  for await (const { text, number } of citedParts(listened())) {
    const passage = passages[number - 1]?.passage;
    if (!passage) continue;
    for (const sentence of checkPart(text, passage, language)) {
      if (seen.has(sentence.text)) continue;
      seen.add(sentence.text);
      told.shown += 1;
      yield sentence;
      if (told.shown === REPLY_SENTENCE_LIMIT) return;
    }
  }
}
