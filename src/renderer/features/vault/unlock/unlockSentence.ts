/** Why the vault did not open, in a sentence for its owner. */
import type { Language } from '#shared/domain/userProfile.ts';
import type { VaultProblem } from '#shared/vault/problems.ts';
import { unlockMessages } from './messages.ts';

export function unlockSentence(problem: VaultProblem, language: Language): string {
  const texts = unlockMessages[language];
  switch (problem.is) {
    case 'phrase-empty':
      return texts.phraseMissing;
    case 'wrong-phrase-or-altered':
      return texts.wrongPhrase;
    case 'wrong-recovery-key-or-altered':
      return texts.wrongRecoveryKey;
    case 'recovery-key-mistyped':
      return texts.recoveryMistyped;
    case 'wrong-device-secret-or-altered':
    case 'unknown-device':
      return texts.wrongDevice;
    case 'parameters-too-weak':
      return texts.tooWeak;
    case 'parameters-absurd':
      return texts.absurd;
    case 'newer-format':
      return texts.newerFormat;
    case 'altered':
    case 'other-vault':
    case 'malformed':
      return texts.alteredBox;
    default:
      return texts.otherProblem;
  }
}
