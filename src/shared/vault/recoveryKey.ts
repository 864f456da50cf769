/** The recovery key as it is printed and typed: 32 bytes in bech32m, whose checksum finds what was mistyped. */
import { bech32m } from '@scure/base';
import type { Bytes } from './encoding.ts';
import { fail, type RecoveryKeyFault, type Result, succeed } from './problems.ts';
import { KEY_LENGTH } from './sealing.ts';

const PREFIX = 'amr';
const TEXT_LENGTH = 62;
const GROUP_LENGTH = 4;

/** 62 letters and digits, without spaces. */
export function writeRecoveryKey(key: Bytes): string {
  return bech32m.encode(PREFIX, bech32m.toWords(key));
}

/** As it is printed: 15 groups of four, and one of two. */
export function groupRecoveryKey(text: string): readonly string[] {
  const groups: string[] = [];
  for (let start = 0; start < text.length; start += GROUP_LENGTH) {
    groups.push(text.slice(start, start + GROUP_LENGTH));
  }
  return groups;
}

/** Spaces, hyphens of any kind and capitals do not matter. */
export function readRecoveryKey(typed: string): Result<Bytes> {
  const mistyped = (reason: RecoveryKeyFault) => fail({ is: 'recovery-key-mistyped', reason });
  const text = typed.replace(/[\s\p{Dash_Punctuation}\u00ad\u200b\u2212]/gu, '').toLowerCase();
  if (!/^[a-z0-9]*$/.test(text)) return mistyped('characters');
  if (text.length !== TEXT_LENGTH) return mistyped('length');
  if (!text.startsWith(`${PREFIX}1`)) return mistyped('beginning');
  if (!/^[ac-hj-np-z02-9]*$/.test(text.slice(PREFIX.length + 1))) return mistyped('characters');
  const decoded = bech32m.decodeUnsafe(text);
  const bytes = decoded && bech32m.fromWordsUnsafe(decoded.words);
  return bytes?.length === KEY_LENGTH ? succeed(Uint8Array.from(bytes)) : mistyped('checksum');
}
