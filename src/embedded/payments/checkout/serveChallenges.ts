/** `/pay/challenge/…`: the bank asks its customer, in place of whose page this one stands. */
import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import { transaction } from '../../database/openDatabase.ts';
import { plainPageHeaders } from '../../http/plainPage.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import { languageOf, originOf, readForm } from '../wire/pageRequests.ts';
import { answerChallenge, type ChallengedIntent } from './answerChallenge.ts';
import { sessionOfIntent } from './completeSession.ts';
import { challengePage } from './paymentPage.ts';
import { successAddress } from './successAddress.ts';

interface ChallengeOptions {
  readonly database: DatabaseSync;
  readonly openContext: () => PaymentsContext;
  readonly onWritten: () => void;
}

export function serveChallenges(pages: Hono, { database, openContext, onWritten }: ChallengeOptions): void {
  const find = (id: string, payments: PaymentsContext): ChallengedIntent | null =>
    payments.store.find('payment_intent', id) ?? payments.store.find('setup_intent', id);

  pages.get('/pay/challenge/:id', (context) => {
    const payments = openContext();
    const intent = find(context.req.param('id'), payments);
    if (!intent) return context.notFound();
    const session = sessionOfIntent(intent.id, payments);
    if (intent.status !== 'requires_action') {
      return session ? context.redirect(`/pay/c/${session.id}`, 303) : context.notFound();
    }
    const target = session?.success_url ?? intent.next_action?.redirect_to_url?.return_url ?? null;
    const language = languageOf(context, session?.locale ?? null);
    return context.html(challengePage(intent, language), 200, plainPageHeaders(originOf(target)));
  });

  pages.post('/pay/challenge/:id', async (context) => {
    const form = await readForm(context);
    if (!form) return context.text('This form is not valid.', 400);
    return transaction(database, () => {
      const payments = openContext();
      const before = find(context.req.param('id'), payments);
      if (!before) return context.notFound();
      const { intent, session, returnUrl } = answerChallenge(before, form.answer === 'approve', payments);
      queueMicrotask(onWritten);
      if (session) {
        const isDone = session.status === 'complete';
        const target = isDone ? successAddress(session) : `/pay/c/${session.id}?challenge=failed`;
        return context.redirect(target, 303);
      }
      if (returnUrl === null) return context.text(intent.status, 200);
      const target = new URL(returnUrl);
      target.searchParams.set(intent.object, intent.id);
      target.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
      return context.redirect(target.href, 303);
    });
  });
}
