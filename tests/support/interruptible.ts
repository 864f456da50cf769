/**
 * One person's album on a server that can be cut off, killed and started again behind a proxy, in a browser that can
 * be closed and opened again. What is safe is asked of the server itself.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type LaunchOptions, type Page } from '@playwright/test';
import type { Amaranth } from '../e2e/fixtures.ts';
import { type Credentials, newCredentials, signIn } from '../e2e/pages/account.ts';
import { addFiles, type GivenFile, openNewAlbum } from '../e2e/pages/albums.ts';
import { type SpawnedBackend, spawnBackend } from './backend.ts';
import { type CuttingProxy, startCuttingProxy } from './cuttingProxy.ts';
import { type Person, signInPerson } from './person.ts';
import { purposeOf, readSafe, type Safe } from './safeFiles.ts';

const samples = join(import.meta.dirname, 'media');
let made = 0;

/** A photograph that no other file equals: a comment after the start of the picture. */
export function newPhoto(): GivenFile {
  made += 1;
  const content = readFileSync(join(samples, 'lake-1.jpg'));
  const comment = Buffer.from(`picture ${String(made).padStart(6, '0')} of ${process.pid}`);
  const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  const buffer = Buffer.concat([content.subarray(0, 2), length, comment, content.subarray(2)]);
  return { name: `photo-${made}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** A film that no other file equals, too long for one chunk: an ignored box at its end. */
export function newFilm(): GivenFile {
  made += 1;
  const filler = Buffer.alloc(1_100_000, made % 256);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(filler.length + 8);
  head.write('free', 4);
  filler.write(`film ${made} of ${process.pid}`);
  const buffer = Buffer.concat([readFileSync(join(samples, 'film.mp4')), head, filler]);
  return { name: `film-${made}.mp4`, mimeType: 'video/mp4', buffer };
}

export class InterruptibleAlbum {
  readonly proxy: CuttingProxy;
  readonly #credentials: Credentials;
  readonly #person: Person;
  readonly #launch: () => Promise<BrowserContext>;
  readonly #profile: string;
  readonly #start: () => Promise<SpawnedBackend>;
  readonly #address: string;
  #server: SpawnedBackend;
  #context: BrowserContext;

  private constructor(parts: {
    proxy: CuttingProxy;
    credentials: Credentials;
    person: Person;
    launch: () => Promise<BrowserContext>;
    profile: string;
    start: () => Promise<SpawnedBackend>;
    address: string;
    server: SpawnedBackend;
    context: BrowserContext;
  }) {
    this.proxy = parts.proxy;
    this.#credentials = parts.credentials;
    this.#person = parts.person;
    this.#launch = parts.launch;
    this.#profile = parts.profile;
    this.#start = parts.start;
    this.#address = parts.address;
    this.#server = parts.server;
    this.#context = parts.context;
  }

  static async open(launchOptions: LaunchOptions): Promise<InterruptibleAlbum> {
    const proxy = await startCuttingProxy();
    const folder = await mkdtemp(join(tmpdir(), 'amaranth-cuts-'));
    const start = async () => {
      const started = await spawnBackend({
        environment: { AMARANTH_PUBLIC_ORIGIN: proxy.origin },
        dataFolder: join(folder, 'data'),
        isBuilt: true,
      });
      proxy.pointAt(Number(new URL(started.origin).port));
      return started;
    };
    const server = await start();
    const launch = () =>
      chromium.launchPersistentContext(join(folder, 'browser'), {
        ...launchOptions,
        viewport: { width: 1280, height: 860 },
        locale: 'en-US',
      });
    const context = await launch();
    const page = context.pages()[0] ?? (await context.newPage());
    const credentials = newCredentials();
    const amaranth: Amaranth = {
      page,
      serverOrigin: proxy.origin,
      open: async (path) => void (await page.goto(proxy.origin + path)),
      restart: () => Promise.reject(new Error('Close and reopen the browser instead.')),
    };
    await openNewAlbum(amaranth, 'Cuts', credentials);
    const person = await signInPerson(proxy.origin, credentials.email, credentials.password);
    const album = new InterruptibleAlbum({
      ...{ proxy, credentials, person, launch, start, server, context },
      profile: folder,
      address: page.url(),
    });
    album.#watch(page);
    return album;
  }

  get page(): Page {
    const [page] = this.#context.pages();
    if (!page) throw new Error('The browser has no page.');
    return page;
  }

  /** The browser asks before it leaves a page that is sending; the answer is yes. */
  #watch(page: Page): void {
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  }

  async reload(): Promise<void> {
    await this.page.reload();
    this.proxy.letGo();
  }

  /** As a power cut does it: nothing is finished, nothing is said. The same folder is served again after it. */
  async killServer(): Promise<void> {
    this.#server.process.kill('SIGKILL');
    await new Promise((resolve) => {
      if (this.#server.process.exitCode !== null || this.#server.process.signalCode !== null) resolve(null);
      else this.#server.process.once('exit', resolve);
    });
    this.proxy.letGo();
    this.#server = await this.#start();
  }

  /** Its session ends with the browser, so the person signs in again. */
  async closeBrowser(): Promise<void> {
    await this.#context.close();
    this.proxy.letGo();
    this.#context = await this.#launch();
    this.#watch(this.page);
    await this.page.goto(this.#address);
    await signIn(this.page, this.#credentials);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Cuts' })).toBeVisible();
  }

  readSafe(): Promise<Safe> {
    return readSafe(this.#person);
  }

  /** What one undisturbed upload asks, in order, and what its file weighs: all files of one kind weigh the same. */
  async record(file: GivenFile): Promise<{ readonly purposes: readonly string[]; readonly weight: number }> {
    const earlier = await this.readSafe();
    this.proxy.seen.length = 0;
    await addFiles(this.page, [file]);
    const states = [...earlier.states, 'ready'];
    await expect.poll(async () => (await this.readSafe()).states, { timeout: 45_000 }).toEqual(states);
    const weight = (await this.readSafe()).storageUsed - earlier.storageUsed;
    expect(weight).toBeGreaterThanOrEqual(file.buffer.length);
    return { weight, purposes: this.proxy.seen.flatMap((request) => purposeOf(request) ?? []) };
  }

  /** Every file is safe, no reservation is left, and the quota is what the files weigh. */
  async expectSafe(fileCount: number, storageUsed: number): Promise<void> {
    const safe = { states: Array.from({ length: fileCount }, () => 'ready'), storageUsed };
    await expect.poll(() => this.readSafe(), { timeout: 45_000, intervals: [100, 200, 300] }).toEqual(safe);
  }

  async close(): Promise<void> {
    await this.#context.close();
    await this.#person.leave();
    await this.#server.stop();
    await this.proxy.stop();
    await rm(this.#profile, { recursive: true, force: true });
  }
}
