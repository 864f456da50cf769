import { expect, test } from 'vitest';
import { albumIdSchema, userIdSchema } from '#shared/domain/ids.ts';
import { createSpeedometer, overallProgress, secondsLeft } from './progress.ts';
import type { Upload, UploadState } from './upload.ts';

function upload(byteCount: number, state: UploadState): Upload {
  return {
    id: crypto.randomUUID(),
    userId: userIdSchema.parse('u1'),
    destination: { kind: 'album', albumId: albumIdSchema.parse('a1'), albumTitle: 'Summer' },
    fileName: 'x.jpg',
    byteCount,
    lastModified: 0,
    state,
  };
}

test('refused files are counted as refused and not as work that is left', () => {
  const progress = overallProgress([
    upload(100, { kind: 'done' }),
    upload(200, { kind: 'uploading', sentBytes: 50 }),
    upload(999, { kind: 'failed', code: 'file-empty', canRetry: false }),
  ]);
  expect(progress).toMatchObject({
    fileCount: 3,
    doneCount: 1,
    failedCount: 1,
    isWorking: true,
    sentBytes: 150,
    totalBytes: 300,
  });
});

test('a damaged file that waits for an answer is neither refused nor work that is left', () => {
  const progress = overallProgress([upload(100, { kind: 'done' }), upload(200, { kind: 'damaged' })]);
  expect(progress).toMatchObject({ failedCount: 0, damagedCount: 1, isWorking: false, totalBytes: 100 });
});

test('a file that its album has already is no failure', () => {
  const duplicate = upload(500, { kind: 'failed', code: 'media-already-in-album', canRetry: false });
  expect(overallProgress([upload(100, { kind: 'done' }), duplicate])).toMatchObject({
    failedCount: 0,
    duplicateCount: 1,
    isWorking: false,
    totalBytes: 100,
  });
});

test('a queue in which everything is paused says so', () => {
  const progress = overallProgress([
    upload(1, { kind: 'paused', sentBytes: 0 }),
    upload(1, { kind: 'done' }),
  ]);
  expect(progress).toMatchObject({ isWorking: false, isPaused: true });
});

test('speed is that of the last seconds, and the time left follows from it', () => {
  const speedometer = createSpeedometer();
  expect(speedometer.measure(0, 0)).toBeNull();
  expect(speedometer.measure(6_000, 12_000)).toBe(2_000);
  expect(speedometer.measure(20_000, 12_000)).toBeNull();
  const progress = overallProgress([upload(10_000, { kind: 'uploading', sentBytes: 4_000 })]);
  expect(secondsLeft(progress, 2_000)).toBe(3);
  expect(secondsLeft(progress, 0)).toBeNull();
});

test('nothing is said of the time left before it is known: while files are looked into, and in the first seconds of sending', () => {
  const speedometer = createSpeedometer();
  for (let at = 0; at <= 6_000; at += 1_000) expect(speedometer.measure(at, 0)).toBeNull();
  expect(speedometer.measure(7_000, 500)).toBeNull();
  expect(speedometer.measure(9_000, 300_000)).toBeNull();
  expect(speedometer.measure(11_500, 550_000)).toBe(100_000);
});
