/**
 * Mails of a life verification: to its owner, who is asked whether all is well, and to the contacts who are asked after them.
 * Nobody is told that somebody died: nobody knows. A subject says who writes and about what, and hurries nobody.
 */
import type { MailText } from '../mailWords.ts';

export interface VerificationMailParameters {
  /** `number` counts from 1 to 3. The link checks in. */
  readonly 'life-reminder': Setup & { readonly number: number };
  /** `lastDay` is the last on which nobody else is asked, if the mail is taken at once. */
  readonly 'life-grace': Setup & LastDay;
  readonly 'life-verifying': Setup;
  readonly 'life-disputed': Setup;
  /** `lastDay` is the last to object, if the mail is taken at once. */
  readonly 'life-veto': Setup & LastDay;
  /** Papers say that the owner has died. The link checks in. */
  readonly 'life-case-opened': Owner & { readonly link: string };
  readonly 'life-hold': Setup;
  readonly 'life-voided': Setup;
  readonly 'life-cancelled': Setup;
  readonly 'life-contact-asked': Contact;
  readonly 'life-contact-disputed': Contact;
  readonly 'life-contact-voided': Contact;
  readonly 'life-channel-code': { readonly code: string };
  readonly 'life-rehearsal-gift': {
    readonly link: string;
    readonly stage: 'instructions' | 'memories' | 'vault' | 'clone';
  };
}

interface Owner {
  /** Empty for one who has told no name. */
  readonly ownerName: string;
}
interface Setup extends Owner {
  readonly link: string;
  readonly isRehearsal: boolean;
}
interface LastDay {
  /** Written in the language of the mail, as the owner's own zone has it. */
  readonly lastDay: string;
}
interface Contact extends Setup {
  readonly contactName: string;
}

export type VerificationMails = {
  readonly [Purpose in keyof VerificationMailParameters]: (
    parameters: VerificationMailParameters[Purpose],
  ) => MailText;
};

export interface RehearsalLabel {
  readonly subject: string;
  readonly words: string;
}

/** A rehearsal's mail says that it is one before anything else. */
export function labelledBy(label: RehearsalLabel) {
  return <Told extends Setup>(write: (told: Told) => MailText): ((told: Told) => MailText) =>
    (told) => {
      const mail = write(told);
      if (!told.isRehearsal) return mail;
      return {
        ...mail,
        subject: `${label.subject}${mail.subject}`,
        paragraphs: [label.words, ...mail.paragraphs],
      };
    };
}
