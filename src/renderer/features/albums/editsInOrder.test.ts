import { expect, test } from 'vitest';
import { EditsInOrder } from './editsInOrder.ts';

/** One picture: what is shown, what the server keeps, and calls that are answered when the test says so. */
function picture() {
  const edits = new EditsInOrder();
  const calls: { readonly value: number; readonly answer: (isKept: boolean) => Promise<void> }[] = [];
  const state = { shown: 0, kept: 0, told: 0 };
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    calls,
    state,
    settle,
    turn(value: number) {
      const turning = edits.edit('picture/rotation', {
        from: state.shown,
        to: value,
        show: (rotation) => {
          state.shown = rotation;
        },
        tell: () => {
          state.told += 1;
        },
        write: (rotation) =>
          new Promise<void>((resolve, reject) => {
            calls.push({
              value: rotation,
              answer(isKept) {
                if (isKept) {
                  state.kept = rotation;
                  resolve();
                } else reject(new Error('refused'));
                return settle();
              },
            });
          }),
      });
      turning.catch(() => {});
      return settle();
    },
  };
}

test('turning several times is shown at once and sent one after another, the last turn being kept', async () => {
  const { turn, calls, state } = picture();
  for (const rotation of [90, 180, 270]) await turn(rotation);
  expect(state.shown).toBe(270);
  expect(calls.map(({ value }) => value)).toEqual([90]);
  await calls[0]?.answer(true);
  expect(calls.map(({ value }) => value)).toEqual([90, 270]);
  await calls[1]?.answer(true);
  expect(state).toEqual({ shown: 270, kept: 270, told: 0 });
});

test('when no turn could be kept, the picture is shown as it is kept', async () => {
  const { turn, calls, state } = picture();
  for (const rotation of [90, 180, 270]) await turn(rotation);
  await calls[0]?.answer(false);
  await calls[1]?.answer(false);
  expect(state).toMatchObject({ shown: 0, told: 1 });
  await turn(90);
  await calls[2]?.answer(true);
  expect(state).toMatchObject({ shown: 90, kept: 90 });
});

test('when the last turn could not be kept, the picture is shown as it was kept before it', async () => {
  const { turn, calls, state } = picture();
  await turn(90);
  await turn(180);
  await calls[0]?.answer(true);
  await calls[1]?.answer(false);
  expect(state).toMatchObject({ shown: 90, kept: 90, told: 1 });
});
