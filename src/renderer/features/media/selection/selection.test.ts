import { describe, expect, it } from 'vitest';
import {
  extendTo,
  keepExisting,
  nothingSelected,
  selectEvery,
  toggleGroup,
  toggleItem,
} from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e', 'f'];
const chosen = (selection: { selected: ReadonlySet<string> }) => [...selection.selected].sort().join('');

describe('Selecting in the grid', () => {
  it('takes an item and lets it go again', () => {
    const once = toggleItem(nothingSelected, 'b');
    expect(chosen(once)).toBe('b');
    expect(chosen(toggleItem(once, 'b'))).toBe('');
  });

  it('takes everything from the last chosen item with Shift, in both directions', () => {
    const start = toggleItem(nothingSelected, 'c');
    expect(chosen(extendTo(start, 'e', order))).toBe('cde');
    expect(chosen(extendTo(start, 'a', order))).toBe('abc');
  });

  it('redraws the range from the same start, and keeps what was chosen before it', () => {
    const before = toggleItem(toggleItem(nothingSelected, 'f'), 'b');
    const wide = extendTo(before, 'd', order);
    expect(chosen(wide)).toBe('bcdf');
    expect(chosen(extendTo(wide, 'c', order))).toBe('bcf');
    expect(chosen(extendTo(wide, 'a', order))).toBe('abf');
  });

  it('takes one item when a range has nowhere to start', () => {
    expect(chosen(extendTo(nothingSelected, 'd', order))).toBe('d');
    expect(chosen(extendTo(toggleItem(nothingSelected, 'gone'), 'd', order))).toBe('d');
  });

  it('takes everything', () => {
    expect(chosen(selectEvery(order))).toBe('abcdef');
    expect(chosen(selectEvery([]))).toBe('');
  });

  it('takes a whole month by its heading, and lets it go by the same', () => {
    const partly = toggleItem(nothingSelected, 'b');
    const whole = toggleGroup(partly, ['a', 'b', 'c']);
    expect(chosen(whole)).toBe('abc');
    expect(chosen(toggleGroup(whole, ['a', 'b', 'c']))).toBe('');
  });

  it('lets go of what was deleted, and starts no range from it', () => {
    const selection = extendTo(toggleItem(nothingSelected, 'b'), 'd', order);
    const kept = keepExisting(selection, new Set(['a', 'c', 'd']));
    expect(chosen(kept)).toBe('cd');
    expect(kept.anchor).toBeNull();
    expect(keepExisting(kept, new Set(order))).toBe(kept);
  });
});
