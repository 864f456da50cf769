/** What whoever holds a printed code asks: to see the album, and to write into its guest book. */
import { Timestamp } from 'firebase-admin/firestore';
import { albumCodesOpen, albumCodesSign, type VisitedAlbum } from '#shared/callables/albumCodes.ts';
import { guestBookEntrySchema } from '#shared/domain/albumCode.ts';
import { PENDING_ENTRY_LIMIT, SHOWN_ENTRY_LIMIT } from '#shared/limits.ts';
import { addressOf, codeFrom, codesOf, entriesOf } from '../albumCodeDocuments/index.ts';
import { countVisit } from '../callLimit.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { countOpening } from './countOpening.ts';
import { findOpenCode, type OpenCode } from './findOpenCode.ts';
import { makePass, passAge } from './passcode.ts';
import { tryPasscode } from './tryPasscode.ts';
import { readVisitedItems } from './visitedItems.ts';

const HOUR = 60 * 60_000;
/** A hall of people behind one address looks at an album; who tries out codes does not get far. */
const OPENINGS_FROM_ONE_PLACE = { calls: 900, within: HOUR };
const SIGNINGS_FROM_ONE_PLACE = { calls: 12, within: HOUR };
/** Far more than a funeral writes: a few who would fill a book meet their own limit long before. */
const SIGNINGS_OF_ONE_CODE = { calls: 1_200, within: HOUR };
/** Nobody reads, thinks and writes in less, in milliseconds. */
const LEAST_WRITING_TIME = 3_000;

export const open = defineHandler(albumCodesOpen, {
  access: 'visitor',
  effect: 'reads',
  run: async ({ codeId, passcode, pass, after, openingId }, { services, address }): Promise<VisitedAlbum> => {
    await countVisit(albumCodesOpen.name, OPENINGS_FROM_ONE_PLACE, address, services);
    const opened = await findOpenCode(services, codeId);
    const secret = { codeId: opened.code.id, passcode: opened.passcode };
    const hasPass = pass !== undefined && (await passAge(services, secret, pass)) !== null;
    if (opened.passcode !== null && !hasPass) {
      if (passcode === undefined) return { is: 'locked' };
      await tryPasscode(services, { code: opened.code, hash: opened.passcode }, passcode, address);
    }
    const [shown, guestBook] = await Promise.all([
      readVisitedItems(services, opened, after),
      opened.code.hasGuestBook ? readGuestBook(services, opened) : null,
    ]);
    // A page that goes on, or gets new links, was counted when it was opened.
    if (!hasPass) await countOpening(services, opened.code, openingId);
    return {
      is: 'open',
      title: opened.title,
      description: opened.description,
      ...shown,
      pass: hasPass ? pass : await makePass(services, secret),
      guestBook,
    };
  },
});

async function readGuestBook({ firestore }: Services, { ownerId, code }: OpenCode) {
  const approved = await entriesOf(firestore, ownerId)
    .where('codeId', '==', code.id)
    .where('state', '==', 'approved')
    .orderBy('signedAt', 'desc')
    .limit(SHOWN_ENTRY_LIMIT)
    .get();
  return approved.docs.flatMap((document) => {
    const signedAt: unknown = document.get('signedAt');
    const words = guestBookEntrySchema.pick({ name: true, words: true }).safeParse(document.data()).data;
    if (!words || !(signedAt instanceof Timestamp)) return [];
    return [{ ...words, signedAt: signedAt.toDate().toISOString() }];
  });
}

export const sign = defineHandler(albumCodesSign, {
  access: 'visitor',
  run: async ({ codeId, pass, entryId, name, words, website }, { services, address }) => {
    const { firestore, clock } = services;
    await countVisit(albumCodesSign.name, SIGNINGS_FROM_ONE_PLACE, address, services);
    const opened = await findOpenCode(services, codeId);
    const { code, ownerId, passcode } = opened;
    const age = await passAge(services, { codeId: code.id, passcode }, pass);
    if (age === null) throw new Refusal('passcode-wrong', 'The code must be opened again.');
    if (age < LEAST_WRITING_TIME) {
      throw new Refusal('too-many-attempts', 'Take a moment, and send it again.', {
        retryAfterSeconds: Math.ceil((LEAST_WRITING_TIME - age) / 1_000),
      });
    }
    if (website !== '') return {};
    await countVisit(`${albumCodesSign.name} ${code.id}`, SIGNINGS_OF_ONE_CODE, 'everywhere', services);
    const entry = entriesOf(firestore, ownerId).doc(entryId);
    await firestore.runTransaction(async (transaction) => {
      const [stored, kept, earlier] = await transaction.getAll(
        codesOf(firestore, ownerId).doc(code.id),
        addressOf(firestore, code.id),
        entry,
      );
      // The answer of the first call was lost.
      if (earlier?.exists) return;
      const now = stored && kept?.exists ? codeFrom(stored) : null;
      if (now?.state !== 'active' || !now.hasGuestBook)
        throw new Refusal('album-code-closed', 'This guest book is closed.');
      const pending = await transaction.get(
        entriesOf(firestore, ownerId)
          .where('codeId', '==', code.id)
          .where('state', '==', 'pending')
          .limit(PENDING_ENTRY_LIMIT)
          .select(),
      );
      if (pending.size >= PENDING_ENTRY_LIMIT)
        throw new Refusal('too-many-attempts', 'Much is waiting here to be read. Try again another day.');
      transaction.create(entry, {
        codeId: code.id,
        name,
        words,
        state: 'pending',
        signedAt: Timestamp.fromMillis(clock.now()),
      });
    });
    return {};
  },
});
