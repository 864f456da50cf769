/** What happens to an order, and who does it: the words of `advanceOrder.ts`. */
import type { EngravingText, Recipient } from './cart.ts';
import type { Order, Parcel } from './order.ts';

export type OrderAct =
  | { readonly act: 'pay' }
  /** The payment page took something else than the total: less is not made and goes back, what is more goes back. */
  | { readonly act: 'note-another-amount'; readonly amount: number }
  /** Nobody paid it in time. */
  | { readonly act: 'expire' }
  /** Its buyer no longer wants what is not paid yet. */
  | { readonly act: 'let-go' }
  /** Its buyer calls off what is paid, within the hour. */
  | { readonly act: 'call-off' }
  | {
      readonly act: 'change';
      readonly engravings: readonly { readonly lineId: string; readonly engraving: EngravingText | null }[];
      readonly recipients: readonly Recipient[];
    }
  | { readonly act: 'start-production' }
  | { readonly act: 'pass-test-scan'; readonly lineId: string }
  | { readonly act: 'ship'; readonly parcel: Omit<Parcel, 'shippedAt' | 'deliveredAt'> }
  | { readonly act: 'deliver'; readonly recipientId: string }
  /** All that was paid back until now, of all that was paid, as the payments have it. */
  | {
      readonly act: 'note-refunds';
      readonly refunded: number;
      readonly paid: number;
      readonly reason: string;
    }
  | { readonly act: 'ask-remake'; readonly lineIds: readonly string[]; readonly words: string }
  | { readonly act: 'make-remake'; readonly lineIds: readonly string[]; readonly number: string }
  | { readonly act: 'decline-remake'; readonly words: string }
  | { readonly act: 'open-dispute'; readonly reason: string }
  | { readonly act: 'close-dispute'; readonly isLost: boolean };

export type OrderAdvance =
  | { readonly is: 'advanced'; readonly order: Order }
  /** It is so already. */
  | { readonly is: 'unchanged' }
  | {
      readonly is: 'refused';
      readonly code: 'order-closed' | 'test-scan-missing' | 'not-found' | 'invalid-input';
      readonly why: string;
      readonly field?: string;
    };
