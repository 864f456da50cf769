/** What can be wrong with a vault. Nothing of it is thrown: whoever opens something gets it or reads why not. */
import type { z } from 'zod';

/** What was to be opened. */
export type VaultPart = 'key-box' | 'item' | 'file' | 'device-record' | 'archive';

export type VaultProblem =
  /** Not what the format says, before any key was tried. `where` is the field. */
  | { readonly is: 'malformed'; readonly what: VaultPart; readonly where: string }
  /** Written by a newer version of Amaranth than this one. */
  | { readonly is: 'newer-format'; readonly what: VaultPart; readonly format: number }
  /** Argon2id would be cheaper than we ever write it: a server that wants the passphrase guessed asks for that. */
  | { readonly is: 'parameters-too-weak' }
  /** Argon2id would take more than any of our vaults does. */
  | { readonly is: 'parameters-absurd' }
  | { readonly is: 'phrase-empty' }
  | { readonly is: 'recovery-key-mistyped'; readonly reason: RecoveryKeyFault }
  | { readonly is: 'wrong-phrase-or-altered' }
  | { readonly is: 'wrong-recovery-key-or-altered' }
  | { readonly is: 'wrong-device-secret-or-altered' }
  /** The key box knows no such device: it was removed, or never added. */
  | { readonly is: 'unknown-device' }
  | { readonly is: 'too-many-devices' }
  /** Belongs to another account or another vault. */
  | { readonly is: 'other-vault'; readonly what: VaultPart }
  /** Not as it was sealed. `chunk` counts a file's chunks from 0. */
  | { readonly is: 'altered'; readonly what: VaultPart; readonly chunk?: number }
  /** A file that ends too early. */
  | { readonly is: 'cut' }
  /** A file that goes on after its end. */
  | { readonly is: 'too-long' };

/** What is wrong with a recovery key as it was typed. */
export type RecoveryKeyFault = 'length' | 'characters' | 'beginning' | 'checksum';

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: VaultProblem };

export function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function fail(problem: VaultProblem): { readonly ok: false; readonly problem: VaultProblem } {
  return { ok: false, problem };
}

/** A stream can only fail by an error: this one carries the problem. */
export class VaultStreamError extends Error {
  override readonly name = 'VaultStreamError';
  readonly problem: VaultProblem;

  constructor(problem: VaultProblem) {
    super(problem.is);
    this.problem = problem;
  }
}

/** What stands at a boundary, as `schema` says; a newer `format` is told from nonsense first. */
export function parsePart<Schema extends z.ZodType>(
  what: VaultPart,
  schema: Schema,
  value: unknown,
  format: { readonly field: string; readonly newest: number } = { field: 'format', newest: 1 },
): Result<z.output<Schema>> {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, format.field) : undefined;
  if (typeof found === 'number' && Number.isInteger(found) && found > format.newest) {
    return fail({ is: 'newer-format', what, format: found });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return succeed(parsed.data);
  return fail({ is: 'malformed', what, where: parsed.error.issues[0]?.path.join('.') ?? '' });
}
