/** Forms on a phone and in French: what is missing is said in the page's language, and a corrected field lets the button be pressed. */
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'fr-FR' });

test('what is missing is said in the page’s language, and the first press after the correction counts', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/signin');
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  const create = page.getByRole('dialog').getByRole('button', { name: 'Créer le compte' });
  await page.getByLabel('Adresse email').fill('rose');
  await page.getByLabel('Mot de passe', { exact: true }).fill('lavender-7');
  await create.tap();
  await expect(page.getByText('Cela ne ressemble pas à une adresse email.')).toBeVisible();
  await page.getByLabel('Adresse email').fill(`rose-${Date.now()}@example.org`);
  await expect(page.getByText('Cela ne ressemble pas à une adresse email.')).toBeHidden();
  await create.tap();
  const missing = page.getByText('Ce champ est à remplir.');
  await expect(missing).toBeVisible();
  // Typed by key, as on a phone: the field says that it changed when the finger leaves it.
  await page.getByLabel('Confirmez le mot de passe').tap();
  await page.keyboard.type('lavender-7');
  await expect(missing).toBeHidden();
  const place = await create.boundingBox();
  if (!place) throw new Error('The button is not on the page.');
  const cdp = await page.context().newCDPSession(page);
  const finger = { x: place.x + place.width / 2, y: place.y + place.height - 8 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('heading', { name: /^Bienvenue/ })).toBeVisible();
});

test('the first wrong field takes the keyboard, and the next one once that is put right', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/signin');
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  const modal = page.getByRole('dialog');
  const create = modal.getByRole('button', { name: 'Créer le compte' });
  await create.click();
  const email = modal.getByLabel('Adresse email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Ce champ est à remplir.');
  await email.fill('rose@example.org');
  await create.click();
  await expect(modal.getByLabel('Mot de passe', { exact: true })).toBeFocused();
  await expect(email).toHaveAccessibleDescription('');
});

test('a form that is on its way is not sent twice', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/signin');
  const modal = page.getByRole('dialog');
  let sent = 0;
  await page.route('**/accounts:signInWithPassword*', (route) => {
    sent += 1;
    return route.fulfill({ status: 400, json: { error: { code: 400, message: 'INVALID_PASSWORD' } } });
  });
  await modal.getByLabel('Adresse email').fill('rose@example.org');
  await modal.getByLabel('Mot de passe', { exact: true }).fill('lavender-7');
  await page.evaluate(() => {
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(modal.getByRole('alert')).toHaveText('Mot de passe incorrect');
  expect(sent).toBe(1);
});
