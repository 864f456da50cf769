/**
 * The operator's settings as environment variables, the same names on both hosts: the embedded server reads
 * them at start, Cloud Functions from its `.env` file. Lists are separated by commas.
 */
import { z } from 'zod';
import { clientVersionPattern } from '#shared/clientVersion.ts';
import { type OperatorConfiguration, operatorConfigurationSchema } from '#shared/configuration.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])));

export const operatorVariables = z.object({
  AMARANTH_ADMIN_EMAILS: list,
  AMARANTH_OWNER_EMAILS: list,
  AMARANTH_COMPANY_EMAIL_DOMAIN: z.string().default('amaranth.example'),
  AMARANTH_LEGAL_ENTITY: z.string().default('Amaranth Legacy, Inc., a Delaware C-corp'),
  AMARANTH_LEGAL_ADDRESS: z.string().default('1209 North Orange Street, Wilmington, DE 19801, USA'),
  AMARANTH_SUPPORT_EMAIL: z.string().default('support@amaranth.example'),
  AMARANTH_MINIMUM_CLIENT_VERSION: z
    .string()
    .regex(clientVersionPattern, 'must be a version, such as 1.4.0')
    .default(''),
  AMARANTH_DESKTOP_UPDATE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address' })
    .or(z.literal(''))
    .default(''),
});

export function readOperatorConfiguration(environment: Environment): OperatorConfiguration {
  const read = operatorVariables.parse(environment);
  return operatorConfigurationSchema.parse({
    adminEmails: read.AMARANTH_ADMIN_EMAILS,
    ownerEmails: read.AMARANTH_OWNER_EMAILS,
    companyEmailDomain: read.AMARANTH_COMPANY_EMAIL_DOMAIN.replace(/^@/, ''),
    legalEntity: read.AMARANTH_LEGAL_ENTITY,
    legalAddress: read.AMARANTH_LEGAL_ADDRESS,
    supportEmail: read.AMARANTH_SUPPORT_EMAIL,
    minimumClientVersion: read.AMARANTH_MINIMUM_CLIENT_VERSION,
    desktopUpdateUrl: read.AMARANTH_DESKTOP_UPDATE_URL,
  });
}
