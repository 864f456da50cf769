/** The phrase or the recovery key, typed once more before the keys are changed. */
import { z } from 'zod';
import type { Language } from '#shared/domain/userProfile.ts';
import { normalisePassphrase } from '#shared/vault/passphrase.ts';
import type { VaultProblem } from '#shared/vault/problems.ts';
import type { Secret } from '../open/vaultSession.ts';
import { recoveryFault } from '../unlock/RecoveryKeyField.tsx';
import { judgeTyped } from '../unlock/typedRecoveryKey.ts';
import { unlockSentence } from '../unlock/unlockSentence.ts';
import { vaultSettingsMessages } from './messages.ts';

export interface TypedSecret {
  readonly way: 'passphrase' | 'recovery';
  readonly text: string;
}

export const nothingTyped: TypedSecret = { way: 'passphrase', text: '' };

/** Why it cannot be what it is meant to be; null when it may be. */
export function typedSecretFault({ way, text }: TypedSecret, language: Language): string | null {
  if (way === 'recovery') return recoveryFault(judgeTyped(text), language);
  return normalisePassphrase(text) === '' ? vaultSettingsMessages[language].presentMissing : null;
}

export const typedSecretSchema = (language: Language) =>
  z.object({ way: z.enum(['passphrase', 'recovery']), text: z.string() }).superRefine((typed, context) => {
    const message = typedSecretFault(typed, language);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const secretOf = ({ way, text }: TypedSecret): Secret =>
  way === 'passphrase' ? { way, phrase: text } : { way, recoveryKey: text };

/** Why a change of the keys was not made, where the secret or the vault is at fault. */
export function changeSentence(problem: VaultProblem, language: Language): string {
  const texts = vaultSettingsMessages[language];
  if (problem.is === 'wrong-phrase-or-altered') return texts.wrongPhrase;
  if (problem.is === 'altered') return texts.alteredKeys;
  return problem.is === 'too-many-devices' ? texts.tooMany : unlockSentence(problem, language);
}
