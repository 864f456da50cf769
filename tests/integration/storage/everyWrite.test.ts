/**
 * The promises about files, with a fault at every system call in turn: what was acknowledged is there, what was not is
 * gone on with or begun anew, every object has its file, and nothing is left over.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { movableClock } from '../../support/backend.ts';
import { OBJECTS, openBareStorage } from '../../support/bareStorage.ts';
import { createFaultyDisk, everyFault, type Fault, type FaultyDisk } from '../../support/faultyDisk.ts';

/** Past the time a file that nothing points to is left. */
const LONG_ENOUGH = 11 * 60_000;
/** Looks through all folders once. */
const ROUND = 32;
const CHUNK = 3_000;

const clock = movableClock();
let parent: string;
let folder: string;
/** What clients were told is safe, by name. */
let acknowledged: Map<string, Buffer>;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'amaranth-every-write-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** The server's storage as a process of its own: everything but the folder is forgotten with it. */
function startProcess() {
  const faulty = createFaultyDisk();
  const storage = openBareStorage({ folder, disk: faulty.disk, clock });
  const indexed = () =>
    storage.database
      .prepare('SELECT content FROM storage_objects')
      .all()
      .map(({ content }) => JSON.parse(String(content)) as { name: string; file: string; size: number });
  return { ...storage, faulty, indexed };
}
type Process = ReturnType<typeof startProcess>;

let process: Process;
afterEach(async () => {
  process.database.close();
  await process.faulty.release();
});

async function restart(): Promise<void> {
  process.database.close();
  await process.faulty.release();
  process = startProcess();
}

let count = 0;
const freshContent = (size: number) => {
  count += 1;
  return Buffer.alloc(size, `content ${count}, `);
};

/** An operation of a client that goes on until it is done, however often it must ask again. */
type Operation = () => Promise<'done' | 'refused'>;

const isOk = ({ ok }: Response) => (ok ? 'done' : 'refused');

/** Three chunks, each from where the server says it stands. */
function resumable(name: string, content: Buffer): Operation {
  let session: string | null = null;
  let toldOffset = 0;
  return async () => {
    if (session === null) {
      const started = await process.send(`${OBJECTS}?name=${name}`, {
        method: 'POST',
        headers: {
          'x-goog-upload-protocol': 'resumable',
          'x-goog-upload-command': 'start',
          'x-goog-upload-header-content-length': String(content.length),
        },
      });
      if (!started.ok) return 'refused';
      session = started.headers.get('x-goog-upload-url');
    }
    const command = (name: string, offset = 0, body: Buffer | null = null) =>
      process.send(session ?? '', {
        method: 'POST',
        headers: { 'x-goog-upload-command': name, 'x-goog-upload-offset': String(offset) },
        body: body && new Uint8Array(body),
      });
    const asked = await command('query');
    if (!asked.ok) return 'refused';
    if (asked.headers.get('x-goog-upload-status') === 'final') {
      acknowledged.set(name, content);
      return 'done';
    }
    let offset = Number(asked.headers.get('x-goog-upload-size-received'));
    expect(offset, 'bytes that were told to be safe are').toBeGreaterThanOrEqual(toldOffset);
    for (;;) {
      const end = Math.min(offset + CHUNK, content.length);
      const isLast = end === content.length;
      const answer = await command(
        isLast ? 'upload, finalize' : 'upload',
        offset,
        content.subarray(offset, end),
      );
      if (!answer.ok) return 'refused';
      if (isLast) break;
      offset = end;
      toldOffset = end;
    }
    acknowledged.set(name, content);
    return 'done';
  };
}

function multipart(name: string, content: Buffer): Operation {
  return async () => {
    const head = `--b\r\ncontent-type: application/json\r\n\r\n{}\r\n--b\r\ncontent-type: text/plain\r\n\r\n`;
    const answer = await process.send(`${OBJECTS}?name=${name}`, {
      method: 'POST',
      headers: { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=b' },
      body: new Uint8Array(Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--')])),
    });
    if (answer.ok) acknowledged.set(name, content);
    return isOk(answer);
  };
}

/** The object goes at once, its file by the sweep. */
function deletion(name: string): Operation {
  return async () => {
    const answer = await process.send(`${OBJECTS}/${name}`, { method: 'DELETE' });
    if (answer.ok || answer.status === 404) acknowledged.delete(name);
    clock.advance(LONG_ENOUGH);
    return process.sweep().then(
      () => 'done' as const,
      () => 'refused' as const,
    );
  };
}

const filesBelow = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** `uncertain` may be as it was or as it was to become: nobody was told. */
async function expectSound(uncertain: string | null): Promise<void> {
  for (const { name, file, size } of process.indexed())
    expect((await stat(join(folder, 'files', file))).size, `the file of ${name}`).toBe(size);
  for (const [name, content] of acknowledged) {
    if (name === uncertain) continue;
    const answer = await process.send(`${OBJECTS}/${name}?alt=media`, { method: 'GET' });
    expect(Buffer.from(await answer.arrayBuffer()).equals(content), name).toBe(true);
  }
}

async function expectNothingLeftOver(): Promise<void> {
  for (let call = 0; call < ROUND; call += 1) await process.sweep();
  clock.advance(LONG_ENOUGH);
  await process.sweep();
  const wanted = process.indexed().map(({ file }) => join(folder, 'files', file));
  expect(await filesBelow(join(folder, 'files/objects'))).toEqual(wanted.sort());
  expect(await filesBelow(join(folder, 'files/arriving'))).toEqual([]);
}

/** Runs an operation with a fault at the given system call. False when there are not so many. */
async function runWith(step: number, fault: Fault, name: string, operation: Operation): Promise<boolean> {
  const { faulty }: { faulty: FaultyDisk } = process;
  faulty.arm(step, fault);
  const end = await Promise.race([operation(), faulty.crashed.then(() => 'crashed' as const)]);
  faulty.disarm();
  if (!faulty.hasStruck) {
    expect(end).toBe('done');
    await expectSound(null);
    return false;
  }
  if (end === 'crashed') await restart();
  await expectSound(end === 'done' ? null : name);
  if (end !== 'done') expect(await operation(), 'after the fault').toBe('done');
  await expectSound(null);
  await expectNothingLeftOver();
  return true;
}

const operations: readonly [string, (name: string) => Promise<Operation>][] = [
  ['An upload in three chunks', async (name) => resumable(name, freshContent(CHUNK * 3 - 500))],
  ['A file in one request', async (name) => multipart(name, freshContent(CHUNK))],
  [
    'A replacement',
    async (name) => {
      await multipart(name, freshContent(CHUNK))();
      return resumable(name, freshContent(CHUNK * 2));
    },
  ],
  [
    'A deletion',
    async (name) => {
      await multipart(name, freshContent(CHUNK))();
      return deletion(name);
    },
  ],
];

describe.each(operations)('%s', (title, prepare) => {
  test.each(Object.entries(everyFault))('loses nothing when any one system call %s', async (_, fault) => {
    folder = await mkdtemp(join(parent, 'data-'));
    acknowledged = new Map();
    process = startProcess();
    await multipart('bystander', freshContent(CHUNK))();
    let step = 1;
    for (;;) {
      const name = `file-${step}`;
      if (!(await runWith(step, fault, name, await prepare(name)))) break;
      step += 1;
    }
    // Each operation makes some calls: a fault that never strikes would prove nothing.
    expect(step, title).toBeGreaterThan(title === 'A deletion' ? 1 : 8);
  });
});
