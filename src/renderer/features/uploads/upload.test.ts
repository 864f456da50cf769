import { expect, test } from 'vitest';
import { albumIdSchema, userIdSchema } from '#shared/domain/ids.ts';
import { canTryAgain } from './queue/remedy.ts';
import { mayBecomeSafe, type Upload, type UploadFailureCode } from './upload.ts';

const upload = (state: Upload['state']): Upload => ({
  id: 'one',
  userId: userIdSchema.parse('rose'),
  destination: { kind: 'album', albumId: albumIdSchema.parse('summer'), albumTitle: 'Summer' },
  fileName: 'lake.jpg',
  byteCount: 1,
  lastModified: 0,
  state,
});
const failed = (code: UploadFailureCode) => upload({ kind: 'failed', code, canRetry: canTryAgain(code) });

test.each([
  ['a damaged file that waits for an answer', upload({ kind: 'damaged' }), true],
  ['one that can be tried again', failed('checksum-mismatch'), true],
  ['one that has to be chosen again', failed('file-needed'), true],
  ['one that is safe', upload({ kind: 'done' }), false],
  ['one that its album has already', failed('media-already-in-album'), false],
  ['one that can never go through', failed('file-empty'), false],
])('closing the list gives something up with %s: %s', (_which, each, isGivenUp) => {
  expect(mayBecomeSafe(each)).toBe(isGivenUp);
});
