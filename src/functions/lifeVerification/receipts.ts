/** What became of notices: the machine hears of it once, and it stands in the log with its receipt. */
import type { DocumentReference } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { verificationNameSchema } from '#shared/legacy/lifeVerificationDocument.ts';
import { channelIdSchema } from '#shared/lifeVerification/people.ts';
import { findMessage, type OutboundMessage, outboundMessage } from '../delivery/index.ts';
import type { Services } from '../services.ts';
import { feed, type ReadVerification, readVerification, writeLogLine } from './feed.ts';
import { channelsOf } from './verificationDocument.ts';

/** See [Note: Awaited mail]. */
export const AWAITED_BY = 'lifeVerification';

const aboutSchema = z.object({
  ownerId: z.string(),
  name: verificationNameSchema,
  run: z.string(),
  /** Absent for a mail to a contact, which moves nothing. */
  channel: channelIdSchema.optional(),
  notice: z.int().optional(),
});

/** Resolves with what follows from it: none for a mail that still waits, or was heard of already. */
export async function hearOf(services: Services, id: string): Promise<readonly DocumentReference[]> {
  const { firestore } = services;
  const row = outboundMessage(firestore, id);
  return firestore.runTransaction(async (transaction) => {
    const message = findMessage(await transaction.get(row));
    if (message?.settledFor !== AWAITED_BY) return [];
    const { ownerId, name, run, channel, notice } = aboutSchema.parse(message.about);
    const verification = await readVerification(transaction, services, ownerId, name);
    const stored = channel ? await transaction.get(channelsOf(firestore, ownerId).doc(channel)) : null;
    transaction.update(row, { settledFor: null });
    if (verification?.document.run !== run) return [];
    const hasArrived = message.delivery.state === 'sent';
    if (stored?.exists && !hasArrived) {
      transaction.update(stored.ref, { bouncedAt: Timestamp.fromMillis(services.clock.now()) });
    }
    logReceipt(transaction, services, verification, message);
    if (channel !== undefined && notice !== undefined) {
      const event = { is: hasArrived ? 'accepted' : 'bounced', channel, notice } as const;
      feed(transaction, services, verification, event, 'mail');
    }
    return verification.rows;
  });
}

function logReceipt(
  transaction: Parameters<typeof writeLogLine>[0],
  services: Services,
  verification: ReadVerification,
  { to, delivery }: OutboundMessage,
): void {
  const receipt =
    delivery.state === 'sent'
      ? `${delivery.messageId} ${delivery.acceptedBy}`
      : 'reason' in delivery
        ? delivery.reason
        : '';
  writeLogLine(transaction, services, verification, {
    is: 'mail',
    actor: delivery.state,
    channel: to.slice(0, 200),
    receipt: receipt.slice(0, 300),
  });
}
