/** A keepsake book: from an album to pages, to a print file at the workshop, to the cart. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { albumsCreate } from '#shared/callables/albums.ts';
import { cartSchema } from '#shared/shop/cart.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './pages/accessibility.ts';
import { enter, newCredentials, newMember } from './pages/account.ts';
import { addFiles, sample, tiles } from './pages/albums.ts';

test('an album of two pictures becomes a book, its coarse pictures agreed to, and is put into the cart', async ({
  amaranth,
}) => {
  test.setTimeout(120_000);
  const { page, open } = amaranth;
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  const { albumId } = await person.call(albumsCreate, { title: 'Summers at the lake' });
  await enter(amaranth, person, credentials, `/albums/${albumId}`);
  await addFiles(page, ['lake-1.jpg', 'lake-2.jpg'].map(sample));
  await expect(tiles(page)).toHaveCount(2);
  await expect(page.getByText('2 files are safe')).toBeVisible();

  await open('/memorial-shop/keepsake-book');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Lay out the book' }).click();
  const dialog = page.getByRole('dialog', { name: 'The pages of your book' });
  await expect(dialog.getByRole('img', { name: /^Page 1: .*Summers at the lake/ })).toBeVisible();
  await dialog.getByLabel('Title').fill('Étés au lac');
  await expect(dialog.getByRole('img', { name: /^Page 1: .*Étés au lac/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Later pages' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^Pages 2 and 3 of 4$/)).toBeVisible();
  await expect(dialog.getByText(/^\d+ dots an inch$/)).toHaveCount(2);
  await expectNoViolations(page, '/memorial-shop/keepsake-book');

  await dialog.getByRole('button', { name: 'Make the print file' }).click();
  await expect(dialog.getByText('Say first whether the coarse pictures')).toBeVisible();
  await dialog.getByText('Print them all the same').click();
  await dialog.getByRole('button', { name: 'Make the print file' }).click();
  await expect(page.getByText('Your book is ready: 4 pages.')).toBeVisible({ timeout: 30_000 });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the PDF' }).click();
  expect((await saving).suggestedFilename()).toBe('Étés au lac.pdf');

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('It is in your cart.')).toBeVisible();
  const cart = await getDoc(doc(person.firestore, 'users', person.uid, 'cart', 'current'));
  const [line] = cartSchema.parse(cart.data()).lines;
  expect(line).toMatchObject({ productId: 'keepsake-book', options: { size: '210x210' } });
  const made = await getDoc(
    doc(person.firestore, 'users', person.uid, 'printFiles', line?.printFileId ?? '-'),
  );
  expect(made.data()).toMatchObject({ state: 'ready', pages: 4, coarsePictures: 2, title: 'Étés au lac' });
  await person.leave();
});
