import type { LegacyProblem } from '#shared/legacy/keys/problems.ts';
import type { personKeysMessages } from './messages.ts';

type Texts = (typeof personKeysMessages)['en'] | (typeof personKeysMessages)['fr'];

/** Why a key did not open, or was not changed. */
export function describeProblem(problem: LegacyProblem, texts: Texts): string {
  switch (problem.is) {
    case 'wrong-phrase-or-altered':
      return texts.wrongPhrase;
    case 'wrong-recovery-code-or-altered':
      return texts.wrongCode;
    case 'mistyped':
      return texts.mistyped;
    case 'phrase-empty':
      return texts.phraseMissing;
    case 'newer-format':
      return texts.newerFormat;
    case 'altered':
    case 'malformed':
    case 'invalid-public-key':
    case 'parameters-too-weak':
    case 'parameters-absurd':
      return texts.altered;
    default:
      return texts.notOpened;
  }
}
