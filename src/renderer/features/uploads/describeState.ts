/** Where an upload stands, as a sentence. */
import type { useMessages } from '#ui/language/messages.tsx';
import type { uploadMessages } from './messages.ts';
import type { Upload, UploadFailureCode } from './upload.ts';

export type UploadTexts = ReturnType<typeof useMessages<(typeof uploadMessages)['en']>>;

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
      return state.because === 'connection' ? texts.reconnecting : texts.serverBusy;
    default:
      return texts[state.kind];
  }
}
