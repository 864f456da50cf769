/**
 * What the operator of a project may set through `firebase-admin`'s project configuration: which ways in are open, how
 * strong a password must be, whether an address may be probed.
 * Source: https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config
 */
import { z } from 'zod';
import { PASSWORD_MINIMUM_LENGTH } from '#shared/limits.ts';
import type { Settings } from '../store/settings.ts';

const switchSchema = z.looseObject({ enabled: z.boolean().default(true) });
const botCheckModeSchema = z.enum(['OFF', 'AUDIT', 'ENFORCE']).default('OFF');
const strengthSchema = z.looseObject({
  minPasswordLength: z.int().min(6).max(30).optional(),
  maxPasswordLength: z.int().min(6).max(4_096).optional(),
  containsLowercaseCharacter: z.boolean().optional(),
  containsUppercaseCharacter: z.boolean().optional(),
  containsNumericCharacter: z.boolean().optional(),
  containsNonAlphanumericCharacter: z.boolean().optional(),
});

const configurationSchema = z.looseObject({
  signIn: z
    .looseObject({
      email: switchSchema.prefault({}),
      anonymous: switchSchema.prefault({}),
      phoneNumber: switchSchema.prefault({}),
    })
    .prefault({}),
  client: z
    .looseObject({
      permissions: z
        .looseObject({
          disabledUserSignup: z.boolean().default(false),
          disabledUserDeletion: z.boolean().default(false),
        })
        .prefault({}),
    })
    .prefault({}),
  passwordPolicyConfig: z
    .looseObject({
      passwordPolicyEnforcementState: z.enum(['ENFORCE', 'OFF']).default('ENFORCE'),
      forceUpgradeOnSignin: z.boolean().default(false),
      passwordPolicyVersions: z
        .array(z.looseObject({ customStrengthOptions: strengthSchema.prefault({}) }))
        .max(1)
        .default([]),
    })
    .prefault({}),
  recaptchaConfig: z
    .looseObject({
      emailPasswordEnforcementState: botCheckModeSchema,
      phoneEnforcementState: botCheckModeSchema,
    })
    .prefault({}),
  emailPrivacyConfig: z.looseObject({ enableImprovedEmailPrivacy: z.boolean().default(false) }).prefault({}),
});
export type ProjectConfiguration = z.output<typeof configurationSchema>;

export interface ProjectConfigurationStore {
  read(): ProjectConfiguration;
  /** Takes the fields of `change` that `mask` names, by their dotted paths. Throws z.ZodError for a wrong value. */
  merge(change: Readonly<Record<string, unknown>>, mask: readonly string[]): ProjectConfiguration;
}

const NAME = 'project-configuration';
const recordSchema = z.record(z.string(), z.unknown());

export function createProjectConfiguration(settings: Settings): ProjectConfigurationStore {
  const stored = () => settings.read(NAME, recordSchema) ?? {};
  let current: ProjectConfiguration | null = null;
  const read = () => {
    current ??= configurationSchema.parse(stored());
    return current;
  };
  return {
    read,
    merge(change, mask) {
      const next = mask.reduce((kept, path) => withPath(kept, change, path.split('.')), stored());
      const parsed = configurationSchema.parse(next);
      settings.write(NAME, next);
      current = parsed;
      return parsed;
    },
  };
}

/** `kept` with what `change` has at `path`; a path that `change` lacks is cleared. */
function withPath(
  kept: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
): Record<string, unknown> {
  const { [name]: before, ...others } = kept;
  const given = Object.hasOwn(change, name) ? change[name] : undefined;
  if (rest.length === 0) return given === undefined ? others : { ...others, [name]: given };
  const inner = recordSchema.catch({});
  return { ...others, [name]: withPath(inner.parse(before), inner.parse(given), rest) };
}

/** The strength asked of every new password; never under the vendor's own minimum. */
export function passwordStrength({ passwordPolicyConfig }: ProjectConfiguration) {
  const { passwordPolicyEnforcementState, passwordPolicyVersions } = passwordPolicyConfig;
  const asked =
    passwordPolicyEnforcementState === 'ENFORCE'
      ? passwordPolicyVersions[0]?.customStrengthOptions
      : undefined;
  return {
    ...asked,
    minPasswordLength: asked?.minPasswordLength ?? PASSWORD_MINIMUM_LENGTH,
    maxPasswordLength: asked?.maxPasswordLength ?? 4_096,
  };
}
