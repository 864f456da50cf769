/** A way into the portal for one customer, for an hour. Source: https://docs.stripe.com/api/customer_portal/sessions */
import type Stripe from 'stripe';
import { z } from 'zod';
import { findSubscription } from '../billing/subscriptionObject.ts';
import { findCustomer } from '../objects/findCustomer.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import { expand, identifier } from '../wire/formFields.ts';
import { operation } from '../wire/serveApi.ts';
import { defaultConfiguration, findConfiguration } from './configurations.ts';

type PortalSession = Stripe.BillingPortal.Session;

const HOUR = 3_600;
const returnUrl = z.url({ protocol: /^https?$|^app$/ }).max(5_000);

const flowSchema = z.strictObject({
  type: z.enum(['payment_method_update', 'subscription_cancel']),
  after_completion: z
    .strictObject({
      type: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
      redirect: z.strictObject({ return_url: returnUrl }).optional(),
    })
    .optional(),
  subscription_cancel: z.strictObject({ subscription: identifier }).optional(),
});

function flowOf(given: z.output<typeof flowSchema>): Stripe.BillingPortal.Session.Flow {
  const { type, after_completion: after, subscription_cancel: cancel } = given;
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: after?.redirect ?? null,
      type: after?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: cancel ? { retention: null, subscription: cancel.subscription } : null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  };
}

export const portalSessions = [
  operation(
    'post',
    '/v1/billing_portal/sessions',
    z.strictObject({
      configuration: identifier.optional(),
      customer: identifier,
      flow_data: flowSchema.optional(),
      locale: z.enum(['auto', 'en', 'fr']).optional(),
      return_url: returnUrl.optional(),
      expand: expand.optional(),
    }),
    (given, _id, payments) => {
      const customer = findCustomer(given.customer, payments, 'customer');
      const configuration =
        given.configuration === undefined
          ? defaultConfiguration(payments)
          : findConfiguration(given.configuration, payments, 'configuration');
      if (given.flow_data?.subscription_cancel) {
        const { subscription } = given.flow_data.subscription_cancel;
        findSubscription(subscription, payments, 'flow_data[subscription_cancel][subscription]');
      }
      // The address is the key: it says nothing of the id, which may stand in a log.
      const secret = makeId('portal', 48);
      const session: PortalSession = {
        id: makeId('bps'),
        object: 'billing_portal.session',
        after_expiration: null,
        configuration: configuration.id,
        created: payments.now(),
        customer: customer.id,
        customer_account: null,
        flow: given.flow_data ? flowOf(given.flow_data) : null,
        livemode: false,
        locale: given.locale ?? null,
        on_behalf_of: null,
        return_url: given.return_url ?? configuration.default_return_url,
        url: `${payments.origin()}/pay/p/${secret}`,
      };
      payments.store.insert(session);
      payments.store.writePrivate(secret, { session: session.id });
      payments.emit('billing_portal.session.created', { ...session, url: '' });
      return session;
    },
  ),
];

const linkSchema = z.object({ session: z.string() });

/** Null for an address that nobody was given, or whose hour is over. */
export function findPortal(secret: string, payments: PaymentsContext): PortalSession | null {
  if (!secret.startsWith('portal_')) return null;
  const link = linkSchema.safeParse(payments.store.readPrivate(secret)).data;
  const session = link ? payments.store.find('billing_portal.session', link.session) : null;
  return session && session.created + HOUR > payments.now() ? session : null;
}
