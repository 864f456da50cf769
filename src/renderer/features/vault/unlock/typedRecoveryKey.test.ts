import { describe, expect, test } from 'vitest';
import { groupRecoveryKey, writeRecoveryKey } from '#shared/vault/recoveryKey.ts';
import { groupTyped, judgeTyped } from './typedRecoveryKey.ts';

const key = writeRecoveryKey(Uint8Array.from({ length: 32 }, (_, index) => index * 7));
const printed = groupRecoveryKey(key).join(' ');

describe('A recovery key as it is typed', () => {
  test('is complete as it was printed, in capitals, with hyphens, and pasted over several lines', () => {
    const asLines = printed.replaceAll(' ', '\n');
    for (const typed of [printed, key, printed.toUpperCase(), printed.replaceAll(' ', '-'), asLines]) {
      expect(judgeTyped(typed)).toEqual({ is: 'complete' });
    }
  });

  test('says how much of it is still to come', () => {
    expect(judgeTyped('')).toEqual({ is: 'empty' });
    expect(judgeTyped('am')).toEqual({ is: 'begun', left: 60 });
    expect(judgeTyped(printed.slice(0, 9))).toEqual({ is: 'begun', left: 54 });
    expect(judgeTyped(`${printed} qq`)).toEqual({ is: 'too-long', by: 2 });
  });

  test('is told from what is no recovery key at its first letters', () => {
    expect(judgeTyped('lavender')).toEqual({ is: 'other-beginning' });
    expect(judgeTyped('amr2')).toEqual({ is: 'other-beginning' });
  });

  test('names the groups with a sign that is in none', () => {
    expect(judgeTyped('amr1 qobq qqqq i1é!')).toEqual({
      is: 'wrong-signs',
      groups: [2, 4],
      signs: ['o', 'b', 'i', '1', 'é', '!'],
    });
  });

  test('one wrong letter is found when it is complete', () => {
    const wrong = key.at(30) === 'q' ? 'p' : 'q';
    expect(judgeTyped(key.slice(0, 30) + wrong + key.slice(31))).toEqual({ is: 'mistyped' });
  });
});

describe('Its groups', () => {
  test('are made while it is typed, the caret behind the letter that was typed', () => {
    expect(groupTyped('amr1', 4)).toEqual({ text: 'amr1', caret: 4 });
    expect(groupTyped('amr1q', 5)).toEqual({ text: 'amr1 q', caret: 6 });
    expect(groupTyped('AMR1-qp', 7)).toEqual({ text: 'amr1 qp', caret: 7 });
  });

  test('move on when a letter is put in their middle, and the caret stays with it', () => {
    expect(groupTyped('amr1 qxqqq qq', 7)).toEqual({ text: 'amr1 qxqq qqq', caret: 7 });
    expect(groupTyped('amr1 qqqqx qq', 10)).toEqual({ text: 'amr1 qqqq xqq', caret: 11 });
  });
});
