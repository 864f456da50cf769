import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { vaultIdSchema } from '#shared/vault/ids.ts';
import { createMemoryVault, fileOf, note, stepOf } from '../memoryVault.testing.ts';
import { runImport } from '../runImport.ts';
import { dropImport, keepImport, readImport, type SealingSession } from './importJournal.ts';
import { missingFiles } from './missingFiles.ts';
import { reportInterrupted } from './resumeImport.ts';

const CANARY = 'Passport of Rose';
const ownerId = userIdSchema.parse('rose');
const about = {
  fileName: `${CANARY}.json`,
  source: 'bitwarden-json',
  leftOut: 2,
  notTaken: [{ what: CANARY, why: 'passkey' }],
  remarked: [{ what: CANARY, why: 'other-place' }],
} as const;

/** Seals as a vault does: what was sealed by another does not open. */
function openVault(vaultId = vaultIdSchema.parse(crypto.randomUUID()), mask = 77): SealingSession {
  const turn = (bytes: Bytes) => bytes.map((byte) => byte ^ mask);
  return {
    identity: () => ({ ownerId, vaultId }),
    sealForDevice: async (bytes) => turn(bytes),
    openFromDevice: async (sealed) => (mask === 77 ? turn(sealed) : null),
  };
}

const files = [{ name: `${CANARY}.pdf`, contentType: '', bytes: new Blob(['x']) }];
const manySteps = () =>
  Array.from({ length: 230 }, (_, index) => stepOf(`${CANARY} ${index}`, index === 0 ? { files } : {}));

async function everythingOnDisk(): Promise<string> {
  const database = await openDB('amaranth-vault-imports');
  const rows: unknown = await database.getAll('imports');
  const keys = await database.getAllKeys('imports');
  database.close();
  const bytes = (rows as readonly (readonly Bytes[])[])
    .flat()
    .map((part) => Buffer.from(part).toString('latin1'));
  return [...keys.map(String), ...bytes].join('\n');
}

test('what an import was to save outlives its page, and nothing of it is readable on the disk', async () => {
  const session = openVault();
  const steps = manySteps();
  await keepImport(session, { ...about, steps });
  expect(await everythingOnDisk()).not.toContain('Passport');
  const kept = await readImport(session);
  expect(kept).toMatchObject(about);
  expect(kept?.steps.map(({ toSave }) => toSave)).toEqual(steps.map(({ toSave }) => toSave));
  expect(kept?.steps[0]?.fileNames).toEqual([`${CANARY}.pdf`]);
});

test('it opens in no other vault, and is gone when its report was closed', async () => {
  const session = openVault();
  await keepImport(session, { ...about, steps: manySteps() });
  expect(await readImport(openVault())).toBeNull();
  expect(await readImport(openVault(session.identity().vaultId, 78))).toBeNull();
  await dropImport(session);
  expect(await readImport(session)).toBeNull();
});

test('after a lock or a reload the report tells what came and what did not, and going on brings the rest', async () => {
  const session = openVault();
  const vault = createMemoryVault();
  const steps = manySteps();
  await keepImport(session, { ...about, steps });
  const run = (toRun: typeof steps, onProgress: (done: number) => void = () => undefined) =>
    runImport(toRun, {
      session: vault.session,
      presentItems: vault.presentItems,
      addFiles: async () => {},
      signal: new AbortController().signal,
      onProgress: ({ done }) => onProgress(done),
      isRepeated: true,
    });
  await run(steps, (done) => {
    vault.isLocked = done === 100;
  });
  vault.isLocked = false;

  const kept = await readImport(session);
  if (!kept) throw new Error('It was kept');
  const report = await reportInterrupted(kept, vault.presentItems(), vault.session);
  expect([report.imported.length, report.rest.length]).toEqual([100, 130]);
  expect(report).toMatchObject({ ...about, isInterrupted: true, undone: null });

  const rest = await run([...report.rest]);
  expect(rest.imported).toHaveLength(130);
  expect(vault.items.size).toBe(230);
});

test('an item that was changed by the import and written into since counts as come', async () => {
  const vault = createMemoryVault();
  const { toSave } = stepOf('Bank');
  const change = { toSave: { ...toSave, basedOn: 1, content: note('Bank, imported') }, former: note('Bank') };
  const kept = { ...about, steps: [{ title: 'Bank', fileNames: [], ...change }] };
  const report = async () => reportInterrupted(kept, vault.presentItems(), vault.session);
  await vault.session.save([toSave]);
  expect(await report()).toMatchObject({ imported: [], rest: [{ title: 'Bank' }] });
  await vault.session.save([change.toSave]);
  await vault.session.save([{ ...toSave, basedOn: 2, content: note('Bank, by hand') }]);
  expect(await report()).toMatchObject({ imported: [{ former: { title: 'Bank' } }], rest: [] });
});

test('files that nobody brings any more are named, and those on their way are not', async () => {
  const vault = createMemoryVault();
  const step = stepOf('Will');
  await vault.session.save([step.toSave]);
  const { itemId } = step.toSave;
  const expected = [{ itemId, title: 'Will', names: ['a.pdf', 'b.pdf'], formerCount: 0 }];
  const named = (onTheirWay = 0) =>
    missingFiles(expected, vault.presentItems(), new Map([[itemId, onTheirWay]]));
  expect(named()).toEqual(['Will: a.pdf', 'Will: b.pdf']);
  expect(named(2)).toEqual([]);
  const arrived = { ...step.toSave.content, attachments: [fileOf('a.pdf')] };
  await vault.session.save([{ itemId, basedOn: 1, content: arrived }]);
  expect(named()).toEqual(['Will: b.pdf']);
  expect(missingFiles(expected, new Map(), new Map())).toEqual([]);
});
