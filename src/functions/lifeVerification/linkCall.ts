/** The button on the page that a mailed link opens. Whoever holds the link may press it: it can only say that its owner lives. */
import { lifeVerificationCheckInByLink } from '#shared/callables/lifeVerification.ts';
import { countVisit } from '../callLimit.ts';
import { defineHandler } from '../handler.ts';
import { carryOutSoon } from './carryOut.ts';
import { readCheckInToken } from './checkInLink.ts';
import { feed, readVerification } from './feed.ts';

const GUESSES = { calls: 60, within: 60 * 60_000 };

export const checkInByLink = defineHandler(lifeVerificationCheckInByLink, {
  access: 'visitor',
  servesEveryVersion: true,
  run: async ({ token }, { services, address }) => {
    await countVisit(lifeVerificationCheckInByLink.name, GUESSES, address, services);
    const link = readCheckInToken(services, token);
    if (!link) return { outcome: 'unknown' as const };
    const { outcome, rows } = await services.firestore.runTransaction(async (transaction) => {
      const verification = await readVerification(transaction, services, link.uid, link.name);
      if (!verification || !(await link.isOf(verification.document.run))) {
        return { outcome: 'unknown' as const, rows: [] };
      }
      if (link.round < verification.document.linksFromRound) {
        return { outcome: 'done-before' as const, rows: [] };
      }
      if (services.clock.now() > link.expiresAt) return { outcome: 'expired' as const, rows: [] };
      const isDone = feed(transaction, services, verification, { is: 'sign-of-life' }, 'link');
      return { outcome: isDone ? ('done' as const) : ('done-before' as const), rows: verification.rows };
    });
    await carryOutSoon(services, rows);
    return { outcome };
  },
});
