import type { Attachment } from '#shared/vault/content.ts';
import type { Bytes } from '#shared/vault/encoding.ts';

/** The sentence that is said instead of the view. */
export type ViewFailure = 'cannotDraw' | 'cannotPlay' | 'lockedPdf';

export interface ViewProps {
  readonly attachment: Attachment;
  /** Opened. It is overwritten when the view is closed. */
  readonly content: Bytes;
  readonly onFailed: (failure: ViewFailure) => void;
}
