/**
 * Mails about an order of the Memorial Shop. Whoever orders here may have lost somebody lately: they say what happens next. What is
 * engraved is said while a word of it can still be changed, and not after.
 */
import type { MailText } from './mailWords.ts';

interface OfOrder {
  readonly orderNumber: string;
  readonly link: string;
}

export interface OrderedPiece {
  /** "2 × QR medallion, 50 mm across, brushed". */
  readonly piece: string;
  /** Line by line; none for what is not engraved. */
  readonly engraved: readonly string[];
  /** Name and town. */
  readonly recipient: string;
}

interface WithPieces extends OfOrder {
  readonly pieces: readonly OrderedPiece[];
}

export interface OrderMailParameters {
  readonly 'order-paid': WithPieces & {
    readonly total: string;
    /** No money moves: nothing is made or sent. */
    readonly isRehearsal: boolean;
  };
  readonly 'order-changed': WithPieces;
  readonly 'order-in-production': OfOrder;
  readonly 'order-shipped': OfOrder & {
    readonly recipient: string;
    readonly carrier: string;
    /** Empty where the carrier gives none. */
    readonly trackingNumber: string;
  };
  readonly 'order-delivered': OfOrder & { readonly recipient: string };
  /** Called off by its buyer; `amount` is on its way back. */
  readonly 'order-cancelled': OfOrder & { readonly amount: string };
  readonly 'order-refunded': OfOrder & { readonly amount: string };
  /** Paid after it was let go of, when the last piece was somebody else's. */
  readonly 'order-came-too-late': OfOrder & { readonly amount: string };
  /** To who paid an order that is not there any more. */
  readonly 'order-missing': { readonly amount: string; readonly link: string };
  /** To operators, of the same. Not returned where nothing was left to give: it went back before, or a bank has it. */
  readonly 'order-missing-notice': {
    readonly orderId: string;
    readonly payment: string;
    readonly amount: string;
    readonly isReturned: boolean;
    readonly link: string;
  };
  readonly 'order-remake-asked': OfOrder;
  readonly 'order-remake-made': OfOrder & { readonly newNumber: string };
  readonly 'order-remake-declined': OfOrder & { readonly words: string };
}

export type OrderMails = {
  readonly [Purpose in keyof OrderMailParameters]: (parameters: OrderMailParameters[Purpose]) => MailText;
};

const OPEN = 'Open my order';
const REPLY = 'You can answer this message: a person reads it.';

const tellPiece = ({ piece, engraved, recipient }: OrderedPiece): string =>
  [piece, ...(engraved.length > 0 ? ['Engraved:', ...engraved] : []), `Goes to ${recipient}`].join('\n');

export const englishOrderMails: OrderMails = {
  'order-paid': ({ orderNumber, total, link, pieces, isRehearsal }) => ({
    subject: `Your order ${orderNumber}`,
    paragraphs: [
      ...(isRehearsal
        ? [
            'This Amaranth is not connected to a bank: nothing was charged, nothing is made and nothing is sent.',
          ]
        : []),
      'Thank you for your trust. Your order is with us, and we will make it with care.',
      `It is paid: ${total}. The invoice is on the page of your order.`,
      'For one hour you can change a word or an address, or call it off. Then we begin.',
      ...pieces.map(tellPiece),
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-changed': ({ orderNumber, link, pieces }) => ({
    subject: `Your order ${orderNumber} was changed`,
    paragraphs: [
      'We noted your change. Please look once more whether every word is as you wish it.',
      ...pieces.map(tellPiece),
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-in-production': ({ orderNumber, link }) => ({
    subject: `We have begun to make your order ${orderNumber}`,
    paragraphs: [
      'Your order is in the workshop now. From here on it cannot be changed.',
      'We write again when it is on its way.',
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-shipped': ({ orderNumber, recipient, carrier, trackingNumber, link }) => ({
    subject: `Your order ${orderNumber} is on its way`,
    paragraphs: [
      trackingNumber
        ? `The parcel for ${recipient} travels with ${carrier} under the number ${trackingNumber}.`
        : `The parcel for ${recipient} travels with ${carrier}.`,
      'It is plain: nothing on it says what is inside.',
    ],
    button: { label: 'Follow the parcel', address: link },
    after: REPLY,
  }),
  'order-delivered': ({ orderNumber, recipient, link }) => ({
    subject: `Your order ${orderNumber} has arrived`,
    paragraphs: [
      `The parcel for ${recipient} was delivered. We hope that it does what you wished for.`,
      'If anything is not as it should be, tell us on the page of your order: what went wrong on our side is made anew for free.',
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-cancelled': ({ orderNumber, amount, link }) => ({
    subject: `Your order ${orderNumber} is called off`,
    paragraphs: [
      `Nothing will be made. ${amount} goes back to the card that you paid with; it takes your bank a few days.`,
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-refunded': ({ orderNumber, amount, link }) => ({
    subject: `A refund for your order ${orderNumber}`,
    paragraphs: [
      `We have sent ${amount} back to the card that you paid with; it takes your bank a few days.`,
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-came-too-late': ({ orderNumber, amount, link }) => ({
    subject: `Your order ${orderNumber} could not be kept`,
    paragraphs: [
      'Your payment came after the time for which we could set your order aside, and in the meantime what you chose was no longer to be had. We are sorry for the trouble.',
      `You owe nothing: ${amount} goes back to the card that you paid with; it takes your bank a few days.`,
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-missing': ({ amount, link }) => ({
    subject: 'Your payment goes back to you',
    paragraphs: [
      `You paid ${amount} for an order in our Memorial Shop. By a fault of ours we no longer have that order, so it is not made. We are sorry, and all the more in days that are hard enough.`,
      `You owe nothing: ${amount} goes back to the card that you paid with; it takes your bank a few days.`,
      'If you still wish for it, answer this message. We look after it with you, and you need not begin alone.',
    ],
    button: { label: 'Open the shop', address: link },
    after: REPLY,
  }),
  'order-missing-notice': ({ orderId, payment, amount, isReturned, link }) => ({
    subject: 'An order was paid and is not there',
    paragraphs: [
      `The order ${orderId} was paid with ${amount} (payment ${payment}) and has no record. This happens after a backup was put back, or when an order was paid long after it was let go of.`,
      isReturned
        ? 'The payment was sent back, and the buyer has been written to.'
        : 'Nothing was left of the payment to send back: see at the payment provider what became of it. The buyer has been written to.',
      'Where a backup was put back, look at the payments since then: other orders may be missing that were made already.',
    ],
    button: { label: 'Open the orders', address: link },
  }),
  'order-remake-asked': ({ orderNumber, link }) => ({
    subject: `We have your message about order ${orderNumber}`,
    paragraphs: [
      'We are sorry that it is not as it should be. A person looks at what you wrote and answers within two working days.',
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-remake-made': ({ orderNumber, newNumber, link }) => ({
    subject: `We make it anew: order ${orderNumber}`,
    paragraphs: [
      `You are right, and we are sorry. We make it again at our cost, under the number ${newNumber}. There is nothing for you to do.`,
    ],
    button: { label: 'Open the new order', address: link },
    after: REPLY,
  }),
  'order-remake-declined': ({ orderNumber, words, link }) => ({
    subject: `About your order ${orderNumber}`,
    paragraphs: ['We looked closely at what you wrote. This is what we found:', words],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
};
