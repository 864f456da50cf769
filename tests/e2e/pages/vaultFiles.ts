/** The files of a vault item as their owner sees them, and what the browser has of them where it might have something. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

export const sampleFile = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../support/media', name));

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const filesOf = (page: Page): Locator => page.getByRole('list', { name: 'Files of this item' });

export async function chooseFiles(page: Page, files: readonly ChosenFile[]): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files' }).click();
  await (await chosen).setFiles([...files]);
}

export async function openFile(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Open ${name}` }).click();
  return page.getByRole('dialog', { name });
}

export async function closeFile(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

export async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Whether anything but white or nothing is drawn. */
export function isDrawn(canvas: Locator): Promise<boolean> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    if (element.width === 0 || element.height === 0) return false;
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {};
    return data?.some((value, index) => index % 4 !== 3 && value > 0 && value < 250) ?? false;
  });
}

/** Everything that the page's origin has on this device: databases, private files, caches, its own storage; as Latin-1. */
export function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: string[] = [];
    const latin1 = new TextDecoder('latin1');
    const readBlob = async (blob: Blob) => void parts.push(latin1.decode(await blob.arrayBuffer()));
    const readValue = async (value: unknown): Promise<void> => {
      if (value instanceof Blob) await readBlob(value);
      else if (value instanceof ArrayBuffer) parts.push(latin1.decode(value));
      else if (ArrayBuffer.isView(value)) parts.push(latin1.decode(new Uint8Array(value.buffer)));
      else if (typeof value === 'object' && value !== null) {
        for (const [name, each] of Object.entries(value)) {
          parts.push(name);
          await readValue(each);
        }
      } else parts.push(String(value));
    };
    const ask = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      parts.push(name);
      const database = await ask(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([ask(reading.getAllKeys()), ask(reading.getAll())]);
        await readValue(keys);
        await readValue(values);
      }
      database.close();
    }
    // What is written to while it is read is read anew, and what is gone by then is gone.
    const readFile = async (handle: FileSystemFileHandle): Promise<void> => {
      try {
        await readBlob(await handle.getFile());
      } catch (error) {
        if (error instanceof DOMException && error.name === 'NotFoundError') return;
        if (!(error instanceof DOMException) || error.name !== 'NotReadableError') throw error;
        await readFile(handle);
      }
    };
    const readFolder = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        parts.push(`file:${name}`);
        if (handle instanceof FileSystemFileHandle) await readFile(handle);
        else if (handle instanceof FileSystemDirectoryHandle) await readFolder(handle);
      }
    };
    await readFolder(await navigator.storage.getDirectory());
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        parts.push(request.url);
        await readBlob((await (await cache.match(request))?.blob()) ?? new Blob());
      }
    }
    parts.push(JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    return parts.join('\n');
  });
}

/** Parts of uploads wait until they are let go. */
export async function holdUploads(page: Page): Promise<{ readonly release: () => Promise<void> }> {
  const held: (() => void)[] = [];
  let isHolding = true;
  const pattern = /\/v0\/b\/[^/]+\/o/;
  await page.context().route(pattern, async (route) => {
    const command = route.request().headers()['x-goog-upload-command'] ?? '';
    if (isHolding && command.startsWith('upload')) {
      await new Promise<void>((resolve) => held.push(resolve));
    }
    // The page that asked may be gone.
    await route.continue().catch(() => undefined);
  });
  return {
    async release() {
      isHolding = false;
      for (const letGo of held) letGo();
    },
  };
}
