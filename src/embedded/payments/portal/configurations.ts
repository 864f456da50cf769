/** What people may do by themselves on the portal. Source: https://docs.stripe.com/api/customer_portal/configurations */
import type Stripe from 'stripe';
import { z } from 'zod';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import { expand, listing, mergeMetadata, metadata, removable, truth } from '../wire/formFields.ts';
import { refuseMissing } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';

type Configuration = Stripe.BillingPortal.Configuration;

const enabled = z.strictObject({ enabled: truth });
const businessProfile = z.strictObject({
  headline: removable.optional(),
  privacy_policy_url: z.url().optional(),
  terms_of_service_url: z.url().optional(),
});
const features = z.strictObject({
  invoice_history: enabled.optional(),
  payment_method_update: enabled.optional(),
  subscription_cancel: z
    .strictObject({
      enabled: truth,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
    })
    .optional(),
});
const fields = {
  active: truth.optional(),
  business_profile: businessProfile.optional(),
  default_return_url: z.url().optional(),
  metadata: metadata.optional(),
  name: removable.optional(),
  expand: expand.optional(),
};
const createSchema = z.strictObject({ ...fields, features });
const updateSchema = z.strictObject({ ...fields, features: features.optional() });
type Given = z.output<typeof updateSchema>;

function compose(isDefault: boolean, payments: PaymentsContext): Configuration {
  return {
    id: makeId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: payments.now(),
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: isDefault },
      payment_method_update: { enabled: isDefault, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: isDefault,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: payments.now(),
  };
}

function apply(given: Given, before: Configuration, payments: PaymentsContext): Configuration {
  const { business_profile: profile, features: asked } = given;
  const { features: had } = before;
  const cancel = asked?.subscription_cancel;
  return {
    ...before,
    ...(given.active !== undefined && { active: given.active }),
    ...(given.default_return_url !== undefined && { default_return_url: given.default_return_url }),
    ...(given.name !== undefined && { name: given.name }),
    business_profile: {
      headline: profile?.headline ?? before.business_profile.headline,
      privacy_policy_url: profile?.privacy_policy_url ?? before.business_profile.privacy_policy_url,
      terms_of_service_url: profile?.terms_of_service_url ?? before.business_profile.terms_of_service_url,
    },
    features: {
      ...had,
      ...(asked?.invoice_history && { invoice_history: asked.invoice_history }),
      ...(asked?.payment_method_update && {
        payment_method_update: { ...had.payment_method_update, ...asked.payment_method_update },
      }),
      ...(cancel && {
        subscription_cancel: {
          ...had.subscription_cancel,
          enabled: cancel.enabled,
          mode: cancel.mode ?? had.subscription_cancel.mode,
          proration_behavior: cancel.proration_behavior ?? had.subscription_cancel.proration_behavior,
        },
      }),
    },
    metadata: mergeMetadata(before.metadata ?? {}, given.metadata),
    updated: payments.now(),
  };
}

export function findConfiguration(id: string, payments: PaymentsContext, param = 'id'): Configuration {
  const found = payments.store.find('billing_portal.configuration', id);
  if (!found) throw refuseMissing('configuration', id, param);
  return found;
}

/** Made on first use: nobody has a dashboard here in which to make it. */
export function defaultConfiguration(payments: PaymentsContext): Configuration {
  const found = payments.store.list('billing_portal.configuration', { is_default: true }, { limit: 1 })
    .data[0];
  if (found) return found;
  const made = compose(true, payments);
  payments.store.insert(made);
  return made;
}

const path = '/v1/billing_portal/configurations';

export const portalConfigurations = [
  operation('post', path, createSchema, (given, _id, payments) => {
    const made = apply(given, compose(false, payments), payments);
    payments.store.insert(made);
    payments.emit('billing_portal.configuration.created', made);
    return made;
  }),
  operation('get', `${path}/:id`, z.strictObject({ expand: expand.optional() }), (_input, id, payments) =>
    findConfiguration(id, payments),
  ),
  operation('post', `${path}/:id`, updateSchema, (given, id, payments) => {
    const before = findConfiguration(id, payments);
    const changed = apply(given, before, payments);
    payments.store.save(changed);
    payments.emit('billing_portal.configuration.updated', changed, before);
    return changed;
  }),
  operation(
    'get',
    path,
    z.strictObject({ ...listing, active: truth.optional(), is_default: truth.optional() }),
    ({ active, is_default, ...page }, _id, payments) => ({
      object: 'list',
      ...payments.store.list('billing_portal.configuration', { active, is_default }, page),
      url: path,
    }),
  ),
];
