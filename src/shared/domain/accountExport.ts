/**
 * `amaranth.json` of an export: everything an account holds, in one document that outlives us. What the account itself
 * says is here; the parts of other capabilities stand beside it under names of their own (`exportedAlbum.ts`). Described
 * in words in docs/export-format.md; a change that breaks readers raises `version`.
 */
import { z } from 'zod';

export const EXPORT_FORMAT = 'amaranth-export';
export const EXPORT_VERSION = 7;

const instant = z.iso.datetime();

export const exportedProfileSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  dateOfBirth: z.string(),
  bio: z.string(),
  /** In the archive; null for who has none, or where it could not be read. */
  portraitPath: z.string().nullable(),
  plan: z.string(),
  createdAt: instant,
  settings: z.record(z.string(), z.unknown()),
  onboarding: z.record(z.string(), z.unknown()),
});

export const exportedSessionsSchema = z.array(
  z.object({ device: z.string().nullable(), signedInAt: z.string(), lastSeenAt: z.string() }),
);

export const accountExportSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: instant,
  profile: exportedProfileSchema,
  sessions: exportedSessionsSchema,
});
