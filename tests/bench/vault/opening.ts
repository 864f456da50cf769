/** From the phrase to the list in the page, beside Argon2id alone in the same browser, and what a key of the search takes. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { z } from 'zod';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { openVaultPage, PHRASE, realArgon2id, setUpVault } from '../../support/vault/session.ts';
import { type Figure, median } from '../table.ts';
import type { MeasuredBrowser } from './browser.ts';

const RUNS = 3;
const FEW = 10;
const MANY = 5_000;
const PARAMETERS = { memorySize: 65_536, iterations: 3, parallelism: 1, hashLength: 32 };

const millisecondsSchema = z.number().positive();

const password = (index: number): VaultContent =>
  vaultContentSchema.parse({
    kind: 'password',
    title: `Élément ${index}`,
    username: `marie.${index}@mail.example`,
    password: `secret-${index}`,
    websites: [`https://www.site-${index}.example/login`],
    tags: ['family'],
    notes: 'Where the card is, and whom to call when it is lost. '.repeat(4),
  });

/** A person with so many items, who is on the page in front of the locked vault. */
export async function enterVault(page: Page, origin: string, count: number): Promise<Person> {
  const person = await signUpPerson(origin);
  await updateDoc(doc(person.firestore, 'users', person.uid), {
    onboardingCompleted: true,
    updatedAt: serverTimestamp(),
  });
  const device = openVaultPage(person, { stretch: realArgon2id });
  await setUpVault(device);
  const { session } = device;
  const items = Array.from({ length: count }, (_, index) => ({ basedOn: 0, content: password(index) }));
  const outcomes = await session.save(items);
  if (outcomes.some(({ is }) => is !== 'saved')) throw new Error('Not all items were saved.');
  session.lock('chosen');
  await page.goto(`${origin}/personal-vault`);
  await page.getByLabel('E-mail').fill(person.auth.currentUser?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill('a-secret-1');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  return person;
}

/** From the click to the first item that is drawn. */
export async function unlock(page: Page): Promise<number> {
  await page.getByLabel('Your vault phrase').fill(PHRASE);
  const button = page.getByRole('button', { name: 'Open the vault' });
  const milliseconds = await button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector('main [role="option"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - begun));
        }).observe(document.body, { childList: true, subtree: true });
        if (element instanceof HTMLElement) element.click();
      }),
  );
  return millisecondsSchema.parse(milliseconds);
}

async function lock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.getByLabel('Your vault phrase').waitFor();
}

/** The same code as the product's, in a worker that does nothing else and has started. */
async function measureBareArgon2id(page: Page): Promise<number> {
  const hashWasm = createRequire(import.meta.url).resolve('hash-wasm');
  const library = await readFile(join(hashWasm, '../argon2.umd.min.js'), 'utf8');
  const code = `${library};onmessage = async ({ data }) => {
    const begun = performance.now();
    await hashwasm.argon2id({ ...data, salt: new Uint8Array(16), outputType: 'binary' });
    postMessage(performance.now() - begun);
  };`;
  const milliseconds = await page.evaluate(
    ({ code, question }) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
        worker.onmessage = ({ data }) => {
          worker.terminate();
          resolve(data);
        };
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(question);
      }),
    { code, question: { password: PHRASE, ...PARAMETERS } },
  );
  return millisecondsSchema.parse(milliseconds);
}

/** Between two keys, in milliseconds: longer than the list takes to stand. */
const BETWEEN_KEYS = 120;

/**
 * The longest task that each key gives the page, until its rows are drawn: with the key's own, those that follow it. A
 * message comes round and round meanwhile, and tells by its delay how long each task between was.
 */
async function measureSearch(page: Page): Promise<number> {
  const search = page.getByRole('searchbox', { name: 'Search your vault' });
  const measuring = search.evaluate((element) => {
    const longest: number[] = [];
    return new Promise<number[]>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      let typedAt = Number.NaN;
      let before = Number.NaN;
      let isOver = false;
      port1.onmessage = () => {
        const last = longest.length - 1;
        // What is later is no longer this key's.
        if (before - typedAt < 100) longest[last] = Math.max(longest[last] ?? 0, performance.now() - before);
        before = performance.now();
        if (!isOver) port2.postMessage(null);
      };
      element.addEventListener(
        'keydown',
        (event) => {
          if (longest.length === 0) port2.postMessage(null);
          typedAt = performance.now();
          before = typedAt;
          isOver = event instanceof KeyboardEvent && event.key === 'Escape';
          if (isOver) resolve(longest);
          else longest.push(0);
        },
        { capture: true },
      );
    });
  });
  await search.focus();
  for (const word of ['element 49', 'site-4 card', 'xyz']) {
    await search.fill('');
    await page.waitForTimeout(BETWEEN_KEYS);
    await page.keyboard.type(word, { delay: BETWEEN_KEYS });
  }
  await page.keyboard.press('Escape');
  const sorted = (await measuring).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}

export async function measureOpening({ context }: MeasuredBrowser, origin: string): Promise<Figure[]> {
  const bare: number[] = [];
  const opened = { few: [] as number[], many: [] as number[] };
  let key = Number.NaN;
  for (const [size, count] of [
    ['few', FEW],
    ['many', MANY],
  ] as const) {
    await context.clearCookies();
    const page = await context.newPage();
    const person = await enterVault(page, origin, count);
    await unlock(page);
    for (let run = 0; run < RUNS; run += 1) {
      await lock(page);
      bare.push(await measureBareArgon2id(page));
      opened[size].push(await unlock(page));
    }
    if (size === 'many') key = await measureSearch(page);
    await page.close();
    await person.leave();
  }
  const unit = 'ms';
  return [
    {
      name: `vault of ${FEW} items opened, from the phrase to the list`,
      value: median(opened.few),
      unit,
      floor: median(bare),
      aim: 'under 125 %',
    },
    {
      name: `one of ${MANY} items, the same`,
      value: median(opened.many),
      unit,
      floor: median(bare),
    },
    {
      name: 'its list, longer than Argon2id alone',
      value: median(opened.many) - median(bare),
      unit,
      aim: 'under 300',
    },
    { name: 'a key typed into its search, 95th percentile', value: key, unit, aim: 'under 16' },
  ];
}
