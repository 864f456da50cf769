/**
 * [Note: Fingerprint words]
 * A server that answers a public key of its own in a person's place is found out only by people who compare: twelve words,
 * read aloud, or a QR code. Twelve are 132 bits. Whoever looks for a key with the same words must try as many keys as would
 * break the curve itself. Eight, 88 bits, would leave a server that wants any one of a million families some 2^68 tries.
 */
import type { Bytes } from '../../vault/encoding.ts';
import { areSameBytes, HASH_LENGTH } from './bytes.ts';
import { legacyFields } from './derivation.ts';
import { qrText, readPrintedText, writePrintedText } from './printedText.ts';
import { fail, type LegacyResult } from './problems.ts';

export const WORD_COUNT = 12;
const BITS_PER_WORD = 11;
const LIST_LENGTH = 2_048;

export type FingerprintedKey =
  /** What is sealed to a person goes to this one. */
  | 'person'
  /** An owner's grants are signed with this one. */
  | 'owner';

/** SHA-256 over what the key is for and the key. */
export async function fingerprintOf(key: FingerprintedKey, publicKey: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', legacyFields('fingerprint', key, publicKey)));
}

/** 2,048 words; the French list comes in a form that no keyboard types. */
export async function loadFingerprintWords(language: 'en' | 'fr'): Promise<readonly string[]> {
  const { wordlist } =
    language === 'en'
      ? await import('@scure/bip39/wordlists/english.js')
      : await import('@scure/bip39/wordlists/french.js');
  return wordlist.map((word) => word.normalize('NFC'));
}

/** The first 132 bits of the fingerprint, 11 a word. */
export function fingerprintWords(fingerprint: Bytes, words: readonly string[]): readonly string[] {
  if (fingerprint.length !== HASH_LENGTH || words.length !== LIST_LENGTH)
    throw new RangeError('No fingerprint');
  const bits = Array.from(fingerprint, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: WORD_COUNT }, (_, index) => {
    const number = Number.parseInt(bits.slice(index * BITS_PER_WORD, (index + 1) * BITS_PER_WORD), 2);
    return words[number] ?? '';
  });
}

/** The whole fingerprint, for a QR code. */
export function fingerprintQrText(fingerprint: Bytes): string {
  return qrText(writePrintedText('fingerprint', fingerprint));
}

/** Whether a scanned code is of this key; a code that is none is told as such. */
export function compareFingerprint(fingerprint: Bytes, scanned: string): LegacyResult<boolean> {
  const read = readPrintedText('fingerprint', scanned);
  return read.ok ? { ok: true, value: areSameBytes(read.value, fingerprint) } : fail(read.problem);
}
