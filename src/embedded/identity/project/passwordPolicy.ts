/** How strong a password must be, told to the SDKs and held. Source: identitytoolkit v2, `getPasswordPolicy`. */
import { PASSWORD_MINIMUM_LENGTH } from '#shared/limits.ts';
import { fail } from '../identityError.ts';
import { type ProjectConfiguration, passwordStrength } from './projectConfiguration.ts';

/** The vendor's list. */
const NON_ALPHANUMERIC = '^$*.[]{}()?"!@#%&/\\,><\':;|_~';

export function describePasswordPolicy(configuration: ProjectConfiguration) {
  return {
    customStrengthOptions: passwordStrength(configuration),
    allowedNonAlphanumericCharacters: [...NON_ALPHANUMERIC],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: configuration.passwordPolicyConfig.forceUpgradeOnSignin,
    schemaVersion: 1,
  };
}

/** What a password lacks, in the vendor's words. */
export function missingRequirements(configuration: ProjectConfiguration, password: string): string[] {
  const strength = passwordStrength(configuration);
  const rules: (readonly [isAsked: boolean | undefined, isMet: boolean, text: string])[] = [
    [
      true,
      password.length >= strength.minPasswordLength,
      `Password must contain at least ${strength.minPasswordLength} characters`,
    ],
    [
      true,
      password.length <= strength.maxPasswordLength,
      `Password may contain at most ${strength.maxPasswordLength} characters`,
    ],
    [
      strength.containsLowercaseCharacter,
      /[a-z]/.test(password),
      'Password must contain a lower case character',
    ],
    [
      strength.containsUppercaseCharacter,
      /[A-Z]/.test(password),
      'Password must contain an upper case character',
    ],
    [strength.containsNumericCharacter, /\d/.test(password), 'Password must contain a numeric character'],
    [
      strength.containsNonAlphanumericCharacter,
      [...password].some((character) => NON_ALPHANUMERIC.includes(character)),
      'Password must contain a non-alphanumeric character',
    ],
  ];
  return rules.filter(([isAsked, isMet]) => isAsked && !isMet).map(([, , text]) => text);
}

/** Throws WEAK_PASSWORD, PASSWORD_DOES_NOT_MEET_REQUIREMENTS. */
export function checkPassword(configuration: ProjectConfiguration, password: string): void {
  if (password.length < PASSWORD_MINIMUM_LENGTH)
    fail('WEAK_PASSWORD', `Password should be at least ${PASSWORD_MINIMUM_LENGTH} characters`);
  const missing = missingRequirements(configuration, password);
  if (missing.length > 0)
    fail('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${missing.join(', ')}]`);
}
