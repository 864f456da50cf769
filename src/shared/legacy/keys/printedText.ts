/** 32 bytes as they are printed, typed and scanned, in the form of the vault's recovery key. */
import type { Bytes } from '../../vault/encoding.ts';
import { readKeyText, writeKeyText } from '../../vault/keyText.ts';
import { fail, type LegacyResult, type PrintedText } from './problems.ts';

/** None is another's, nor the vault's `amr`: a text typed into the wrong field is told so. */
const prefixes = { 'recovery-code': 'amp', 'claim-kit': 'amk', fingerprint: 'amf' } as const satisfies Record<
  PrintedText,
  string
>;

/** 62 letters and digits, without spaces; printed in groups as the recovery key is (`groupRecoveryKey`). */
export function writePrintedText(what: PrintedText, bytes: Bytes): string {
  return writeKeyText(prefixes[what], bytes);
}

/** What a QR code holds: capitals alone, which take a smaller code. */
export function qrText(text: string): string {
  return text.toUpperCase();
}

/** Spaces, hyphens of any kind and capitals do not matter. */
export function readPrintedText(what: PrintedText, typed: string): LegacyResult<Bytes> {
  const read = readKeyText(prefixes[what], typed);
  return read.ok ? { ok: true, value: read.key } : fail({ is: 'mistyped', what, reason: read.reason });
}
