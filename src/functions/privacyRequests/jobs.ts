/** Requests by the clock: operators are reminded before the last day, and what is over is forgotten. */
import { Timestamp } from 'firebase-admin/firestore';
import { isUnderWay } from '#shared/domain/privacyRequest.ts';
import { deliverSoon, queueMail } from '../delivery/index.ts';
import { defineForgetting, defineJob } from '../jobs/index.ts';
import { findOperators } from '../visitors/index.ts';
import { draftToOperators } from './changeRequest.ts';
import { privacyRequests, readRequest } from './requestDocument.ts';

/** One mail for each last day that a request has, to each operator. */
export const remind = defineJob({
  name: 'privacyRequests-remind',
  expression: '7 * * * *',
  due: (services, now) =>
    privacyRequests(services).where('remindAt', '<=', Timestamp.fromMillis(now)).orderBy('remindAt'),
  process: async (services, { ref }) => {
    const operators = await findOperators(services);
    const mails = await services.firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      const request = readRequest(stored);
      const remindAt: unknown = stored.get('remindAt');
      if (!request || !(remindAt instanceof Timestamp)) return [];
      // It was extended or closed meanwhile.
      if (remindAt.toMillis() > services.clock.now() || !isUnderWay(request.state)) return [];
      const occasion = `${ref.id} ${request.dueAt} due`;
      const queued = await queueMail(
        transaction,
        services,
        draftToOperators(services, operators, ref.id, request, occasion),
      );
      transaction.update(ref, { remindAt: null });
      return queued;
    });
    await deliverSoon(services, mails);
  },
});

/** What nobody confirmed in time, and what was closed long enough ago. */
export const forget = defineForgetting({
  name: 'privacyRequests-forget',
  expression: '37 4 * * *',
  collection: privacyRequests,
});
