/** Where an upload stands, as a sentence, and what it is called. */
import type { useSentences } from '#features/failures/index.ts';
import type { useMessages } from '#ui/language/messages.tsx';
import type { uploadMessages } from './messages.ts';
import type { Interruption, Upload, UploadFailureCode } from './upload.ts';

export type UploadTexts = ReturnType<typeof useMessages<(typeof uploadMessages)['en']>>;

type RefusalSentences = ReturnType<typeof useSentences>['refused'];

const interruptions = {
  connection: 'reconnecting',
  server: 'serverBusy',
  version: 'waitsForUpdate',
  album: 'waitsForAlbum',
  'device-full': 'deviceFull',
} as const satisfies Record<Interruption, keyof UploadTexts>;

/** What the queue itself found has words of its own, and so has a lack of room, in which previews have a part. */
function describeFailure(texts: UploadTexts, refused: RefusalSentences, code: UploadFailureCode): string {
  switch (code) {
    case 'file-empty':
    case 'file-unreadable':
    case 'file-needed':
    case 'no-place-to-seal':
    case 'signed-out':
    case 'server':
    case 'storage-quota-exceeded':
      return texts[code];
    default:
      return refused[code];
  }
}

/** What a file is called here: one for the vault has no name while that is locked. */
export function nameUpload(texts: UploadTexts, { fileName, destination }: Upload): string {
  return fileName === '' && destination.kind === 'vault' ? texts.vaultFile : fileName;
}

/** Empty while its progress says enough. */
export function describeState(texts: UploadTexts, refused: RefusalSentences, { state }: Upload): string {
  switch (state.kind) {
    case 'uploading':
      return '';
    case 'locked-out':
      return state.isSealed ? texts.waitsForVault : texts.waitsToBeSealed;
    case 'failed':
      return describeFailure(texts, refused, state.code);
    case 'reconnecting':
      return texts[interruptions[state.because]];
    default:
      return texts[state.kind];
  }
}
