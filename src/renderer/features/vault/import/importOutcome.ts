/** What came of reading another program's export: its items, a question that has to be answered first, or a refusal. */
import type { VaultContent } from '#shared/vault/content.ts';

/** In the order in which they are named to the person. */
export const importSources = [
  'bitwarden-json',
  'bitwarden-zip',
  'bitwarden-csv',
  'onepassword-1pux',
  'onepassword-csv',
  'keepass',
  'apple-csv',
  'chrome-csv',
  'firefox-csv',
  'csv',
] as const;
export type ImportSource = (typeof importSources)[number];

export interface ImportedFile {
  readonly name: string;
  /** Empty where the export names none. */
  readonly contentType: string;
  readonly bytes: Blob;
}

/** An item as it can be saved; its files are still to be encrypted and then stand in `content.attachments`. */
export interface ImportedItem {
  readonly content: VaultContent;
  readonly files: readonly ImportedFile[];
  /** What of it came over in another form than it had. */
  readonly remarks: readonly Remark[];
}

export const remarks = [
  'unknown-kind',
  'code-without-codes',
  'without-name',
  'other-place',
  'broken-reference',
] as const;
export type Remark = (typeof remarks)[number];

/** `what` is the item, as it is called here. */
export interface Remarked {
  readonly what: string;
  readonly why: Remark;
}

export const notTakenReasons = [
  'passkey',
  'former-passwords',
  'former-versions',
  'in-trash',
  'missing-file',
  'file-of-none',
  'too-many-files',
  'no-room',
  'typing-rules',
  'address-rules',
  'linked-field',
  'asks-again',
  'not-understood',
  'empty',
] as const;
export type NotTakenReason = (typeof notTakenReasons)[number];

export interface NotTaken {
  /** The item, as the export names it, and the file of it where it is one. */
  readonly what: string;
  readonly why: NotTakenReason;
}

export interface ImportedItems {
  readonly items: readonly ImportedItem[];
  readonly notTaken: readonly NotTaken[];
}

export const importRefusals = [
  'too-large',
  'too-many-items',
  'too-deep',
  'inflates-too-much',
  'not-an-export',
  'damaged',
  'nothing-inside',
  'wrong-password',
  'wrong-password-or-key-file',
  'bad-key-file',
  'account-bound',
  'archive-with-password',
  'keepass-1',
  'unknown-version',
  'too-costly',
] as const;
export type ImportRefusal = (typeof importRefusals)[number];

export class ImportRefusedError extends Error {
  override readonly name = 'ImportRefusedError';
  readonly reason: ImportRefusal;

  constructor(reason: ImportRefusal, options?: ErrorOptions) {
    super(`The export was refused: ${reason}.`, options);
    this.reason = reason;
  }
}

/** Rows as they stand in the file, the line of names among them if there is one. */
export interface CsvTable {
  readonly rows: readonly (readonly string[])[];
}

export type ImportOutcome =
  | ({ readonly outcome: 'read'; readonly source: ImportSource } & ImportedItems)
  | {
      readonly outcome: 'asks';
      readonly source: ImportSource;
      readonly question: 'password' | 'password-or-key-file';
    }
  | {
      readonly outcome: 'asks';
      readonly source: 'csv';
      readonly question: 'columns';
      readonly table: CsvTable;
    }
  | { readonly outcome: 'refused'; readonly reason: ImportRefusal };
