/** Where a person stands with the documents that an account rests on. */
import { type Agreement, documentsOfSignUp } from '#shared/domain/agreement.ts';
import { type LegalDocumentId, legalVersions } from '#shared/legalVersions.ts';

interface Standing {
  /** Agreed to by making the account, when these versions stood below the button: to be recorded without asking. */
  readonly toRecord: readonly LegalDocumentId[];
  /** Published since: to be shown. */
  readonly toShow: readonly LegalDocumentId[];
}

export function standingOf(
  agreements: readonly Pick<Agreement, 'document' | 'version'>[],
  accountMadeAt: Date,
  versions: Readonly<Record<LegalDocumentId, string>> = legalVersions,
): Standing {
  const missing = documentsOfSignUp.filter(
    (id) => !agreements.some(({ document, version }) => document === id && version === versions[id]),
  );
  const wasShown = (id: LegalDocumentId) => accountMadeAt.getTime() >= Date.parse(versions[id]);
  return {
    toRecord: missing.filter(wasShown),
    toShow: missing.filter((id) => !wasShown(id)),
  };
}
