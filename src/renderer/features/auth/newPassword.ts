/** A new password and its repetition, wherever one is chosen: at sign-up, from the mailed link, in Settings (SPEC §5). */
import { z } from 'zod';
import { FormError } from '#ui/form/useForm.ts';
import { passwordNotEnough, passwordsDiffer } from './fixedSentences.ts';
import { passwordRequirements } from './passwordRules.ts';

/** Nothing more is said of the two until both are there. */
const given = z.string().min(1);

export const newPasswordAnswers = { password: given, confirmPassword: given };

export const newPasswordSchema = z.object(newPasswordAnswers);

/** What is wrong with the two together is said of the whole form, above it: throws FormError. */
export function checkNewPassword({ password, confirmPassword }: z.infer<typeof newPasswordSchema>): void {
  const { hasLength, hasLetter, hasDigit } = passwordRequirements(password);
  if (password !== confirmPassword) throw new FormError(passwordsDiffer);
  if (!hasLength || !hasLetter || !hasDigit) throw new FormError(passwordNotEnough);
}
