/** Closes pages on which nobody paid in time. */
import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../../database/openDatabase.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import { expireSession } from './checkoutSessions.ts';

const PAGE = 100;

export function expireOverdueSessions(database: DatabaseSync, payments: PaymentsContext): void {
  transaction(database, () => {
    let before: string | undefined;
    for (;;) {
      const page = payments.store.list(
        'checkout.session',
        { status: 'open' },
        { limit: PAGE, starting_after: before },
      );
      for (const session of page.data)
        if (session.expires_at <= payments.now()) expireSession(session, payments);
      before = page.data.at(-1)?.id;
      if (!page.has_more) return;
    }
  });
}
