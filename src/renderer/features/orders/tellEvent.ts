/** What happened to an order, in words. */
import type { Language } from '#shared/domain/userProfile.ts';
import type { OrderEvent } from '#shared/shop/order.ts';
import { orderMessages } from './messages.ts';

const words = {
  ordered: 'eventOrdered',
  paid: 'eventPaid',
  'paid-another-amount': 'eventPaidAnotherAmount',
  changed: 'eventChanged',
  'in-production': 'eventInProduction',
  'test-scan-passed': 'eventTestScan',
  shipped: 'eventShipped',
  delivered: 'eventDelivered',
  cancelled: 'eventCancelled',
  refunded: 'eventRefunded',
  'partly-refunded': 'eventPartlyRefunded',
  'refund-failed': 'eventRefundFailed',
  'remake-asked': 'eventRemakeAsked',
  'remake-made': 'eventRemakeMade',
  'remake-declined': 'eventRemakeDeclined',
  'dispute-opened': 'eventDisputeOpened',
  'dispute-closed': 'eventDisputeClosed',
} as const satisfies Record<OrderEvent['kind'], keyof (typeof orderMessages)['en']>;

export const tellEvent = ({ kind }: Pick<OrderEvent, 'kind'>, language: Language): string =>
  orderMessages[language][words[kind]];

/** Notes that a person wrote, or a number of an order; of others the note is a figure or a word for machines. */
const written: ReadonlySet<OrderEvent['kind']> = new Set([
  'refunded',
  'partly-refunded',
  'remake-asked',
  'remake-made',
  'remake-declined',
]);

export const noteOf = ({ kind, note }: Pick<OrderEvent, 'kind' | 'note'>): string =>
  written.has(kind) ? note : '';
