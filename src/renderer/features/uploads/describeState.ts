/** Where an upload stands, as a sentence. */
import type { useMessages } from '#ui/language/messages.tsx';
import type { uploadMessages } from './messages.ts';
import type { Interruption, Upload, UploadFailureCode } from './upload.ts';

export type UploadTexts = ReturnType<typeof useMessages<(typeof uploadMessages)['en']>>;

const interruptions = {
  connection: 'reconnecting',
  server: 'serverBusy',
  version: 'waitsForUpdate',
} as const satisfies Record<Interruption, keyof UploadTexts>;

/** Codes that only other features meet are said as a fault of ours. */
function describeFailure(texts: UploadTexts, code: UploadFailureCode): string {
  return code in texts ? String(texts[code as 'server']) : texts.server;
}

/** Empty while its progress says enough. */
export function describeState(texts: UploadTexts, { state }: Upload): string {
  switch (state.kind) {
    case 'uploading':
      return '';
    case 'failed':
      return describeFailure(texts, state.code);
    case 'reconnecting':
      return texts[interruptions[state.because]];
    default:
      return texts[state.kind];
  }
}
