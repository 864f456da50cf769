/** Where a person stands with the documents that an account rests on. */
import { type Agreement, documentsOfSignUp } from '#shared/domain/agreement.ts';
import { type LegalDocumentId, legalVersions } from '#shared/legalVersions.ts';
import type { ShownVersions } from './shownAtSignUp.ts';

interface Standing {
  /** Agreed to by making the account, below whose button exactly these versions stood: recorded without asking. */
  readonly toRecord: readonly LegalDocumentId[];
  /** Published since, or not known to have been seen: to be shown. */
  readonly toShow: readonly LegalDocumentId[];
}

export interface Account {
  readonly madeAt: Date;
  /** As the page noted it that made the account. */
  readonly shown: ShownVersions;
}

export function standingOf(
  agreements: readonly Pick<Agreement, 'document' | 'version'>[],
  { madeAt, shown }: Account,
  versions: Readonly<Record<LegalDocumentId, string>> = legalVersions,
): Standing {
  const missing = documentsOfSignUp.filter(
    (id) => !agreements.some(({ document, version }) => document === id && version === versions[id]),
  );
  // Who agreed to another version already does not sign up: this one they have yet to see.
  const wasShown = (id: LegalDocumentId) =>
    !agreements.some(({ document }) => document === id) &&
    madeAt.getTime() >= Date.parse(versions[id]) &&
    shown[id] === versions[id];
  return {
    toRecord: missing.filter(wasShown),
    toShow: missing.filter((id) => !wasShown(id)),
  };
}
