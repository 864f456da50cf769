/** 32 bytes as they are printed and typed: bech32m, whose checksum finds what was mistyped. The prefix says what for. */
import { bech32m } from '@scure/base';
import type { Bytes } from './encoding.ts';
import type { RecoveryKeyFault } from './problems.ts';
import { KEY_LENGTH } from './sealing.ts';

/** Three letters of prefix, `1`, 52 for the bytes, 6 of checksum. */
const TEXT_LENGTH = 62;
const PREFIX_LENGTH = 3;

/** 62 letters and digits, without spaces. */
export function writeKeyText(prefix: string, key: Bytes): string {
  return bech32m.encode(prefix, bech32m.toWords(key));
}

export type KeyTextReading =
  | { readonly ok: true; readonly key: Bytes }
  | { readonly ok: false; readonly reason: RecoveryKeyFault };

/** Spaces, hyphens of any kind and capitals do not matter. */
export function readKeyText(prefix: string, typed: string): KeyTextReading {
  const mistyped = (reason: RecoveryKeyFault) => ({ ok: false, reason }) as const;
  const text = typed.replace(/[\s\p{Dash_Punctuation}\u00ad\u200b\u2212]/gu, '').toLowerCase();
  if (!/^[a-z0-9]*$/.test(text)) return mistyped('characters');
  if (text.length !== TEXT_LENGTH) return mistyped('length');
  if (!text.startsWith(`${prefix}1`)) return mistyped('beginning');
  if (!/^[ac-hj-np-z02-9]*$/.test(text.slice(PREFIX_LENGTH + 1))) return mistyped('characters');
  const decoded = bech32m.decodeUnsafe(text);
  const bytes = decoded && bech32m.fromWordsUnsafe(decoded.words);
  return bytes?.length === KEY_LENGTH ? { ok: true, key: Uint8Array.from(bytes) } : mistyped('checksum');
}
