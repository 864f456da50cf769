/**
 * What an event asks the world to do. Each has a key, the same whenever the same event meets the same state: who carries
 * them out writes the key down, and does none twice.
 */
import type { LifeEvent } from './events.ts';
import type { LifeState } from './lifeVerification.ts';
import type { BeneficiaryId, ChannelId, TrustedContactId } from './people.ts';
import type { ReleaseStage } from './policy.ts';

/** What the owner is told, on the channels that the notice asks. */
export type OwnerNotice =
  | 'reminder'
  | 'grace'
  | 'verifying'
  | 'disputed'
  | 'veto'
  | 'hold'
  | 'voided'
  | 'cancelled';
/** What a contact is told. */
export type ContactNotice = 'asked' | 'voided' | 'disputed';

export type Deed =
  /** `number` is what its receipts answer to; `sendAt` in milliseconds since the epoch. */
  | {
      readonly do: 'tell-owner';
      readonly about: OwnerNotice;
      readonly channel: ChannelId;
      readonly number: number;
      readonly sendAt: number;
    }
  | { readonly do: 'tell-contact'; readonly about: ContactNotice; readonly contact: TrustedContactId }
  /** Whoever hands it over asks first whether it `isStillToBeGiven`, and says so when it is done. */
  | {
      readonly do: 'give';
      readonly to: BeneficiaryId;
      readonly stage: ReleaseStage;
      readonly round: number;
    }
  /** Everything that was given, or may have been: its owner lives. */
  | { readonly do: 'take-back'; readonly from: BeneficiaryId }
  | {
      readonly do: 'log';
      readonly event: LifeEvent['is'];
      readonly before: LifeState['is'];
      readonly after: LifeState['is'];
    };

export type Effect = Deed & { readonly key: string };

/** `change` is the number of the change that causes it. Everything is in the key but the hour at which a mail leaves. */
export function keyed(change: number, deed: Deed): Effect {
  return { ...deed, key: [change, deed.do, ...detail(deed)].join('/') };
}

function detail(deed: Deed): readonly (string | number)[] {
  switch (deed.do) {
    case 'tell-owner':
      return [deed.about, deed.channel, deed.number];
    case 'tell-contact':
      return [deed.about, deed.contact];
    case 'give':
      return [deed.to, deed.stage, deed.round];
    case 'take-back':
      return [deed.from];
    case 'log':
      return [deed.event, deed.before, deed.after];
  }
}
