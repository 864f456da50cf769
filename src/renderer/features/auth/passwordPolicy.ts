/**
 * What the operator's password policy asks for beyond SPEC §5. It is learnt when the identity service refuses a password
 * for it, and its lines join the live checklist. Characters count as the service counts them.
 */
import type { PasswordPolicy } from 'firebase/auth';

export type PolicyRequirement =
  | { readonly kind: 'minimum' | 'maximum'; readonly length: number; readonly isMet: boolean }
  | { readonly kind: 'lowercase' | 'uppercase' | 'digit' | 'symbol'; readonly isMet: boolean };

export function policyRequirements(
  { customStrengthOptions: asked, allowedNonAlphanumericCharacters: symbols }: PasswordPolicy,
  password: string,
): PolicyRequirement[] {
  const { minPasswordLength: minimum, maxPasswordLength: maximum } = asked;
  return [
    ...(minimum ? [{ kind: 'minimum', length: minimum, isMet: password.length >= minimum } as const] : []),
    ...(maximum ? [{ kind: 'maximum', length: maximum, isMet: password.length <= maximum } as const] : []),
    ...(asked.containsLowercaseLetter ? [{ kind: 'lowercase', isMet: /[a-z]/.test(password) } as const] : []),
    ...(asked.containsUppercaseLetter ? [{ kind: 'uppercase', isMet: /[A-Z]/.test(password) } as const] : []),
    ...(asked.containsNumericCharacter ? [{ kind: 'digit', isMet: /[0-9]/.test(password) } as const] : []),
    ...(asked.containsNonAlphanumericCharacter
      ? [{ kind: 'symbol', isMet: [...password].some((character) => symbols.includes(character)) } as const]
      : []),
  ];
}
