/** Mails of a life verification: to its owner, to the contacts who are asked, and to administrators. */
import type { MailText } from '../mailText.ts';

// biome-ignore lint/complexity/noBannedTypes: filled by the mails of this part.
export type VerificationMailParameters = {};

type VerificationMails = {
  readonly [Purpose in keyof VerificationMailParameters]: (
    parameters: VerificationMailParameters[Purpose],
  ) => MailText;
};

export const englishVerificationMails: VerificationMails = {};
export const frenchVerificationMails: VerificationMails = {};
