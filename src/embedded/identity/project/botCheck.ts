/**
 * The bot check's modes, per provider (SPEC §6). What a browser's answer is worth only the vendor's service can say, so
 * `audit` lets everybody in and `enforce` lets nobody in without it: a check that cannot be made is not passed.
 * Source: identitytoolkit v2, `getRecaptchaConfig`; https://cloud.google.com/identity-platform/docs/recaptcha-enterprise
 */
import { fail } from '../identityError.ts';
import type { ProjectConfiguration } from './projectConfiguration.ts';

type BotCheckedProvider = 'EMAIL_PASSWORD_PROVIDER' | 'PHONE_PROVIDER';

const modeOf = ({ recaptchaConfig }: ProjectConfiguration, provider: BotCheckedProvider) =>
  provider === 'PHONE_PROVIDER'
    ? recaptchaConfig.phoneEnforcementState
    : recaptchaConfig.emailPasswordEnforcementState;

export function describeBotCheck(configuration: ProjectConfiguration) {
  const providers: readonly BotCheckedProvider[] = ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'];
  return {
    recaptchaEnforcementState: providers.map((provider) => ({
      provider,
      enforcementState: modeOf(configuration, provider),
    })),
  };
}

/**
 * What the browser's SDK asks for before it shows its own check of a phone sign-in. There is no service behind it here,
 * as there is none behind the vendor's emulator, so the key is nobody's. Source: identitytoolkit v1, `getRecaptchaParams`.
 */
export const recaptchaParams = {
  kind: 'identitytoolkit#GetRecaptchaParamResponse',
  recaptchaSiteKey: 'no-site-key-on-this-server',
  recaptchaStoken: 'no-token-on-this-server',
} as const;

/** Throws MISSING_RECAPTCHA_TOKEN, INVALID_RECAPTCHA_TOKEN. */
export function assertIsHuman(
  configuration: ProjectConfiguration,
  provider: BotCheckedProvider,
  captchaResponse: string | undefined,
): void {
  if (modeOf(configuration, provider) !== 'ENFORCE') return;
  if (!captchaResponse || captchaResponse === 'NO_RECAPTCHA') fail('MISSING_RECAPTCHA_TOKEN');
  fail('INVALID_RECAPTCHA_TOKEN');
}
