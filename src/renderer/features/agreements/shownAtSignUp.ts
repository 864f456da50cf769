/**
 * Which versions stood below the button that made an account, as the page itself noted them: kept by this tab until they are
 * recorded. Nothing else tells what somebody saw; the account's date does not, since a page may have been open for long.
 */
import { z } from 'zod';
import { documentsOfSignUp } from '#shared/domain/agreement.ts';
import { type LegalDocumentId, legalVersions } from '#shared/legalVersions.ts';

const keyOf = (userId: string) => `shown-at-sign-up:${userId}`;
const notedSchema = z.partialRecord(z.enum(documentsOfSignUp), z.string());

/** A version a document; none for what was not shown, or not by this tab. */
export type ShownVersions = Readonly<Partial<Record<LegalDocumentId, string>>>;

/** Called once the account is made whose page shows the versions that this client knows. */
export function noteShownAtSignUp(userId: string): void {
  const shown = Object.fromEntries(documentsOfSignUp.map((id) => [id, legalVersions[id]]));
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(shown));
  } catch {
    // Storage is shut or full: the person is shown the documents once more.
  }
}

export function shownAtSignUp(userId: string): ShownVersions {
  try {
    return notedSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** Once it is recorded. */
export function forgetShownAtSignUp(userId: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // There was none.
  }
}
