/** A recovery key while it is typed from paper: put in its groups of four, and what cannot be right said group by group. */
import { groupRecoveryKey, readRecoveryKey } from '#shared/vault/recoveryKey.ts';

/** Letters and digits of a whole one. */
export const RECOVERY_KEY_LENGTH = 62;

/** What separates groups, however they were typed or printed. */
const SEPARATORS = /[\s\p{Dash_Punctuation}\u00ad\u200b\u2212]/gu;
const BEGINNING = 'amr1';
/** After the beginning there is no b, i, o or 1: they look too much like others. */
const NEVER_USED = /[^ac-hj-np-z02-9]/;

const bare = (typed: string) => typed.replace(SEPARATORS, '').toLowerCase();

export type TypedRecoveryKey =
  | { readonly is: 'complete' }
  | { readonly is: 'empty' }
  /** So far nothing speaks against it. */
  | { readonly is: 'begun'; readonly left: number }
  | { readonly is: 'too-long'; readonly by: number }
  | { readonly is: 'other-beginning' }
  /** Groups that have a sign which no recovery key has, counted from 1. */
  | { readonly is: 'wrong-signs'; readonly groups: readonly number[]; readonly signs: readonly string[] }
  /** As long as it should be, and something in it is mistyped. */
  | { readonly is: 'mistyped' };

export function judgeTyped(typed: string): TypedRecoveryKey {
  const text = bare(typed);
  if (text === '') return { is: 'empty' };
  if (!BEGINNING.startsWith(text.slice(0, BEGINNING.length))) return { is: 'other-beginning' };
  const groups = groupRecoveryKey(text);
  const wrong = groups.flatMap((group, index) => (index > 0 && NEVER_USED.test(group) ? [index + 1] : []));
  if (wrong.length > 0) {
    const signs = new Set([...text.slice(BEGINNING.length)].filter((sign) => NEVER_USED.test(sign)));
    return { is: 'wrong-signs', groups: wrong, signs: [...signs] };
  }
  const left = RECOVERY_KEY_LENGTH - [...text].length;
  if (left > 0) return { is: 'begun', left };
  if (left < 0) return { is: 'too-long', by: -left };
  return readRecoveryKey(text).ok ? { is: 'complete' } : { is: 'mistyped' };
}

/** In groups of four, and where the caret stands among them: behind the same letter as before. */
export function groupTyped(typed: string, caret: number): { readonly text: string; readonly caret: number } {
  const text = groupRecoveryKey(bare(typed)).join(' ');
  const before = bare(typed.slice(0, caret)).length;
  const separators = before === 0 ? 0 : Math.floor((before - 1) / BEGINNING.length);
  return { text, caret: before + separators };
}
