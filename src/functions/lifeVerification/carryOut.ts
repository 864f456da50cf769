/** Carries out what changes asked for: at once for whoever caused it, and by a job for what was cut short or is for later. */
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { deliverSoon, outboundMessages } from '../delivery/index.ts';
import { defineJob } from '../jobs/index.ts';
import type { Services } from '../services.ts';
import { closeRound } from './closeRound.ts';
import { type CarriedOut, EFFECTS, type EffectRow, type RowDeed, type RowOf, readRow } from './effectRows.ts';
import { give, takeBack } from './give.ts';
import { AWAITED_BY, hearOf } from './receipts.ts';
import { showAsks } from './showAsks.ts';
import { tellContact } from './tellContact.ts';
import { tellOwner } from './tellOwner.ts';

/** Rows that follow from one another within one call; what is left then is the job's. */
const MOST_ROWS = 500;

/** Never rejects: what fails stands in its row, and the job goes on with it. */
export async function carryOutSoon(services: Services, rows: readonly DocumentReference[]): Promise<void> {
  const left = [...rows];
  for (let count = 0; count < MOST_ROWS; count += 1) {
    const row = left.shift();
    if (!row) return;
    try {
      left.push(...(await carryOut(services, row)));
    } catch (error) {
      services.log.log('error', 'legacy-effect-failed', { path: row.path, reason: String(error) });
    }
  }
}

/** Resolves with the rows that followed. */
async function carryOut(
  services: Services,
  reference: DocumentReference,
): Promise<readonly DocumentReference[]> {
  const row = readRow(await reference.get());
  if (!row || row.dueAt.toMillis() > services.clock.now()) return [];
  const { mails = [], rows = [] } = await deeds(row)(services, reference);
  await deliverSoon(services, mails);
  const heard = [];
  for (const mail of mails) heard.push(...(await hearOf(services, mail)));
  return [...rows, ...heard];
}

type Carry = (services: Services, reference: DocumentReference) => Promise<CarriedOut>;

function deeds(row: EffectRow): Carry {
  const { deed } = row;
  const of =
    <Does extends RowDeed['do']>(
      carry: (services: Services, reference: DocumentReference, row: RowOf<Does>) => Promise<CarriedOut>,
      narrowed: Extract<RowDeed, { do: Does }>,
    ): Carry =>
    (services, reference) =>
      carry(services, reference, { ...row, deed: narrowed });
  switch (deed.do) {
    case 'tell-owner':
      return of(tellOwner, deed);
    case 'tell-contact':
      return of(tellContact, deed);
    case 'give':
      return of(give, deed);
    case 'take-back':
      return of(takeBack, deed);
    case 'show-asks':
      return of(showAsks, deed);
    case 'close-round':
      return of(closeRound, deed);
  }
}

export const carryOutDue = defineJob({
  name: 'lifeVerification-carryOut',
  expression: '* * * * *',
  due: ({ firestore }, now) =>
    firestore.collectionGroup(EFFECTS).where('dueAt', '<=', Timestamp.fromMillis(now)).orderBy('dueAt'),
  process: async (services, { ref }) => {
    await carryOutSoon(services, await carryOut(services, ref));
  },
});

/** What was settled while nobody waited for it: by the job that delivers, or by a bounce. */
export const hearReceipts = defineJob({
  name: 'lifeVerification-hearReceipts',
  expression: '* * * * *',
  due: ({ firestore }) => outboundMessages(firestore).where('settledFor', '==', AWAITED_BY),
  process: async (services, { id }) => carryOutSoon(services, await hearOf(services, id)),
});
