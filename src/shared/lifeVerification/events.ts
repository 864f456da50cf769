/** Everything that can happen to a life verification. What is not in here cannot move it. */
import type { Agreement } from './lifeVerification.ts';
import type { AdministratorId, BeneficiaryId, ChannelId, TrustedContactId } from './people.ts';
import type { ReleaseStage } from './policy.ts';
import type { Outage } from './term.ts';

/** By the owner, deliberately: never a refreshed token, nor a sync. */
export type OwnerEvent =
  | { readonly is: 'arm' }
  /** A check-in by button, mailed page or desktop, or a sign-in. */
  | { readonly is: 'sign-of-life' }
  /** Ends a pause before its day. */
  | { readonly is: 'resume' }
  /** `days` from now, at most LONGEST_PAUSE_DAYS. */
  | { readonly is: 'pause'; readonly days: number }
  | { readonly is: 'cancel' }
  /** From `cancelled` back to `draft`. */
  | { readonly is: 'begin-again' }
  /** Everything as it shall be in the end: a change that is held already goes on when it is in there, and ends when it is not. */
  | { readonly is: 'change'; readonly next: Agreement }
  | { readonly is: 'drop-change' }
  | { readonly is: 'rehearsed' };

/** `round` is that of the request which the contact or administrator answers. */
export type OthersEvent =
  | { readonly is: 'report'; readonly contact: TrustedContactId; readonly round: number }
  | { readonly is: 'vote'; readonly contact: TrustedContactId; readonly says: Vote; readonly round: number }
  /** A contact who does not want to be one any longer. */
  | { readonly is: 'contact-left'; readonly contact: TrustedContactId }
  /** A contact turns out to be a beneficiary: by the account that accepted, or the address that it has. */
  | { readonly is: 'contact-is-heir'; readonly contact: TrustedContactId }
  | { readonly is: 'case-upheld'; readonly administrator: AdministratorId; readonly round: number }
  | { readonly is: 'case-rejected'; readonly round: number };

/** `nothing` takes an earlier vote back. */
export type Vote = 'gone' | 'alive' | 'nothing';

/** `notice` is the number of the notice that was sent. */
export type DeliveryEvent =
  | { readonly is: 'accepted'; readonly channel: ChannelId; readonly notice: number }
  | { readonly is: 'bounced'; readonly channel: ChannelId; readonly notice: number };

/** By an operator, where a notice did not arrive. */
export interface SendAgainEvent {
  readonly is: 'send-again';
}

export type TimeEvent =
  | { readonly is: 'tick' }
  /** Nobody could be reached, or nothing was looked at: told in their order, and before the clock is looked at again. */
  | ({ readonly is: 'outage' } & Outage);

export type ReleaseEvent =
  | { readonly is: 'given'; readonly to: BeneficiaryId; readonly stage: ReleaseStage; readonly round: number }
  | { readonly is: 'nothing-left' };

export type LifeEvent = OwnerEvent | OthersEvent | DeliveryEvent | SendAgainEvent | TimeEvent | ReleaseEvent;
