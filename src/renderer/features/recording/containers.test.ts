import { expect, test } from 'vitest';
import { containerFor, recordingName } from './containers.ts';

test('a recording is kept in what most browsers play, as far as this one can', () => {
  expect(containerFor('voice', () => true)).toBe('audio/mp4');
  expect(containerFor('film', (type) => type.startsWith('video/webm'))).toBe('video/webm;codecs=vp9,opus');
  expect(containerFor('film', () => false)).toBeNull();
});

test('a recording is called by its moment, in letters that every disk takes', () => {
  const begunAt = new Date('2026-05-04T03:02:01Z');
  expect(recordingName('Message', 'audio/ogg;codecs=opus', begunAt)).toBe('Message 2026-05-04 03.02.01.ogg');
});
