/** What every mail of the product says, once in each language (`english.ts`, `french.ts`). */

import type { BillingMailParameters } from './billing/billingMails.ts';
import type { DisputeMailParameters } from './billing/disputeMails.ts';
import type { CloneMailParameters } from './cloneMails.ts';
import type { PeopleMailParameters } from './legacy/peopleMails.ts';
import type { ReleaseMailParameters } from './legacy/releaseMails.ts';
import type { VerificationMailParameters } from './legacy/verificationMails.ts';
import type { MailText } from './mailWords.ts';
import type { OrderMailParameters } from './orderMails.ts';
import type { ContactMailParameters } from './visitors/contactMails.ts';
import type { PrivacyMailParameters } from './visitors/privacyMails.ts';
import type { WaitlistMailParameters } from './visitors/waitlistMails.ts';

export type { MailText } from './mailWords.ts';

/** What each mail has to be told, by its purpose. */
export interface MailParameters
  extends PeopleMailParameters,
    VerificationMailParameters,
    ReleaseMailParameters,
    ContactMailParameters,
    WaitlistMailParameters,
    PrivacyMailParameters,
    BillingMailParameters,
    DisputeMailParameters,
    OrderMailParameters,
    CloneMailParameters {
  readonly 'confirm-address': ActionLink;
  readonly 'reset-password': ActionLink;
  readonly 'confirm-new-address': ActionLink;
  /** To the former address, with the way back. */
  readonly 'address-changed': ActionLink;
  /** To a former address that nobody confirmed. */
  readonly 'unconfirmed-address-changed': Nothing;
  readonly 'sign-in-link': ActionLink;
  readonly 'sign-in-code': Code;
  /** A text message, through the operator's gateway. */
  readonly 'text-code': Code;
  readonly 'account-deletion-requested': Deletion;
  readonly 'account-deletion-reminder': Deletion;
  readonly 'account-deletion-cancelled': Nothing;
  /** The last one, when everything is erased. */
  readonly 'account-deleted': Nothing;
  /** To whom an account was that the identity service's own call deleted. */
  readonly 'account-deleted-elsewhere': {
    /** The last day, written in the language of the mail. */
    readonly lastDay: string;
    /** Whom to write to; empty where the operator names nobody. */
    readonly contact: string;
  };
  readonly 'vault-keys-changed': { readonly vaultAddress: string };
  readonly 'vault-discarded': {
    /** The last day, written in the language of the mail. */
    readonly lastDay: string;
    readonly vaultAddress: string;
  };
  readonly 'second-factor-recovered': Reviewed;
  /** A number that opens the account from now on; `former` is the end of the one it replaces, empty for none. */
  readonly 'number-linked': Reviewed & { readonly ending: string; readonly former: string };
  readonly 'number-removed': Reviewed & { readonly ending: string };
  readonly 'provider-linked': Reviewed & Provider;
  readonly 'provider-removed': Reviewed & Provider;
  /** When an address was confirmed on another device than the one that linked them. */
  readonly 'earlier-links-removed': Reviewed;
  readonly 'password-changed': Reviewed;
  /** With the link that takes it off again. */
  readonly 'second-factor-added': ActionLink;
  readonly 'second-factor-removed': Reviewed;
}
export type MailPurpose = keyof MailParameters;

interface ActionLink {
  readonly link: string;
}
interface Code {
  readonly code: string;
}
/** Where what the mail tells of can be looked at, and undone. */
interface Reviewed {
  readonly settingsAddress: string;
}
interface Provider {
  /** As people know it: "Google". */
  readonly provider: string;
  /** The person's address there; empty where it tells none. */
  readonly address: string;
}
interface Deletion {
  /** The last day, written in the language of the mail. */
  readonly lastDay: string;
  readonly settingsAddress: string;
}
type Nothing = Readonly<Record<never, never>>;

export type MailTexts = {
  readonly [Purpose in MailPurpose]: (parameters: MailParameters[Purpose]) => MailText;
};
