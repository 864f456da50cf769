/** The album screens as a person uses them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { albumsCreate } from '#shared/callables/albums.ts';
import type { Amaranth } from '../fixtures.ts';
import { type Credentials, enter, newCredentials, newMember } from './account.ts';

const samples = join(import.meta.dirname, '../../support/media');

export async function createAlbum(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true }).click();
  await page.getByRole('button', { name: /Create album|New album/ }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('dialog').getByRole('button', { name: 'Create album' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** A member with an album that is still empty opens it by its address. */
export async function openNewAlbum(
  amaranth: Amaranth,
  title: string,
  credentials: Credentials = newCredentials(),
): Promise<void> {
  const person = await newMember(amaranth, credentials);
  const { albumId } = await person.call(albumsCreate, { title });
  await enter(amaranth, person, credentials, `/albums/${albumId}`);
  await person.leave();
  await expect(amaranth.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** A file made by the test; a string is the name of a sample. */
export type GivenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

export function sample(name: string): GivenFile {
  return { name, mimeType: '', buffer: readFileSync(join(samples, name)) };
}

export async function addFiles(page: Page, files: readonly GivenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos and files' }).first().click();
  await (await chooser).setFiles([...files]);
}

/** Drops a recording of many bytes, made in the page: handing them over from the test would take minutes. */
export async function dropRecording(page: Page, name: string, byteCount: number): Promise<void> {
  await page.evaluate(
    ([fileName, size]) => {
      const content = new Uint8Array(size);
      for (let start = 0; start < size; start += 65_536) {
        crypto.getRandomValues(content.subarray(start, Math.min(size, start + 65_536)));
      }
      // A recording by its first bytes: an ID3 tag.
      content.set([0x49, 0x44, 0x33, 0x04]);
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'audio/mpeg' }));
      window.dispatchEvent(
        new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    },
    [name, byteCount] as const,
  );
}

export function uploadPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Uploads' });
}

/** The album's items in the grid; each is named by what it shows. */
export function tiles(page: Page): Locator {
  return page.getByRole('listbox').getByRole('option');
}

/** Drops many small photos, each one different, made in the page. */
export async function dropManyPhotos(page: Page, count: number): Promise<void> {
  await page.evaluate(async (total) => {
    const canvas = new OffscreenCanvas(96, 64);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas.');
    pen.fillStyle = 'tomato';
    pen.fillRect(12, 8, 40, 40);
    const picture = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
    const transfer = new DataTransfer();
    for (let index = 0; index < total; index += 1) {
      // A comment after the start of the image makes each file another one.
      const comment = new TextEncoder().encode(`photo ${index} of this test`);
      const segment = new Uint8Array([0xff, 0xfe, 0, comment.length + 2, ...comment]);
      const parts = [picture.slice(0, 2), segment, picture.slice(2)];
      transfer.items.add(
        new File(parts, `photo-${index}.jpg`, { type: 'image/jpeg', lastModified: index * 86_400_000 }),
      );
    }
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, count);
}
