import { expect, test } from 'vitest';
import { centredSquare } from './cropPortrait.ts';

test('a portrait is cut from the middle of a wide picture', () => {
  expect(centredSquare(1600, 900)).toEqual({ x: 350, y: 0, side: 900 });
});

test('a portrait is cut from the middle of a tall picture', () => {
  expect(centredSquare(900, 1601)).toEqual({ x: 0, y: 350, side: 900 });
});
