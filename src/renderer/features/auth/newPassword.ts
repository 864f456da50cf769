/** A new password and its repetition, wherever one is chosen: at sign-up, from the mailed link, in Settings (SPEC §5). */
import { useMemo } from 'react';
import { z } from 'zod';
import { useMessages } from '#ui/language/messages.tsx';
import { authMessages } from './messages.ts';
import { passwordRequirements } from './passwordRules.ts';

/** Nothing more is said of the two until both are there. */
const given = z.string().min(1, { abort: true });

export const newPasswordAnswers = { password: given, confirmPassword: given };

type NewPassword = z.infer<z.ZodObject<typeof newPasswordAnswers>>;

interface NewPasswordTexts {
  readonly passwordsDiffer: string;
  readonly passwordRequirements: string;
}

/** What is wrong with the two together is said of the whole form, above it. */
export function refuseNewPassword(texts: NewPasswordTexts) {
  return ({ password, confirmPassword }: NewPassword, context: z.RefinementCtx): void => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['root'], message });
    const { hasLength, hasLetter, hasDigit } = passwordRequirements(password);
    if (password !== confirmPassword) refuse(texts.passwordsDiffer);
    else if (!hasLength || !hasLetter || !hasDigit) refuse(texts.passwordRequirements);
  };
}

export function newPasswordSchema(texts: NewPasswordTexts) {
  return z.object(newPasswordAnswers).superRefine(refuseNewPassword(texts));
}

/** `newPasswordSchema` with its sentences in the person's language. */
export function useNewPasswordSchema() {
  const texts = useMessages(authMessages);
  return useMemo(() => newPasswordSchema(texts), [texts]);
}
