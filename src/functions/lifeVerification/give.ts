/**
 * What is given, and what is taken back.
 *
 * [Note: Giving while the owner returns]
 * A stage is written outside of the transaction that looks whether it is still to be given, and the owner may act in between.
 * So the record is looked at again afterwards: where the stage is of a round that is over by then, a row that takes
 * everything back is left in its place, in the same transaction. A kill between the two leaves the row, which comes here
 * again.
 */
import type { DocumentReference } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { isStillToBeGiven } from '#shared/lifeVerification/release.ts';
import { routes } from '#shared/routes.ts';
import { draftMail, findAddressee, queueMail } from '../delivery/index.ts';
import { giveStage, takeBack as takeBackAll } from '../release/index.ts';
import type { Services } from '../services.ts';
import { type CarriedOut, occasionOf, type RowOf, readRow, rowOf } from './effectRows.ts';
import { feed, type ReadVerification, readVerification, shareLog } from './feed.ts';

export async function give(
  services: Services,
  reference: DocumentReference,
  row: RowOf<'give'>,
): Promise<CarriedOut> {
  const { ownerId, name, round, deed } = row;
  const { firestore } = services;
  if (name === 'rehearsal') return showToOwner(services, reference, row);
  const isDue = await firestore.runTransaction(async (transaction) =>
    isAsked(await readVerification(transaction, services, ownerId, name), row),
  );
  if (isDue) await giveStage(services, { ownerId, name, to: deed.to, stage: deed.stage, round });
  return firestore.runTransaction(async (transaction): Promise<CarriedOut> => {
    const stored = readRow(await transaction.get(reference));
    const verification = await readVerification(transaction, services, ownerId, name);
    if (!stored) return {};
    transaction.delete(reference);
    if (verification?.document.life.round === round) {
      // Also where the release has stopped meanwhile: what was given has to be known, so that it can be taken back.
      const given = { is: 'given', to: deed.to, stage: deed.stage, round } as const;
      if (isDue) feed(transaction, services, verification, given, 'time');
      return { rows: verification.rows };
    }
    // An earlier attempt may have written it.
    const key = `${row.key}/late`;
    const late = rowOf(firestore, { ...row, key });
    transaction.set(late, {
      ...row,
      key,
      deed: { do: 'take-back', from: deed.to },
      dueAt: Timestamp.fromMillis(services.clock.now()),
    });
    return { rows: [late] };
  });
}

function isAsked(
  verification: ReadVerification | null,
  { round, deed: { to, stage } }: RowOf<'give'>,
): verification is ReadVerification {
  return verification !== null && isStillToBeGiven(verification.document.life, { to, stage, round });
}

/** Made-up things reach nobody: the owner is told what would have. */
async function showToOwner(
  services: Services,
  reference: DocumentReference,
  row: RowOf<'give'>,
): Promise<CarriedOut> {
  const { ownerId, name, round, deed } = row;
  const addressee = await findAddressee(services, ownerId);
  return services.firestore.runTransaction(async (transaction): Promise<CarriedOut> => {
    const stored = readRow(await transaction.get(reference));
    const verification = await readVerification(transaction, services, ownerId, name);
    const real = await readVerification(transaction, services, ownerId);
    if (!stored) return {};
    if (!isAsked(verification, row) || verification.document.run !== stored.run) {
      transaction.delete(reference);
      return {};
    }
    const setup = { link: `${services.appOrigin}${routes.lifeVerification.path}` };
    const mails = await queueMail(transaction, services, [
      ...draftMail(addressee, occasionOf(row), 'life-rehearsal-gift', { ...setup, stage: deed.stage }),
    ]);
    transaction.delete(reference);
    const given = { is: 'given', to: deed.to, stage: deed.stage, round } as const;
    feed(transaction, services, verification, given, 'time');
    const rows = [...verification.rows];
    if (real && verification.document.life.state.is === 'released') {
      shareLog(verification, real);
      feed(transaction, services, real, { is: 'rehearsed' }, ownerId);
      rows.push(...real.rows);
    }
    return { mails, rows };
  });
}

export async function takeBack(
  services: Services,
  reference: DocumentReference,
  { ownerId, name, round, deed }: RowOf<'take-back'>,
): Promise<CarriedOut> {
  if (name === 'real') await takeBackAll(services, { ownerId, name, to: deed.from, round });
  await reference.delete();
  return {};
}
