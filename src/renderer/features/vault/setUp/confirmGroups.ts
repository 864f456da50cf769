/** Which groups of the recovery key are asked back, and whether what was typed is them. */
import { groupRecoveryKey } from '#shared/vault/recoveryKey.ts';
import { drawFrom, type FillRandom, fillFromSystem } from '../generator/randomness.ts';

/** From 1, as they are numbered on the sheet. */
export type GroupNumber = number;

/** The first is the same in every key, and the last is shorter than the others. */
function listAsked(recoveryKey: string): readonly GroupNumber[] {
  return groupRecoveryKey(recoveryKey)
    .map((_group, index) => index + 1)
    .slice(1, -1);
}

/** Two different ones, the lower first. */
export function drawGroups(
  recoveryKey: string,
  fillRandom: FillRandom = fillFromSystem,
): readonly [GroupNumber, GroupNumber] {
  const asked = listAsked(recoveryKey);
  const one = drawFrom(asked, fillRandom);
  const other = drawFrom(
    asked.filter((number) => number !== one),
    fillRandom,
  );
  return one < other ? [one, other] : [other, one];
}

/** Capitals, spaces and hyphens do not matter. */
export function isGroup(recoveryKey: string, number: GroupNumber, typed: string): boolean {
  const bare = typed.replace(/[\s\p{Dash_Punctuation}]/gu, '').toLowerCase();
  return bare === groupRecoveryKey(recoveryKey)[number - 1];
}
