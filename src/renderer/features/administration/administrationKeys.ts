/** Where the query cache keeps what the admin hub reads. */
import type { DeliveryState } from '#shared/domain/delivery.ts';
import type { SupportState } from '#shared/domain/supportRequest.ts';
import type { OrderId } from '#shared/shop/order.ts';
import type { OrderChoice } from './orders/api.ts';

export const administrationKeys = {
  role: ['administration', 'role'],
  launch: ['administration', 'launch'],
  usage: ['administration', 'usage'],
  jobs: ['administration', 'jobs'],
  cases: ['administration', 'cases'],
  legacyWatch: ['administration', 'legacyWatch'],
  /** Of every state. */
  outbound: ['administration', 'outbound'],
  outboundOf: (chosen: DeliveryState | null) => ['administration', 'outbound', chosen],
  mailList: (search: string) => ['administration', 'mail', 'list', search],
  mail: (id: string) => ['administration', 'mail', id],
  /** Of every search. */
  waitlist: ['administration', 'waitlist'],
  waitlistCount: ['administration', 'waitlist', { is: 'count' }],
  waitlistOf: (search: string) => ['administration', 'waitlist', search],
  /** Of every state and number. */
  supportRequests: ['administration', 'supportRequests'],
  supportRequestsOf: (state: SupportState, ticket: string | null) =>
    ticket === null
      ? ['administration', 'supportRequests', state]
      : ['administration', 'supportRequests', 'by number', ticket],
  /** Under way and closed. */
  privacyRequests: ['administration', 'privacyRequests'],
  privacyRequestsOf: (closed: boolean) => ['administration', 'privacyRequests', closed],
  /** Lists, counts and single ones. */
  orders: ['administration', 'orders'],
  ordersOf: (chosen: OrderChoice) => ['administration', 'orders', 'list', chosen],
  orderCounts: ['administration', 'orders', 'counts'],
  order: (id: OrderId) => ['administration', 'orders', 'one', id],
  products: ['administration', 'products'],
  cart: (email: string) => ['administration', 'cart', email],
  /** Balance and ledger of one account. */
  credits: (email: string) => ['administration', 'credits', email],
  people: (search: string) => ['administration', 'people', search],
  disputedPlans: ['administration', 'disputedPlans'],
  acts: (search: string) => ['administration', 'acts', search],
  health: ['administration', 'health'],
} as const;
