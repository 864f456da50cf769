/** Mails about a request that somebody made from /privacy/request. */
import {
  PRIVACY_CONFIRM_DAYS,
  PRIVACY_MONTHS_OF_EXTENSION,
  PRIVACY_MONTHS_TO_ANSWER,
  type PrivacyRequestState,
  type PrivacyRight,
} from '#shared/domain/privacyRequest.ts';
import type { MailText } from '../mailWords.ts';

export interface PrivacyMailParameters {
  readonly 'privacy-request-confirm': { readonly right: PrivacyRight; readonly link: string };
  readonly 'privacy-request-changed': {
    readonly right: PrivacyRight;
    readonly state: Exclude<PrivacyRequestState, 'waiting'>;
    /** Written in the language of the mail; empty where there is none. */
    readonly lastDay: string;
    /** The answer, or why it was refused or takes longer. */
    readonly words: string;
    readonly link: string;
  };
  /** A new one, one taken back, or one whose last day is near. */
  readonly 'privacy-request-operator': {
    readonly right: PrivacyRight;
    readonly isWithdrawn: boolean;
    readonly isReminder: boolean;
    readonly lastDay: string;
    /** The beginning of its id, to tell it from others. */
    readonly reference: string;
    readonly link: string;
  };
}

export type PrivacyMails = {
  readonly [Purpose in keyof PrivacyMailParameters]: (parameters: PrivacyMailParameters[Purpose]) => MailText;
};

const rights: Readonly<Record<PrivacyRight, string>> = {
  access: 'to see your data',
  rectification: 'to have your data corrected',
  erasure: 'to have your data erased',
  restriction: 'to have the use of your data restricted',
  portability: 'to take your data with you',
  objection: 'to object to a use of your data',
  consent: 'to withdraw your consent',
};

const months = (count: number) => (count === 1 ? 'one month' : `${count} months`);

const KEEP_LINK =
  'The link opens your request only. Keep this mail: whoever has the link can read the request.';

const changes: PrivacyMails['privacy-request-changed'] = ({ right, state, lastDay, words, link }) => {
  const button = { label: 'See your request', address: link };
  switch (state) {
    case 'open':
      return {
        subject: 'Your request is confirmed',
        paragraphs: [
          `You asked ${rights[right]}. We answer by ${lastDay} at the latest, ${months(PRIVACY_MONTHS_TO_ANSWER)} from today.`,
          `If it turns out to be very complex, the law lets us extend this once, by ${months(PRIVACY_MONTHS_OF_EXTENSION)}. You would hear of it, and why, before that day.`,
        ],
        button,
        after: KEEP_LINK,
      };
    case 'extended':
      return {
        subject: 'Your request takes longer',
        paragraphs: [
          `You asked ${rights[right]}. We need longer, until ${lastDay} at the latest. This is why:`,
          words,
          'You can complain to the data protection authority where you live, and you can go to court.',
        ],
        button,
        after: KEEP_LINK,
      };
    case 'answered':
      return {
        subject: 'Your request is answered',
        paragraphs: [`You asked ${rights[right]}. This is our answer:`, words],
        button,
        after:
          'If you disagree, you can write to us, complain to the data protection authority where you live, or go to court.',
      };
    case 'refused':
      return {
        subject: 'Your request is refused',
        paragraphs: [
          `You asked ${rights[right]}. We do not do what you asked. This is why:`,
          words,
          'You can complain to the data protection authority where you live, and you can go to court.',
        ],
        button,
        after: KEEP_LINK,
      };
    case 'withdrawn':
      return {
        subject: 'Your request is withdrawn',
        paragraphs: [
          `You had asked ${rights[right]}, and took it back. We do nothing more about it.`,
          'You can make a new request at any time.',
        ],
        button,
        after: 'If it was not you, make the request again, and keep the link in its mail to yourself.',
      };
  }
};

export const englishPrivacyMails: PrivacyMails = {
  'privacy-request-confirm': ({ right, link }) => ({
    subject: 'Confirm your request about your data',
    paragraphs: [
      `Somebody, probably you, asked Amaranth ${rights[right]}.`,
      'Please confirm that this address is yours. The time that the law gives us to answer begins then.',
    ],
    button: { label: 'Look at the request', address: link },
    after: `The link confirms within ${PRIVACY_CONFIRM_DAYS} days; after that the request is forgotten. If it was not you, you can leave this message unread.`,
  }),
  'privacy-request-changed': changes,
  'privacy-request-operator': ({ right, isWithdrawn, isReminder, lastDay, reference, link }) => ({
    subject: isReminder
      ? `Request ${reference}: the last day is ${lastDay}`
      : isWithdrawn
        ? `Request ${reference} was withdrawn`
        : `Request ${reference}: a new one about somebody’s data`,
    paragraphs: [
      `Somebody asked ${rights[right]}.`,
      isWithdrawn
        ? 'They took it back; nothing is left to do.'
        : `It is to be answered by ${lastDay} at the latest (article 12 of the GDPR).`,
    ],
    button: { label: 'Open the requests', address: link },
  }),
};
