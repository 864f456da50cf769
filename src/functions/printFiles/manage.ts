/** Print files are reserved, arrive, and are ready or gone: nothing in between is ever ordered. */
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { printFilesCommit, printFilesDiscard, printFilesReserve } from '#shared/callables/printFiles.ts';
import {
  PRINT_FILE_KEPT,
  PRINT_FILE_LIMIT,
  PRINT_FILE_TYPE,
  PRINT_FILE_UPLOAD_TERM,
  type PrintFile,
  printFilePath,
} from '#shared/domain/printFile.ts';
import { detectContentType, SIGNATURE_LENGTH } from '#shared/media/contentSignature.ts';
import { products } from '#shared/shop/products.ts';
import { assertIsSomebody } from '../access/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { checkPrint } from './checkPrint.ts';
import {
  isInCart,
  orderedPrintFiles,
  printFileFrom,
  printFilesOf,
  removeBytes,
} from './printFileDocument.ts';
import { readStored } from './readStored.ts';

const later = (services: Services, wait: number) => Timestamp.fromMillis(services.clock.now() + wait);

export const reserve = defineHandler(printFilesReserve, {
  access: 'user',
  limit: { calls: 60, within: 24 * 60 * 60_000 },
  run: ({ id, productId, size, ...described }, { caller, services }) => {
    assertIsSomebody(caller);
    const { uid } = caller;
    const sizes = products[productId].options.find((option) => option.id === 'size')?.values ?? [];
    if (!sizes.some((value) => value.id === size)) {
      throw new Refusal('print-file-refused', 'This is not made in that size.', { field: 'size' });
    }
    const { firestore } = services;
    const collection = printFilesOf(firestore, uid);
    return firestore.runTransaction(async (transaction) => {
      const kept = (await transaction.get(collection)).docs;
      const ordered = await orderedPrintFiles(transaction, services, uid);
      const earlier = kept.find((row) => row.id === id);
      if (earlier) {
        const isSame = printFileFrom(earlier)?.md5 === described.md5 && !ordered.has(id);
        if (!isSame || earlier.get('state') === 'discarded') {
          throw new Refusal('conflict', 'This id is in use.', { field: 'id' });
        }
        return {};
      }
      // A discarded one counts until its bytes are gone.
      const waiting = kept.filter((row) => !ordered.has(row.id) && row.get('isRemoved') !== true);
      if (waiting.length >= PRINT_FILE_LIMIT) {
        throw new Refusal('item-limit-reached', 'Too many print files wait to be ordered.', {
          limit: PRINT_FILE_LIMIT,
        });
      }
      transaction.create(collection.doc(id), {
        id,
        ownerId: uid,
        productId,
        size,
        ...described,
        state: 'reserved',
        createdAt: later(services, 0),
        forgetAt: later(services, PRINT_FILE_UPLOAD_TERM),
      });
      return {};
    });
  },
});

const objectSchema = z.object({
  size: z.coerce.number(),
  md5Hash: z.string().default(''),
  contentType: z.string().default(''),
});

export const commit = defineHandler(printFilesCommit, {
  access: 'user',
  run: async ({ id }, { caller: { uid }, services }) => {
    const reference = printFilesOf(services.firestore, uid).doc(id);
    const file = printFileFrom(await reference.get());
    if (!file || file.state === 'discarded') throw new Refusal('not-found', 'There is no such print file.');
    if (file.state === 'ready') return {};
    const refusal = await findRefusal(services, printFilePath(uid, id), file);
    if (refusal?.code === 'upload-incomplete') throw refusal;
    await services.firestore.runTransaction(async (transaction) => {
      const now = printFileFrom(await transaction.get(reference));
      if (now?.state !== 'reserved') return;
      transaction.update(
        reference,
        refusal
          ? { state: 'discarded', forgetAt: later(services, 0) }
          : { state: 'ready', forgetAt: later(services, PRINT_FILE_KEPT) },
      );
    });
    if (refusal) throw refusal;
    return {};
  },
});

/** Why what arrived is not what was promised. */
async function findRefusal(services: Services, path: string, file: PrintFile): Promise<Refusal | null> {
  const stored = services.bucket.file(path);
  const [isThere] = await stored.exists();
  if (!isThere) return new Refusal('upload-incomplete', 'The print file has not arrived yet.');
  const [metadata] = await stored.getMetadata();
  const { size, md5Hash, contentType } = objectSchema.parse(metadata);
  if (size !== file.byteCount || md5Hash !== file.md5) {
    return new Refusal('checksum-mismatch', 'The print file arrived damaged.');
  }
  const read = readStored(services, path, size);
  const detected = await detectContentType(new Uint8Array(await read(0, SIGNATURE_LENGTH)));
  if (contentType !== PRINT_FILE_TYPE || detected !== PRINT_FILE_TYPE) {
    return new Refusal('print-file-refused', 'The file is no PDF.');
  }
  const fault = await checkPrint(read, file);
  return fault === null ? null : new Refusal('print-file-refused', `It cannot be printed: ${fault}`);
}

export const discard = defineHandler(printFilesDiscard, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ id }, { caller: { uid }, services }) => {
    const { firestore } = services;
    const reference = printFilesOf(firestore, uid).doc(id);
    const isDiscarded = await firestore.runTransaction(async (transaction) => {
      const row = await transaction.get(reference);
      const ordered = await orderedPrintFiles(transaction, services, uid);
      const isWanted = await isInCart(transaction, firestore, uid, id);
      if (!row.exists || row.get('isRemoved') === true) return false;
      if (isWanted) throw new Refusal('conflict', 'This print file is in the cart.');
      if (ordered.has(id)) throw new Refusal('conflict', 'This print file was ordered.');
      transaction.update(reference, { state: 'discarded', forgetAt: later(services, 0) });
      return true;
    });
    // What stays by a fault, the job comes for.
    if (isDiscarded) await removeBytes(services, uid, reference).catch(() => undefined);
    return {};
  },
});
