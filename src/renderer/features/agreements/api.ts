/** What is asked of the server about agreements. */
import { callRepeatable } from '#platform/backend/callables.ts';
import { accountAgree, accountListAgreements } from '#shared/callables/agreements.ts';
import type { Agreement } from '#shared/domain/agreement.ts';
import { type LegalDocumentId, legalVersions } from '#shared/legalVersions.ts';

/** Newest first. */
export async function readAgreements(): Promise<readonly Agreement[]> {
  return (await callRepeatable(accountListAgreements, {})).agreements;
}

/** To the versions that apply. Safe to repeat. */
export async function agreeTo(documents: readonly LegalDocumentId[]): Promise<void> {
  await callRepeatable(accountAgree, {
    documents: documents.map((document) => ({ document, version: legalVersions[document] })),
  });
}
