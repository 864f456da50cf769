/**
 * The legal documents and the version of each that applies: the one place that says so. The texts themselves are in
 * `renderer/content/{en,fr}/legal`, whose front matter a test compares with this table.
 */
import { z } from 'zod';

/** A version is called after the day it was published. */
export const legalVersions = {
  'terms-of-service': '2026-11-26',
  'privacy-policy': '2026-11-26',
  'legal-notice': '2026-11-23',
  'ai-clone-agreement': '2026-11-26',
  'beneficiary-rights': '2026-11-23',
  'digital-legacy-terms': '2026-11-26',
  'cookie-policy': '2026-11-26',
  'data-processing-agreement': '2026-11-23',
  'acceptable-use-policy': '2026-11-26',
  'gdpr-compliance': '2026-11-26',
  eula: '2026-11-23',
  'data-retention-policy': '2026-11-26',
} as const;

export type LegalDocumentId = keyof typeof legalVersions;

export const legalDocumentIds = Object.keys(legalVersions).filter(isLegalDocumentId);

function isLegalDocumentId(id: string | undefined): id is LegalDocumentId {
  return id !== undefined && Object.hasOwn(legalVersions, id);
}

/** The eleven documents of the hub at /legal/eterna, in the order of the specification. */
export const hubDocumentIds = [
  'terms-of-service',
  'privacy-policy',
  'ai-clone-agreement',
  'beneficiary-rights',
  'digital-legacy-terms',
  'cookie-policy',
  'data-processing-agreement',
  'acceptable-use-policy',
  'gdpr-compliance',
  'eula',
  'data-retention-policy',
] as const satisfies readonly LegalDocumentId[];

export const legalDocumentIdSchema = z.enum(legalDocumentIds);
export const legalVersionSchema = z.iso.date();
