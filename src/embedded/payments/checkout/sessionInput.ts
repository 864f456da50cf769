/** What a payment page is asked for with. Source: https://docs.stripe.com/api/checkout/sessions/create */
import { z } from 'zod';
import { intentDataSchema } from '../objects/intentObject.ts';
import { shippingRateSchema } from '../objects/rates.ts';
import { setupDataSchema } from '../objects/setupIntents.ts';
import { currency, expand, identifier, integer, metadata, truth } from '../wire/formFields.ts';
import { linesSchema } from './lineItems.ts';
import { subscriptionDataSchema } from './subscribe.ts';

const address = z.url({ protocol: /^https?$|^app$/ }).max(5_000);
const message = z.strictObject({ message: z.string().max(1_200) });

export const sessionInputSchema = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  line_items: linesSchema.optional(),
  success_url: address,
  cancel_url: address.optional(),
  ui_mode: z.enum(['hosted', 'hosted_page']).optional(),
  allow_promotion_codes: z.literal('false').optional(),
  automatic_tax: z.strictObject({ enabled: z.literal('false') }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  client_reference_id: z.string().max(200).optional(),
  custom_text: z
    .strictObject({
      after_submit: message.optional(),
      shipping_address: message.optional(),
      submit: message.optional(),
      terms_of_service_acceptance: message.optional(),
    })
    .optional(),
  currency: currency.optional(),
  customer: identifier.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: z.email().max(512).optional(),
  expires_at: integer.optional(),
  locale: z.enum(['auto', 'en', 'fr']).optional(),
  metadata: metadata.optional(),
  payment_intent_data: intentDataSchema.optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  payment_method_types: z.array(z.enum(['card'])).optional(),
  phone_number_collection: z.strictObject({ enabled: truth }).optional(),
  setup_intent_data: setupDataSchema.optional(),
  subscription_data: subscriptionDataSchema.optional(),
  shipping_address_collection: z
    .strictObject({ allowed_countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1) })
    .optional(),
  shipping_options: z
    .array(
      z.strictObject({
        shipping_rate: identifier.optional(),
        shipping_rate_data: shippingRateSchema.optional(),
      }),
    )
    .max(5)
    .optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  expand: expand.optional(),
});
export type SessionInput = z.output<typeof sessionInputSchema>;
