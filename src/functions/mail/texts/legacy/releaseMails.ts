/** Mails of a release: to who receives something, and to its owner when it was taken back. */
import type { MailText } from '../mailWords.ts';

// biome-ignore lint/complexity/noBannedTypes: filled by the mails of this part.
export type ReleaseMailParameters = {};

type ReleaseMails = {
  readonly [Purpose in keyof ReleaseMailParameters]: (parameters: ReleaseMailParameters[Purpose]) => MailText;
};

export const englishReleaseMails: ReleaseMails = {};
export const frenchReleaseMails: ReleaseMails = {};
