/** The password rules of SPEC §5. */
import { PASSWORD_MINIMUM_LENGTH } from '#shared/limits.ts';

export interface PasswordRequirements {
  readonly hasLength: boolean;
  readonly hasLetter: boolean;
  readonly hasDigit: boolean;
}

/** The three requirements of the live checklist. A letter of any script counts. */
export function passwordRequirements(password: string): PasswordRequirements {
  return {
    hasLength: password.length >= PASSWORD_MINIMUM_LENGTH,
    hasLetter: /\p{L}/u.test(password),
    hasDigit: /\p{Nd}/u.test(password),
  };
}

export type PasswordProblem = 'differ' | 'requirements';

/** What is wrong with a new password and its repetition; null when nothing is. */
export function passwordProblem(password: string, confirmation: string): PasswordProblem | null {
  if (password !== confirmation) return 'differ';
  const { hasLength, hasLetter, hasDigit } = passwordRequirements(password);
  return hasLength && hasLetter && hasDigit ? null : 'requirements';
}
