/** A new phrase as it is being chosen: typed and repeated, typed in the clear, or one that was suggested. */
import { z } from 'zod';
import { normalisePassphrase } from '#shared/vault/passphrase.ts';
import type { PhraseWeigher } from './phraseWeigher.ts';

const LONGEST_PHRASE = 1_000;

const answersSchema = z.object({
  phrase: z.string().max(LONGEST_PHRASE),
  repetition: z.string(),
  isShown: z.boolean(),
  /** The one that was suggested and taken; empty otherwise. */
  suggested: z.string(),
  isWrittenDown: z.boolean(),
});
export type NewPassphraseAnswers = z.infer<typeof answersSchema>;

export const noPassphrase: NewPassphraseAnswers = {
  phrase: '',
  repetition: '',
  isShown: false,
  suggested: '',
  isWrittenDown: false,
};

export function isSuggested({ phrase, suggested }: NewPassphraseAnswers): boolean {
  return suggested !== '' && normalisePassphrase(phrase) === normalisePassphrase(suggested);
}

/** What makes sure that a phrase is what its owner meant, and will be found again. */
export function proofOf(answers: NewPassphraseAnswers): 'repetition' | 'written-down' | 'seen' {
  if (!answers.isShown) return 'repetition';
  return isSuggested(answers) ? 'written-down' : 'seen';
}

export interface NewPassphraseSentences {
  readonly phraseMissing: string;
  readonly phraseTooWeak: string;
  readonly phraseNotWeighed: string;
  readonly repetitionDiffers: string;
  readonly notWrittenDown: string;
}

export function newPassphraseSchema(sentences: NewPassphraseSentences, weigh: PhraseWeigher) {
  return answersSchema.superRefine(async (answers, context) => {
    const say = (path: keyof NewPassphraseAnswers, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const phrase = normalisePassphrase(answers.phrase);
    if (phrase === '') return say('phrase', sentences.phraseMissing);
    // Six words drawn by chance need no scale, and it may not be there.
    const { grade } = isSuggested(answers) ? { grade: 'strong' } : await weigh(answers.phrase);
    if (grade === 'too-weak') return say('phrase', sentences.phraseTooWeak);
    if (grade === 'unknown') return say('phrase', sentences.phraseNotWeighed);
    const proof = proofOf(answers);
    if (proof === 'repetition' && normalisePassphrase(answers.repetition) !== phrase) {
      say('repetition', sentences.repetitionDiffers);
    }
    if (proof === 'written-down' && !answers.isWrittenDown) say('isWrittenDown', sentences.notWrittenDown);
  });
}
