/** The operator's password policy, as it is asked, told and held. */
import { describe, expect, test } from 'vitest';
import { migrate, openDatabase } from '../../database/openDatabase.ts';
import { identityTables } from '../store/schema.ts';
import { createSettings } from '../store/settings.ts';
import { checkPassword, describePasswordPolicy, missingRequirements } from './passwordPolicy.ts';
import { createProjectConfiguration } from './projectConfiguration.ts';

function policyOf(customStrengthOptions: object, passwordPolicyEnforcementState = 'ENFORCE') {
  const database = openDatabase(':memory:');
  migrate(database, 'identity', identityTables);
  const passwordPolicyConfig = {
    passwordPolicyEnforcementState,
    passwordPolicyVersions: [{ customStrengthOptions }],
  };
  return createProjectConfiguration(createSettings(database)).merge({ passwordPolicyConfig }, [
    'passwordPolicyConfig',
  ]);
}

const strong = {
  minPasswordLength: 8,
  maxPasswordLength: 12,
  containsLowercaseCharacter: true,
  containsUppercaseCharacter: true,
  containsNumericCharacter: true,
  containsNonAlphanumericCharacter: true,
};

describe('A password', () => {
  test.each([
    ['Season-7', ['Password must contain a non-alphanumeric character']],
    ['Season~7', []],
    ['Season~1977!', []],
    ['Seaso~7', ['Password must contain at least 8 characters']],
    ['Season~1977!!', ['Password may contain at most 12 characters']],
    ['SEASON~7', ['Password must contain a lower case character']],
    ['season~7', ['Password must contain an upper case character']],
    ['Season~~', ['Password must contain a numeric character']],
  ])('of the strictest policy: %s lacks %j', (password, missing) => {
    expect(missingRequirements(policyOf(strong), password)).toEqual(missing);
  });

  test('lacks only what is asked', () => {
    expect(missingRequirements(policyOf({}), '------')).toEqual([]);
    expect(missingRequirements(policyOf({}), '-----')).toEqual([
      'Password must contain at least 6 characters',
    ]);
    expect(missingRequirements(policyOf(strong, 'OFF'), '------')).toEqual([]);
  });

  test('is refused with all that it lacks; one that is short for any policy with the vendor’s own words', () => {
    const policy = policyOf(strong);
    expect(() => checkPassword(policy, 'Season~7')).not.toThrow();
    expect(() => checkPassword(policy, 'season')).toThrow(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 ' +
        'characters, Password must contain an upper case character, Password must contain a numeric character, ' +
        'Password must contain a non-alphanumeric character]',
    );
    expect(() => checkPassword(policy, '-----')).toThrow(
      'WEAK_PASSWORD : Password should be at least 6 characters',
    );
    expect(() => checkPassword(policyOf({}), '------')).not.toThrow();
  });
});

describe('The policy', () => {
  test('is told to the SDKs as it is held', () => {
    expect(describePasswordPolicy(policyOf(strong))).toEqual({
      customStrengthOptions: strong,
      allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
      enforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
      schemaVersion: 1,
    });
    expect(describePasswordPolicy(policyOf({})).customStrengthOptions).toEqual({
      minPasswordLength: 6,
      maxPasswordLength: 4_096,
    });
  });
});
