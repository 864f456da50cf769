/** What an owner does with the printed codes of their albums (shared/callables/albumCodes.ts). */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { albumCodesCreate, albumCodesRevoke, albumCodesUpdate } from '#shared/callables/albumCodes.ts';
import { ALBUM_CODE_LIMIT, ALBUM_CODE_TOTAL_LIMIT } from '#shared/limits.ts';
import { addressOf, codeFrom, codesOf } from '../albumCodeDocuments/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { readAlbum } from '../library/index.ts';
import { hashPasscode } from './passcode.ts';

/** Each hashes a passcode, which is slow on purpose. */
const CHANGES_OF_ONE_OWNER = { calls: 120, within: 3_600_000 };

/** Throws Refusal `album-code-limit-reached`. */
async function assertCodeRoom(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  albumId: string,
  totalLimit: number,
): Promise<void> {
  const codes = await transaction.get(
    codesOf(firestore, uid).limit(ALBUM_CODE_TOTAL_LIMIT).select('albumId', 'state'),
  );
  const open = codes.docs.filter(
    (code) => code.get('albumId') === albumId && code.get('state') !== 'revoked',
  );
  if (open.length < ALBUM_CODE_LIMIT && codes.size < totalLimit) return;
  throw new Refusal('album-code-limit-reached', 'There is no room for another code.', {
    albumCodeLimit: ALBUM_CODE_LIMIT,
  });
}

export const create = defineHandler(albumCodesCreate, {
  access: 'user',
  limit: CHANGES_OF_ONE_OWNER,
  run: async ({ codeId, albumId, passcode, ...choices }, { caller: { uid }, services }) => {
    const { firestore, clock } = services;
    const code = codesOf(firestore, uid).doc(codeId);
    const address = addressOf(firestore, codeId);
    const hash = passcode === null ? null : await hashPasscode(passcode);
    await firestore.runTransaction(async (transaction) => {
      const [taken, earlier] = await transaction.getAll(address, code);
      // The answer of the first call was lost.
      if (earlier?.exists) return;
      if (taken?.exists) throw new Refusal('conflict', 'This code is taken. Make another one.');
      await readAlbum(transaction, firestore, uid, albumId);
      await assertCodeRoom(transaction, firestore, uid, albumId, ALBUM_CODE_TOTAL_LIMIT);
      transaction.create(address, { ownerId: uid, passcode: hash });
      transaction.create(code, {
        ...choices,
        ownerId: uid,
        albumId,
        state: 'active',
        hasPasscode: hash !== null,
        openedCount: 0,
        openings: {},
        createdAt: Timestamp.fromMillis(clock.now()),
      });
    });
    return {};
  },
});

/** A change that shuts a code and does nothing else. */
const pausingSchema = z.strictObject({ codeId: z.string(), state: z.literal('paused') });

export const update = defineHandler(albumCodesUpdate, {
  access: 'user',
  servesEveryVersion: (data) => pausingSchema.safeParse(data).success,
  limit: CHANGES_OF_ONE_OWNER,
  run: async ({ codeId, passcode, ...changes }, { caller: { uid }, services: { firestore } }) => {
    const reference = codesOf(firestore, uid).doc(codeId);
    const hash = typeof passcode === 'string' ? await hashPasscode(passcode) : null;
    await firestore.runTransaction(async (transaction) => {
      const code = codeFrom(await transaction.get(reference));
      if (!code || code.state === 'revoked') throw codeNotFound();
      if (changes.albumId !== undefined && changes.albumId !== code.albumId) {
        await readAlbum(transaction, firestore, uid, changes.albumId);
        // The code is one of the total already.
        await assertCodeRoom(transaction, firestore, uid, changes.albumId, Number.POSITIVE_INFINITY);
      }
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      if (passcode !== undefined) {
        transaction.update(addressOf(firestore, codeId), { passcode: hash });
        given.hasPasscode = hash !== null;
      }
      transaction.update(reference, given);
    });
    return {};
  },
});

export const revoke = defineHandler(albumCodesRevoke, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ codeId }, { caller: { uid }, services: { firestore } }) => {
    const reference = codesOf(firestore, uid).doc(codeId);
    await firestore.runTransaction(async (transaction) => {
      const code = await transaction.get(reference);
      if (code.exists) transaction.update(reference, { state: 'revoked' });
    });
    return {};
  },
});

const codeNotFound = () => new Refusal('not-found', 'This code is no longer there.');
