/** Whom a life verification knows: never by name or address, which stand elsewhere and change without it. */
import { z } from 'zod';
import { releaseStages } from './policy.ts';

const id = z.uuid().regex(/^[0-9a-f-]+$/, 'must be in lower case');

export const trustedContactIdSchema = id.brand<'TrustedContactId'>();
export type TrustedContactId = z.infer<typeof trustedContactIdSchema>;

export const beneficiaryIdSchema = id.brand<'BeneficiaryId'>();
export type BeneficiaryId = z.infer<typeof beneficiaryIdSchema>;

export const channelIdSchema = id.brand<'ChannelId'>();
export type ChannelId = z.infer<typeof channelIdSchema>;

/** An account of an administrator, by its uid. */
export const administratorIdSchema = z.string().min(1).brand<'AdministratorId'>();
export type AdministratorId = z.infer<typeof administratorIdSchema>;

const trustedContactSchema = z.object({
  id: trustedContactIdSchema,
  hasAccepted: z.boolean(),
  /** Beneficiaries cannot be the whole quorum. */
  isBeneficiary: z.boolean(),
});
export type TrustedContact = z.infer<typeof trustedContactSchema>;

const channelSchema = z.object({ id: channelIdSchema, isVerified: z.boolean() });
export type Channel = z.infer<typeof channelSchema>;

const recipientSchema = z.object({
  id: beneficiaryIdSchema,
  stages: z.array(z.enum(releaseStages)).refine((stages) => new Set(stages).size === stages.length),
});
export type Recipient = z.infer<typeof recipientSchema>;

/** Named twice, a contact would have two votes, and a channel would be two. */
const eachOnce = (list: readonly { readonly id: string }[]) =>
  new Set(list.map(({ id }) => id)).size === list.length;

/** In the order in which the owner is tried to be reached. */
export const channelsSchema = z.array(channelSchema).refine(eachOnce);
export const trustedContactsSchema = z.array(trustedContactSchema).refine(eachOnce);
export const recipientsSchema = z.array(recipientSchema).refine(eachOnce);
