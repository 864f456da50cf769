/** A framed picture fills its frame, is never stretched, and shows what its owner chose. */
import { expect, test } from 'vitest';
import { findCoarse } from '../dpi.ts';
import { CENTRED, cropOf, MOST_ZOOM, move, pageOfPrint, turnedSize } from './framing.ts';

const trims = [
  { width: 180, height: 130 },
  { width: 200, height: 300 },
];
const pictures = [
  { width: 4000, height: 3000 },
  { width: 3000, height: 4000 },
  { width: 9000, height: 2000 },
];

test.each(trims)(
  'the part that is shown has the proportion of the frame with its bleed ($width × $height)',
  (trim) => {
    for (const picture of pictures) {
      for (const zoom of [1, 1.7, MOST_ZOOM]) {
        for (const [x, y] of [
          [0.5, 0.5],
          [0, 1],
          [1, 0],
        ] as const) {
          const crop = cropOf(picture, trim, { zoom, x, y });
          const ratio = (crop.width * picture.width) / (crop.height * picture.height);
          expect(ratio).toBeCloseTo((trim.width + 6) / (trim.height + 6), 6);
          expect(crop.x).toBeGreaterThanOrEqual(0);
          expect(crop.y).toBeGreaterThanOrEqual(0);
          expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9);
          expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9);
        }
      }
    }
  },
);

test('at first as much of it is shown as goes in', () => {
  const crop = cropOf({ width: 4000, height: 3000 }, { width: 180, height: 130 }, CENTRED);
  expect(crop.width).toBe(1);
  expect(crop.height).toBeLessThan(1);
});

test('it is moved no further than its edge, and comes back at the first press', () => {
  const picture = { width: 4000, height: 3000 };
  const trim = { width: 130, height: 180 };
  const far = move(picture, trim, CENTRED, { x: 5, y: 0 });
  const crop = cropOf(picture, trim, far);
  expect(crop.x + crop.width).toBeCloseTo(1);
  expect(cropOf(picture, trim, move(picture, trim, far, { x: -0.05, y: 0 })).x).toBeCloseTo(crop.x - 0.05);
});

test('a frame hangs upright or lying', () => {
  expect(turnedSize([180, 130], true)).toEqual({ width: 130, height: 180 });
  expect(turnedSize([180, 130], false)).toEqual({ width: 180, height: 130 });
});

test('how fine it is printed is told of the part that is shown', () => {
  const picture = { width: 4000, height: 3000 };
  const trim = { width: 180, height: 130 };
  const coarseAt = (zoom: number) =>
    findCoarse(
      [pageOfPrint('p', trim, cropOf(picture, trim, { ...CENTRED, zoom }))],
      new Map([['p', picture]]),
    );
  expect(coarseAt(1)).toEqual([]);
  expect(coarseAt(2)).toEqual([{ itemId: 'p', dpi: Math.floor((2000 / 186) * 25.4) }]);
});
