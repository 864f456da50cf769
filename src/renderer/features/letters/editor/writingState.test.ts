import { expect, test } from 'vitest';
import { setKind, typeText } from './editing.ts';
import { newSection } from './sections.ts';
import { reduceWriting, startWriting, type WritingState } from './writingState.ts';

function type(state: WritingState, text: string, at: number): WritingState {
  const edited = typeText(state.writing, state.caret.id, {
    text,
    caretAt: text.length,
    marks: state.pending,
  });
  return reduceWriting(state, { kind: 'type', edited, at, isPlaced: true });
}
const texts = ({ writing }: WritingState) => writing.map(({ kind, text }) => `${kind}:${text}`);

test('a stretch of typing is undone at once, a pause begins another, and both come back', () => {
  let state = startWriting([newSection()]);
  state = type(state, 'D', 0);
  state = type(state, 'Dear', 400);
  state = type(state, 'Dear Lucie', 3_000);
  state = reduceWriting(state, { kind: 'undo' });
  expect(texts(state)).toEqual(['prose:Dear']);
  state = reduceWriting(state, { kind: 'undo' });
  expect(texts(state)).toEqual(['prose:']);
  expect(reduceWriting(state, { kind: 'undo' })).toBe(state);
  state = reduceWriting(reduceWriting(state, { kind: 'redo' }), { kind: 'redo' });
  expect(texts(state)).toEqual(['prose:Dear Lucie']);
});

test('making a heading is undone by itself', () => {
  let state = type(startWriting([newSection()]), 'Pancakes', 0);
  state = reduceWriting(state, { kind: 'edit', edited: setKind(state.writing, state.caret, 'heading') });
  expect(texts(state)).toEqual(['heading:Pancakes']);
  state = reduceWriting(state, { kind: 'undo' });
  expect(texts(state)).toEqual(['prose:Pancakes']);
});

test('bold that was chosen waits for the next letter, and is forgotten when one goes elsewhere', () => {
  let state = type(startWriting([newSection()]), 'Dear ', 0);
  state = reduceWriting(state, { kind: 'choose', pending: new Set(['bold']) });
  const elsewhere = reduceWriting(state, { kind: 'select', caret: { ...state.caret, from: 0, to: 0 } });
  expect(elsewhere.pending).toBeNull();
  state = type(reduceWriting(state, { kind: 'select', caret: state.caret }), 'Dear L', 100);
  expect(state.writing[0]?.marks).toEqual([{ mark: 'bold', from: 5, to: 6 }]);
});
