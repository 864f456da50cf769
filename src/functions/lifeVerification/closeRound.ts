/** What is of a round that is over: what contacts sealed anew for it, and what still waits to ask somebody in it. */
import type { DocumentReference } from 'firebase-admin/firestore';
import { findMessage, outboundMessage, outboundMessages } from '../delivery/index.ts';
import type { MailPurpose } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { type CarriedOut, type RowOf, readRow } from './effectRows.ts';
import { isVotedOn, readVerification } from './feed.ts';
import { sharesOf } from './resealedShares.ts';

/** More than this is not erased in one transaction; the row stays until none is left. */
const AT_ONCE = 400;

export async function closeRound(
  services: Services,
  reference: DocumentReference,
  row: RowOf<'close-round'>,
): Promise<CarriedOut> {
  await withdrawMails(services, row);
  const { ownerId, name } = row;
  return services.firestore.runTransaction(async (transaction): Promise<CarriedOut> => {
    const stored = readRow(await transaction.get(reference));
    const verification = await readVerification(transaction, services, ownerId, name);
    const life = verification?.document.life;
    const round = life && isVotedOn(life) ? life.round : Number.MAX_SAFE_INTEGER;
    const old = await transaction.get(sharesOf(services, ownerId).where('round', '<', round).limit(AT_ONCE));
    if (!stored) return {};
    // A rehearsal has none, and those of the real verification are not its to erase.
    if (name === 'real') for (const { ref } of old.docs) transaction.delete(ref);
    if (name === 'real' && old.size === AT_ONCE) return { rows: [reference] };
    transaction.delete(reference);
    return {};
  });
}

const asking: ReadonlySet<string> = new Set<MailPurpose>([
  'life-reminder',
  'life-grace',
  'life-verifying',
  'life-disputed',
  'life-veto',
  'life-case-opened',
  'life-contact-asked',
  'life-contact-disputed',
]);

/** Nobody is asked by a mail that was late for what was meanwhile answered. */
async function withdrawMails(services: Services, row: RowOf<'close-round'>): Promise<void> {
  const { firestore } = services;
  const waiting = await outboundMessages(firestore)
    .where('about.ownerId', '==', row.ownerId)
    .where('delivery.state', '==', 'waiting')
    .limit(AT_ONCE)
    .get();
  for (const { id } of waiting.docs) {
    await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(outboundMessage(firestore, id));
      const message = findMessage(stored);
      if (message?.delivery.state !== 'waiting' || !asking.has(message.purpose)) return;
      const { name, round } = message.about;
      if (name === row.name && typeof round === 'number' && round < row.round) transaction.delete(stored.ref);
    });
  }
}
