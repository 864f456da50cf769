/** The recovery key as it is printed and typed. */
import type { Bytes } from './encoding.ts';
import { readKeyText, writeKeyText } from './keyText.ts';
import { fail, type Result, succeed } from './problems.ts';

const PREFIX = 'amr';
const GROUP_LENGTH = 4;

/** 62 letters and digits, without spaces. */
export function writeRecoveryKey(key: Bytes): string {
  return writeKeyText(PREFIX, key);
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
  const read = readKeyText(PREFIX, typed);
  return read.ok ? succeed(read.key) : fail({ is: 'recovery-key-mistyped', reason: read.reason });
}
