/** A print file from its reservation to the workshop: whole or gone, its owner's alone, and kept while somebody wants it. */
import { createHash, randomBytes } from 'node:crypto';
import { connectStorageEmulator, getBytes, getStorage, ref, uploadBytes } from 'firebase/storage';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printFilesCommit, printFilesDiscard, printFilesReserve } from '#shared/callables/printFiles.ts';
import {
  PRINT_FILE_KEPT,
  PRINT_FILE_LIMIT,
  PRINT_FILE_UPLOAD_TERM,
  type PrintFileId,
  printFileIdSchema,
  printFilePath,
} from '#shared/domain/printFile.ts';
import type { Services } from '../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../support/backend.ts';
import { callableNamed, scheduleNamed } from '../support/catalogue.ts';
import { type Person, signUpPerson } from '../support/person.ts';
import { printPdf } from '../support/printPdf.ts';

const clock = jobsAtRestClock();
let backend: Backend;
let services: Services;
let person: Person;

beforeAll(async () => {
  backend = await startBackend({ clock });
  ({ services } = await backend.server.businessLogic());
  person = await signUpPerson(backend.origin);
});
afterAll(async () => {
  await person.leave();
  await backend.stop();
});

const newId = () => printFileIdSchema.parse(randomBytes(10).toString('hex'));
const pdf = await printPdf();
const describePrint = (id: PrintFileId, content: Buffer = pdf) => ({
  id,
  productId: 'keepsake-book' as const,
  size: '210x210',
  title: 'The orchard',
  pages: 24,
  coarsePictures: 1,
  byteCount: content.length,
  md5: createHash('md5').update(content).digest('base64'),
});

/** By the vendor's SDK, under the rules. */
async function send(
  to: { readonly uid: string; readonly id: string },
  content: Buffer = pdf,
  { contentType = 'application/pdf', as = person } = {},
) {
  const storage = getStorage(as.auth.app);
  if (!connected.has(as)) connectStorageEmulator(storage, '127.0.0.1', backend.port);
  connected.add(as);
  await uploadBytes(ref(storage, printFilePath(to.uid, to.id)), new Uint8Array(content), { contentType });
}
const connected = new Set<Person>();

const stateOf = async (id: string, uid = person.uid): Promise<unknown> =>
  (await services.firestore.doc(`users/${uid}/printFiles/${id}`).get()).get('state');
const isStored = async (id: string) =>
  (await services.bucket.file(printFilePath(person.uid, id)).exists())[0];
const HOUR = 3_600_000;
/** The job later, twice an hour apart: a run that finds the clock moved by weeks doubts it. The clock then goes back. */
async function forgetAfter(wait: number): Promise<void> {
  const before = clock.ahead;
  for (const later of [wait, wait + HOUR]) {
    clock.ahead = before + later;
    await scheduleNamed('printFiles-forget').run({ services, dueAt: clock.now() });
  }
  clock.ahead = before;
}
async function makeReady(): Promise<PrintFileId> {
  const id = newId();
  await person.call(printFilesReserve, describePrint(id));
  await send({ uid: person.uid, id });
  await person.call(printFilesCommit, { id });
  return id;
}
const discard = (id: PrintFileId) => person.call(printFilesDiscard, { id });

