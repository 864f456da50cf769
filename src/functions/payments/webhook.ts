/** `payments-webhook`: the vendor tells. Answered with 2xx once the event is kept; what follows of it may come later. */
import type Stripe from 'stripe';
import { defineEndpoint, type Endpoint } from '../endpoint.ts';
import { PAYMENTS_WEBHOOK } from '../paymentProvider.ts';
import type { Services } from '../services.ts';
import { keepEvent, settleEvent } from './eventDocument.ts';
import { type Followers, followEvent } from './followEvent.ts';

/** An event is a few kilobytes; more is none. */
const LONGEST_EVENT = 1024 * 1024;

export const createWebhook = (followers: Followers): Endpoint =>
  defineEndpoint({
    name: PAYMENTS_WEBHOOK,
    methods: ['POST'],
    run: async (request, { services }) => {
      if (Number(request.headers.get('content-length') ?? 0) > LONGEST_EVENT) return answer(413);
      const body = await request.text();
      if (body.length > LONGEST_EVENT) return answer(413);
      const event = await verify(services, body, request.headers.get('stripe-signature') ?? '');
      if (!event) return answer(400);
      const left = await keepEvent(services, event);
      if (!left) return answer(204);
      try {
        await followEvent(services, followers, left);
        await settleEvent(services, event.id);
      } catch (error) {
        services.log.log('warning', 'payment-event-delayed', { id: event.id, reason: String(error) });
      }
      return answer(204);
    },
  });

/** Null for what the vendor did not sign, or signed longer ago than a few minutes. */
async function verify(
  { payments, clock, log }: Services,
  body: string,
  signature: string,
): Promise<Stripe.Event | null> {
  if (payments.webhookSecret === '') return null;
  try {
    return await payments.stripe.webhooks.constructEventAsync(
      body,
      signature,
      payments.webhookSecret,
      undefined,
      undefined,
      clock.now(),
    );
  } catch {
    log.log('warning', 'payment-event-refused', {});
    return null;
  }
}

const answer = (status: number) => new Response(null, { status });
