import { expect, test } from 'vitest';
import { loudness } from './loudness.ts';

const tone = (amplitude: number) =>
  Float32Array.from({ length: 1024 }, (_, index) => amplitude * Math.sin(index / 5));

test('a meter shows silence as nothing, and a whisper as more than that', () => {
  expect(loudness(new Float32Array(1024))).toBe(0);
  expect(loudness(tone(0.01))).toBeGreaterThan(0.2);
  expect(loudness(tone(0.01))).toBeLessThan(loudness(tone(0.1)));
  expect(loudness(tone(1))).toBeGreaterThan(0.9);
});
