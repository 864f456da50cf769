/** Work by the clock looks again at what made a row due: what its owner did in between counts, and nothing of it is taken. */
import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  vaultAbandonFiles,
  vaultBringBack,
  vaultDiscard,
  vaultExtendFiles,
  vaultReplaceKeys,
  vaultReserveFiles,
  vaultRestore,
  vaultTrash,
} from '#shared/callables/vault.ts';
import { TRASH_RETENTION } from '#shared/limits.ts';
import { crc32cOf } from '#shared/vault/crc32c.ts';
import type { Schedule } from '../../../src/functions/schedule.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import { overtakenBy } from '../../support/jobs.ts';
import { violationsOf } from '../../support/library.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { sendContent } from '../../support/upload.ts';
import {
  changedKeys,
  makeVault,
  newItem,
  opaque,
  saveOne,
  sendVaultFile,
  storeVaultFile,
} from '../../support/vault/opaque.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const clock = jobsAtRestClock();
let backend: Backend;
let services: Services;
beforeAll(async () => {
  backend = await startBackend({ clock });
  ({ services } = await backend.server.businessLogic());
});
afterAll(() => backend.stop());

async function withPerson(run: (person: Person) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  try {
    await run(person);
    expect(await violationsOf(services, person.uid)).toEqual([]);
  } finally {
    await person.leave();
  }
}

const stored = (person: Person, path: string) => services.firestore.doc(`users/${person.uid}/${path}`);
const fieldOf = async (person: Person, path: string, field: string): Promise<unknown> =>
  (await stored(person, path).get()).get(field);

/** When `term` is over, with `change` in between: the run before it is the one that may doubt the clock. */
async function runOvertaken(
  job: Schedule,
  person: Person,
  term: number,
  change: () => Promise<unknown>,
): Promise<void> {
  clock.ahead += term - 2 * HOUR;
  await job.run({ services, dueAt: clock.now() });
  clock.ahead += 3 * HOUR;
  // Theirs of weeks ago is over.
  await person.auth.currentUser?.getIdToken(true);
  let times = 0;
  const overtaken = overtakenBy(services, async () => {
    times += 1;
    await change();
  });
  await job.run({ services: overtaken, dueAt: clock.now() });
  expect(times).toBe(1);
}

test.each([
  ['brought back', false, { state: 'kept', version: 4 }],
  ['brought back and thrown away anew', true, { state: 'trashed', version: 5 }],
])('what is %s while the trash is emptied is not erased', (_what, isThrownAgain, standing) =>
  withPerson(async (person) => {
    const { vaultId } = await makeVault(person);
    const item = newItem();
    const { itemId } = item;
    await saveOne(person, vaultId, item);
    const throwAway = (basedOn: number) => {
      const items = [{ itemId, basedOn, sealed: opaque(), tombstone: opaque() }];
      return person.call(vaultTrash, { vaultId, items });
    };
    await throwAway(1);
    await runOvertaken(scheduleNamed('vault-emptyTrash'), person, TRASH_RETENTION, async () => {
      await person.call(vaultRestore, { vaultId, items: [{ itemId, basedOn: 2, sealed: opaque() }] });
      if (isThrownAgain) await throwAway(4);
    });
    expect((await stored(person, `vaultItems/${itemId}`).get()).data()).toMatchObject(standing);
  }),
);

test('a vault that is brought back while its days end is not erased', () =>
  withPerson(async (person) => {
    const { vaultId } = await makeVault(person);
    const item = newItem();
    await saveOne(person, vaultId, item);
    await person.call(vaultDiscard, { vaultId });
    await runOvertaken(scheduleNamed('vault-eraseDiscarded'), person, TRASH_RETENTION, () =>
      person.call(vaultBringBack, { vaultId }),
    );
    expect(await fieldOf(person, `vaults/${vaultId}`, 'erasureDueAt')).toBeNull();
    expect(await saveOne(person, vaultId, { ...item, basedOn: 1, sealed: opaque() })).toMatchObject({
      outcome: 'saved',
    });
  }));

test('a file that is asked for again, or named, while its day ends is not given up', () =>
  withPerson(async (person) => {
    const { vaultId } = await makeVault(person);
    const item = newItem();
    const underway = await sendVaultFile(person, vaultId, item.itemId);
    const arrived = await storeVaultFile(person, vaultId, item.itemId);
    await runOvertaken(scheduleNamed('vault-giveUpLate'), person, DAY, async () => {
      await person.call(vaultExtendFiles, { fileIds: [underway] });
      await saveOne(person, vaultId, { ...item, fileIds: [arrived] });
    });
    expect(await fieldOf(person, `vaultFiles/${underway}`, 'state')).toBe('reserved');
    expect(await fieldOf(person, `vaultFiles/${arrived}`, 'state')).toBe('attached');
  }));

test('keys of before that were opened past a moment ago, after all, are kept for their days', () =>
  withPerson(async (person) => {
    const keys = await makeVault(person);
    await person.call(vaultReplaceKeys, { keys: changedKeys(keys) });
    const former = stored(person, `formerVaultKeys/${keys.vaultId}-1`);
    const openedNow = () => former.update({ openedLaterAt: Timestamp.fromMillis(clock.now()) });
    await openedNow();
    await runOvertaken(scheduleNamed('vault-forgetFormerKeys'), person, TRASH_RETENTION, openedNow);
    expect((await former.get()).exists).toBe(true);
  }));

test('bytes that came anew under the name of a file that was given up are not removed with it', () =>
  withPerson(async (person) => {
    const { vaultId } = await makeVault(person);
    const { itemId } = newItem();
    const content = randomBytes(5_000);
    const first = await sendVaultFile(person, vaultId, itemId);
    const second = await sendVaultFile(person, vaultId, itemId);
    for (const fileId of [first, second]) {
      await person.call(vaultAbandonFiles, { fileIds: [fileId] });
    }
    const sendAgain = async () => {
      // Another run was here.
      await stored(person, `vaultFiles/${second}`).delete();
      const file = { fileId: second, itemId, byteCount: content.length, crc32c: await crc32cOf(content) };
      await person.call(vaultReserveFiles, { vaultId, files: [file] });
      const folder = `users/${person.uid}/vault`;
      await sendContent(person, folder, content, 'application/octet-stream', second);
    };
    clock.ahead += HOUR / 2;
    const { bucket } = services;
    const overtaken: Services = {
      ...services,
      bucket: new Proxy(bucket, {
        get: (target, name) => {
          const member: unknown = Reflect.get(target, name, target);
          if (typeof member !== 'function') return member;
          if (name !== 'file') return member.bind(target);
          return (path: string) => ({
            delete: async () => {
              if (path.endsWith(first)) await sendAgain();
              await bucket.file(path).delete({ ignoreNotFound: true });
            },
          });
        },
      }),
    };
    await scheduleNamed('vault-removeLeftFiles').run({ services: overtaken, dueAt: clock.now() });
    expect((await stored(person, `vaultFiles/${first}`).get()).exists).toBe(false);
    expect(await fieldOf(person, `vaultFiles/${second}`, 'state')).toBe('reserved');
    const [stays] = await bucket.file(`users/${person.uid}/vault/${second}`).exists();
    expect(stays).toBe(true);
  }));
