/** The password rules of SPEC §5. */
import { PASSWORD_MINIMUM_LENGTH } from '#shared/limits.ts';

interface PasswordRequirements {
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
