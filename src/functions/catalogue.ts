/**
 * Everything the backend can be asked to do, once. The embedded server hosts this list as it is;
 * `index.ts` exports the same list for Cloud Functions, and a test holds the two equal.
 */
import { createAccount } from './account/index.ts';
import type { AccountData } from './accountData.ts';
import type { AccountTrigger } from './accountTrigger.ts';
import { administration } from './administration/index.ts';
import { agreements } from './agreements/index.ts';
import { albumCodes } from './albumCodes/index.ts';
import { clone } from './clone/index.ts';
import { contact } from './contact/index.ts';
import { conversations } from './conversations/index.ts';
import { creditPurchases, credits } from './credits/index.ts';
import { delivery } from './delivery/index.ts';
import { demo } from './demo/index.ts';
import type { Endpoint } from './endpoint.ts';
import type { Feature } from './feature.ts';
import { grants } from './grants/index.ts';
import type { CallableHandler } from './handler.ts';
import { invitations } from './invitations/index.ts';
import { jobs } from './jobs/index.ts';
import { legacyCases } from './legacyCases/index.ts';
import { library } from './library/index.ts';
import { lifeVerification } from './lifeVerification/index.ts';
import { operations } from './operations/index.ts';
import { orderPurchases, orders } from './orders/index.ts';
import { createPayments } from './payments/index.ts';
import { people } from './people/index.ts';
import { printFiles } from './printFiles/index.ts';
import { privacyRequests } from './privacyRequests/index.ts';
import { release } from './release/index.ts';
import type { Schedule } from './schedule.ts';
import { shop } from './shop/index.ts';
import { subscriptionEvents, subscriptionPurchases, subscriptions } from './subscriptions/index.ts';
import { usage } from './usage/index.ts';
import { vault } from './vault/index.ts';
import { visitors } from './visitors/index.ts';
import { waitlist } from './waitlist/index.ts';

const capabilities = [
  administration,
  agreements,
  albumCodes,
  clone,
  contact,
  conversations,
  credits,
  delivery,
  demo,
  grants,
  invitations,
  jobs,
  legacyCases,
  library,
  lifeVerification,
  operations,
  orders,
  createPayments([creditPurchases, orderPurchases, subscriptionPurchases], [subscriptionEvents]),
  people,
  printFiles,
  privacyRequests,
  release,
  shop,
  subscriptions,
  usage,
  vault,
  visitors,
  waitlist,
];

export interface Catalogue {
  readonly callables: readonly CallableHandler[];
  readonly endpoints: readonly Endpoint[];
  readonly schedules: readonly Schedule[];
  readonly accountTriggers: readonly AccountTrigger[];
  readonly accountData: readonly AccountData[];
}

/** The account is told of all others: it erases what they keep. */
export const catalogue = catalogueOf([createAccount(capabilities), ...capabilities]);

function catalogueOf(features: readonly Feature[]): Catalogue {
  return {
    callables: features.flatMap(({ callables = [] }) => callables),
    endpoints: features.flatMap(({ endpoints = [] }) => endpoints),
    schedules: features.flatMap(({ schedules = [] }) => schedules),
    accountTriggers: features.flatMap(({ accountTriggers = [] }) => accountTriggers),
    accountData: features.flatMap(({ accountData = [] }) => accountData),
  };
}
