/**
 * How often a mailbox is written to, whoever asks: counted under a signed hash, for a day, beside the places that visitors call
 * from. Mails themselves cannot be counted, since a sent one keeps no address.
 */
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { ADDRESS_COUNT_RETENTION } from '#shared/limits.ts';
import { WAITLIST_MAILS_A_DAY } from '#shared/waitlistPolicy.ts';
import { visitorLimitPath } from '../callLimit.ts';
import type { Services } from '../services.ts';
import { foldAddress } from '../visitors/index.ts';

const storedSchema = z.object({ mailedAt: z.array(z.number()).catch([]) });

export interface Mailbox {
  readonly isOpen: boolean;
  /** After the transaction's last read. */
  noteMail(): void;
}

export async function readMailbox(
  transaction: Transaction,
  services: Services,
  email: string,
): Promise<Mailbox> {
  const { firestore, clock } = services;
  const document = firestore.doc(await visitorLimitPath(services, 'waitlist-mailbox', foldAddress(email)));
  const now = clock.now();
  const { mailedAt } = storedSchema.parse((await transaction.get(document)).data() ?? {});
  // What only a clock that was ahead can have written shuts nobody out.
  const lately = mailedAt.filter((instant) => instant > now - ADDRESS_COUNT_RETENTION && instant <= now);
  return {
    isOpen: lately.length < WAITLIST_MAILS_A_DAY,
    noteMail: () =>
      transaction.set(document, {
        mailedAt: [...lately, now],
        forgetAt: Timestamp.fromMillis(now + ADDRESS_COUNT_RETENTION),
      }),
  };
}
