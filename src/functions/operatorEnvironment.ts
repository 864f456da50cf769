/**
 * The operator's settings as environment variables, the same names on both hosts: the embedded server reads
 * them at start, Cloud Functions from its `.env` file. Lists are separated by commas.
 */
import { z } from 'zod';
import { type OperatorConfiguration, operatorConfigurationSchema } from '#shared/configuration.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])));

const variables = z.object({
  AMARANTH_ADMIN_EMAILS: list,
  AMARANTH_OWNER_EMAILS: list,
  AMARANTH_COMPANY_EMAIL_DOMAIN: z.string().default('amaranth.example'),
  AMARANTH_LEGAL_ENTITY: z.string().default('Amaranth Legacy, Inc., a Delaware C-corp'),
  AMARANTH_LEGAL_ADDRESS: z.string().default('1209 North Orange Street, Wilmington, DE 19801, USA'),
  AMARANTH_SUPPORT_EMAIL: z.string().default('support@amaranth.example'),
});

export function readOperatorConfiguration(environment: Environment): OperatorConfiguration {
  const read = variables.parse(environment);
  return operatorConfigurationSchema.parse({
    adminEmails: read.AMARANTH_ADMIN_EMAILS,
    ownerEmails: read.AMARANTH_OWNER_EMAILS,
    companyEmailDomain: read.AMARANTH_COMPANY_EMAIL_DOMAIN.replace(/^@/, ''),
    legalEntity: read.AMARANTH_LEGAL_ENTITY,
    legalAddress: read.AMARANTH_LEGAL_ADDRESS,
    supportEmail: read.AMARANTH_SUPPORT_EMAIL,
  });
}
