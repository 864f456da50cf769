/**
 * What can be wrong with keys, grants and what they open. Nothing of it is thrown. What the vault's own parts say (a phrase,
 * an item, a file) is said in the vault's words.
 */
import type { z } from 'zod';
import type { TrustedContactId } from '../../lifeVerification/people.ts';
import type { RecoveryKeyFault, VaultProblem } from '../../vault/problems.ts';

/** What was to be opened. */
export type LegacyPart =
  | 'person-key-box'
  | 'owner-key-box'
  | 'pins'
  | 'grant'
  | 'revocation'
  | 'release-copy'
  | 'part-a'
  | 'part-b'
  | 'share'
  | 'item-key'
  | 'content';

/** What a person types or scans from paper. */
export type PrintedText = 'recovery-code' | 'claim-kit' | 'fingerprint';

/** What a document says it belongs to. */
export type GrantField = 'owner' | 'beneficiary' | 'number' | 'contact' | 'vault' | 'item';

export type LegacyProblem =
  | VaultProblem
  /** Not what the format says, before any key was tried. `where` is the field. */
  | { readonly is: 'malformed'; readonly what: LegacyPart; readonly where: string }
  /** Written by a newer version of Amaranth than this one. */
  | { readonly is: 'newer-format'; readonly what: LegacyPart; readonly format: number }
  /** Not as it was sealed, or not for whom it was sealed. */
  | { readonly is: 'altered'; readonly what: LegacyPart }
  | { readonly is: 'mistyped'; readonly what: PrintedText; readonly reason: RecoveryKeyFault }
  | { readonly is: 'wrong-recovery-code-or-altered' }
  /** Sixty-five bytes that are no point of the curve. */
  | { readonly is: 'invalid-public-key' }
  /** Says that it is of another owner, beneficiary, number, contact or thing than the one asked for. */
  | { readonly is: 'belongs-elsewhere'; readonly what: LegacyPart; readonly field: GrantField }
  /** Changed after it was signed, or signed by another key than the pinned one: which of both cannot be told. */
  | { readonly is: 'not-signed-by-owner'; readonly what: 'grant' | 'revocation' }
  /** From before one that was seen. */
  | { readonly is: 'older-grant'; readonly seenNumber: number; readonly number: number }
  /** Signed by the owner, and not the one that was seen under this number. */
  | { readonly is: 'different-grant'; readonly number: number }
  | { readonly is: 'revoked-grant'; readonly number: number }
  /** The grant was made for another public key than the one at hand: a key was reset, or this kit was replaced. */
  | { readonly is: 'other-key'; readonly what: 'part-a' | 'share' }
  /** The grant has no share for this contact. */
  | { readonly is: 'no-share'; readonly contactId: TrustedContactId }
  /** Not the share that the owner gave this contact. */
  | { readonly is: 'wrong-share'; readonly contactId: TrustedContactId }
  /** Not the part A, or part B, that the owner signed. */
  | { readonly is: 'wrong-part-a' }
  | { readonly is: 'wrong-part-b' }
  /** `wrong` names whose shares were none; with others in their place it can still be opened. */
  | {
      readonly is: 'too-few-shares';
      readonly needed: number;
      readonly right: readonly TrustedContactId[];
      readonly wrong: readonly TrustedContactId[];
    }
  /** The grant is locked the other way: by shares of contacts, or by time alone. */
  | { readonly is: 'locked-otherwise' }
  /** At least two of the contacts must be needed, and no more than there are; each contact is named once. */
  | { readonly is: 'impossible-quorum'; readonly needed: number; readonly contacts: number }
  | { readonly is: 'content-too-long'; readonly byteCount: number; readonly most: number };

export type LegacyResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: LegacyProblem };

export function fail(problem: LegacyProblem): { readonly ok: false; readonly problem: LegacyProblem } {
  return { ok: false, problem };
}

const NEWEST_FORMAT = 1;

/** What stands at a boundary, as `schema` says; a newer `format` is told from nonsense first. */
export function parseLegacyPart<Schema extends z.ZodType>(
  what: LegacyPart,
  schema: Schema,
  value: unknown,
): LegacyResult<z.output<Schema>> {
  const format: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'format') : undefined;
  if (typeof format === 'number' && Number.isInteger(format) && format > NEWEST_FORMAT) {
    return fail({ is: 'newer-format', what, format });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return fail({ is: 'malformed', what, where: parsed.error.issues[0]?.path.join('.') ?? '' });
}
