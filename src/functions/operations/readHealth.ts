/** How the server is: what waits, what failed, and what the machine itself knows. It names no person. */
import { operationsReadHealth } from '#shared/callables/operations.ts';
import type { DeliveryState } from '#shared/domain/delivery.ts';
import { outboundMessages } from '../delivery/index.ts';
import { defineHandler } from '../handler.ts';
import { readHeartbeats } from '../jobs/index.ts';

export const readHealth = defineHandler(operationsReadHealth, {
  access: 'admin',
  effect: 'reads',
  run: async (_input, { services }) => {
    const { firestore, readHost } = services;
    const countOf = async (collection: string, field: string, values: readonly string[]) =>
      (await firestore.collection(collection).where(field, 'in', values).count().get()).data().count;
    const mailsOf = async (state: DeliveryState) =>
      (await outboundMessages(firestore).where('delivery.state', '==', state).count().get()).data().count;
    const [waitingMails, refusedMails, heartbeats, host, ...queues] = await Promise.all([
      mailsOf('waiting'),
      mailsOf('refused'),
      readHeartbeats(firestore),
      readHost?.() ?? null,
      countOf('orders', 'state', ['awaiting-payment']),
      countOf('paymentEvents', 'state', ['received']),
      countOf('privacyRequests', 'state', ['open', 'extended']),
      countOf('supportRequests', 'state', ['open']),
    ]);
    const [unpaidOrders, waitingPaymentEvents, openPrivacyRequests, openMessages] = queues;
    return {
      waitingMails,
      refusedMails,
      failingSubjects: heartbeats.reduce((sum, { failures }) => sum + failures, 0),
      lateJobs: host ? [...host.lateJobs] : null,
      unpaidOrders,
      waitingPaymentEvents,
      openPrivacyRequests,
      openMessages,
      disk: host?.disk ?? null,
      lastBackupAt: asInstant(host?.lastBackupAt),
      certificateExpiresAt: asInstant(host?.certificateExpiresAt),
    };
  },
});

const asInstant = (milliseconds: number | null | undefined) =>
  milliseconds === null || milliseconds === undefined ? null : new Date(milliseconds).toISOString();