describe('A print file', () => {
  test('is reserved, sent, and ready; each call may be repeated', async () => {
    const id = newId();
    await person.call(printFilesReserve, describePrint(id));
    await person.call(printFilesReserve, describePrint(id));
    expect(await stateOf(id)).toBe('reserved');
    await expect(person.call(printFilesCommit, { id })).rejects.toMatchObject({
      details: { code: 'upload-incomplete' },
    });
    await send({ uid: person.uid, id });
    await person.call(printFilesCommit, { id });
    await person.call(printFilesCommit, { id });
    expect(await stateOf(id)).toBe('ready');
    await discard(id);
  });

  test('is not read back by anybody, nor written over once it is there', async () => {
    const id = await makeReady();
    const at = ref(getStorage(person.auth.app), printFilePath(person.uid, id));
    await expect(getBytes(at)).rejects.toMatchObject({ code: 'storage/unauthorized' });
    await expect(send({ uid: person.uid, id })).rejects.toMatchObject({ code: 'storage/unauthorized' });
    await discard(id);
  });

  test('is not sent without a reservation, in another length, or as something else than a PDF', async () => {
    const id = newId();
    const to = { uid: person.uid, id };
    await expect(send(to)).rejects.toMatchObject({ code: 'storage/unauthorized' });
    await person.call(printFilesReserve, describePrint(id));
    await expect(send(to, Buffer.concat([pdf, pdf]))).rejects.toMatchObject({ code: 'storage/unauthorized' });
    await expect(send(to, pdf, { contentType: 'text/html' })).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    await discard(id);
  });

  test('that arrived damaged is gone, and so is what only calls itself a PDF', async () => {
    const damaged = Buffer.from(pdf);
    damaged[damaged.length >> 1] = 0;
    const page = Buffer.from('<html>'.padEnd(400, ' '));
    for (const [described, sent, code] of [
      [pdf, damaged, 'checksum-mismatch'],
      [page, page, 'print-file-refused'],
    ] as const) {
      const id = newId();
      await person.call(printFilesReserve, describePrint(id, described));
      await send({ uid: person.uid, id }, sent);
      await expect(person.call(printFilesCommit, { id })).rejects.toMatchObject({ details: { code } });
      expect(await stateOf(id)).toBe('discarded');
      await forgetAfter(1);
      expect(await isStored(id)).toBe(false);
      await forgetAfter(PRINT_FILE_UPLOAD_TERM + HOUR + 2);
      expect(await stateOf(id)).toBeUndefined();
    }
  });

  test('is counted and measured by the server, not by its maker’s word', async () => {
    const id = newId();
    const thin = await printPdf({ pages: 20 });
    await person.call(printFilesReserve, describePrint(id, thin));
    await send({ uid: person.uid, id }, thin);
    await expect(person.call(printFilesCommit, { id })).rejects.toMatchObject({
      details: { code: 'print-file-refused' },
    });
    expect(await stateOf(id)).toBe('discarded');
    await discard(id);
  });

  test('that an upload brings after it was discarded is found, and gone in the end', async () => {
    const id = newId();
    await person.call(printFilesReserve, describePrint(id));
    await discard(id);
    await services.bucket.file(printFilePath(person.uid, id)).save(pdf);
    await forgetAfter(1);
    expect(await isStored(id)).toBe(true);
    await forgetAfter(PRINT_FILE_UPLOAD_TERM + 1);
    expect(await isStored(id)).toBe(false);
    expect(await stateOf(id)).toBeUndefined();
  });

  test('is made in the sizes that are sold', async () => {
    const wanted = { ...describePrint(newId()), size: '400x300' };
    await expect(person.call(printFilesReserve, wanted)).rejects.toMatchObject({
      details: { code: 'print-file-refused', field: 'size' },
    });
  });

  test('of somebody else is neither sent, nor finished, nor thrown away', async () => {
    const id = newId();
    await person.call(printFilesReserve, describePrint(id));
    const stranger = await signUpPerson(backend.origin);
    await expect(send({ uid: person.uid, id }, pdf, { as: stranger })).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    await expect(stranger.call(printFilesCommit, { id })).rejects.toMatchObject({
      details: { code: 'not-found' },
    });
    await stranger.call(printFilesDiscard, { id });
    expect(await stateOf(id)).toBe('reserved');
    await stranger.leave();
    await discard(id);
  });

  test('is not made by the demo', async () => {
    const caller = {
      uid: person.uid,
      email: '',
      emailVerified: true,
      claims: { demo: true, auth_time: 4_000_000_000 },
    };
    const reserve = callableNamed('printFiles-reserve');
    await expect(reserve.call(describePrint(newId()), { services, caller })).rejects.toMatchObject({
      code: 'demo-account-read-only',
    });
  });

  test('waits with at most nine others to be ordered', async () => {
    const ids = Array.from({ length: PRINT_FILE_LIMIT }, newId);
    for (const id of ids) await person.call(printFilesReserve, describePrint(id));
    await expect(person.call(printFilesReserve, describePrint(newId()))).rejects.toMatchObject({
      details: { code: 'item-limit-reached', limit: PRINT_FILE_LIMIT },
    });
    for (const id of ids) await discard(id);
    const next = newId();
    await person.call(printFilesReserve, describePrint(next));
    await discard(next);
  });
});

describe('A print file that nobody orders', () => {
  test('is forgotten after its term, and one that never arrived after a day', async () => {
    const never = newId();
    await person.call(printFilesReserve, describePrint(never));
    const ready = await makeReady();
    await forgetAfter(PRINT_FILE_UPLOAD_TERM + 1);
    expect(await stateOf(never)).toBe('discarded');
    expect(await stateOf(ready)).toBe('ready');
    await forgetAfter(PRINT_FILE_KEPT + 1);
    expect(await isStored(ready)).toBe(false);
    await forgetAfter(2 * PRINT_FILE_KEPT);
    expect([await stateOf(never), await stateOf(ready)]).toEqual([undefined, undefined]);
  });

  test('stays while it is in the cart, even against its owner', async () => {
    const id = await makeReady();
    const cart = services.firestore.doc(`users/${person.uid}/cart/current`);
    await cart.set({ lines: [{ printFileId: id }], recipients: [], revision: 1 });
    await expect(discard(id)).rejects.toMatchObject({ details: { code: 'conflict' } });
    await forgetAfter(PRINT_FILE_KEPT + 1);
    expect(await stateOf(id)).toBe('ready');
    expect(await isStored(id)).toBe(true);
    await cart.delete();
    await forgetAfter(2 * PRINT_FILE_KEPT + 3 * HOUR);
    expect(await isStored(id)).toBe(false);
  });

  test.each(['awaiting-payment', 'paid', 'in-production', 'shipped', 'delivered'])(
    'stays while an order that is %s wants it, even against its owner',
    async (state) => {
      const id = await makeReady();
      const order = services.firestore.collection('orders').doc();
      await order.set({
        buyerUid: person.uid,
        state,
        lines: [{ printFileId: id }],
        createdAt: Timestamp.now(),
      });
      await expect(discard(id)).rejects.toMatchObject({ details: { code: 'conflict' } });
      await forgetAfter(PRINT_FILE_KEPT + 1);
      expect(await isStored(id)).toBe(true);
      await order.update({ state: 'refunded' });
      await forgetAfter(2 * PRINT_FILE_KEPT + 3 * HOUR);
      expect(await isStored(id)).toBe(false);
      await order.delete();
    },
  );
});
