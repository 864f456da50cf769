/** The demo family in the browser (SPEC §2, §4, §6, §9). */
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { expectNoFaults } from './pages/accessibility.ts';
import { comeBack } from './pages/account.ts';
import {
  autoLoginQuery,
  demoLogin,
  enterDemo,
  explanation,
  openEntrance,
  switchLaunch,
} from './pages/demo.ts';

/** Milliseconds. */
const STEP = 20;

/** What a server without a family answers. */
const noFamily = {
  error: { status: 'FAILED_PRECONDITION', message: 'no', details: { code: 'not-available' } },
};

const signIns = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts:signInWithPassword')) seen.push(request.url());
  });
  return seen;
};

test('/demo leads to an entrance that says what the demo is, who the family is, and how to get in', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openEntrance(amaranth);
  await expect(page).toHaveURL(/\/demo\/access$/);
  for (const text of ['Read-only', 'Always as new', 'Jeanne', 'Claire', 'The family is invented'])
    await expect(page.getByRole('main')).toContainText(text);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrez, regardez');
  await expect(page.getByRole('main')).toContainText('Tient les albums');
});

test('nothing of the entrance moves while the family is on its way', async ({ amaranth }) => {
  const { page, open } = amaranth;
  // A server that has just begun says for a while that it still makes the family.
  await openEntrance(amaranth);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + shift,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The page is drawn before the family is known.
  const isDrawn = Promise.withResolvers<void>();
  await page.route(/demo-readFamily/, async (route) => {
    await isDrawn.promise;
    await route.continue();
  });
  await open('/demo/access');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isDrawn.resolve();
  await expect(page.getByRole('button', { name: 'Enter the demo' })).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Who you will meet' })).toBeVisible();
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThan(0.01);
});

test('entering signs in after one second, closes, and is on the dashboard half a second later', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await page.clock.install();
  const requests = signIns(page);
  await openEntrance(amaranth);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  await page.getByRole('button', { name: 'Enter the demo' }).click();
  const modal = page.getByRole('dialog');
  // In small steps until it is there, so that its own second has hardly begun.
  await expect
    .poll(async () => {
      await page.clock.runFor(STEP);
      return modal.isVisible();
    })
    .toBe(true);
  for (const name of ['E-mail', 'Password']) {
    const field = modal.getByLabel(name, { exact: true });
    await expect(field).toHaveValue(name === 'E-mail' ? demoLogin.email : demoLogin.password);
    await expect(field).toHaveAttribute('readonly', '');
  }
  // The credentials do not stay in the address.
  await expect(page).toHaveURL(/\/demo\/access$/);
  await page.clock.runFor(1_000 - 2 * STEP);
  await page.evaluate(() => fetch('/health'));
  expect(requests).toHaveLength(0);
  await page.clock.runFor(2 * STEP);
  await expect.poll(() => requests.length).toBe(1);
  await expect
    .poll(async () => {
      await page.clock.runFor(STEP);
      return modal.isVisible();
    })
    .toBe(false);
  await page.clock.runFor(500 - 4 * STEP);
  await expect(page).toHaveURL(/\/demo\/access$/);
  await page.clock.runFor(4 * STEP);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: /Claire$/ })).toBeVisible();
});

test('a page that was opened before the family was there lets in once it is', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await openEntrance(amaranth);
  let questions = 0;
  await page.route('**/configuration.json', async (route) => {
    questions += 1;
    const response = await route.fetch();
    const { demo, ...withoutDemo } = z
      .looseObject({ demo: z.unknown().optional() })
      .parse(await response.json());
    await route.fulfill({ response, json: questions === 1 ? withoutDemo : { ...withoutDemo, demo } });
  });
  await open('/demo/access');
  await page.getByRole('button', { name: 'Enter the demo' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(questions).toBe(2);
});

for (const path of ['/', '/auth', '/dashboard', '/demo/visuals']) {
  test(`the query signs the demo family in on ${path} too`, async ({ amaranth }) => {
    await openEntrance(amaranth);
    await amaranth.open(`${path}?${autoLoginQuery}`);
    const modalOrPanel = amaranth.page.locator('form').filter({ hasText: 'Signing in to the demo' });
    await expect(modalOrPanel.getByLabel('E-mail')).toHaveValue(demoLogin.email);
    await expect(amaranth.page).toHaveURL(/\/dashboard$/);
    await expect(amaranth.page.getByRole('heading', { level: 1, name: /Claire$/ })).toBeVisible();
  });
}

test('the waitlist does not keep a link into the demo from signing in', async ({ amaranth, backend }) => {
  await openEntrance(amaranth);
  await switchLaunch(backend, 'waitlistEnabled', true);
  try {
    await amaranth.open(`/?${autoLoginQuery}`);
    await expect(amaranth.page.getByRole('dialog').getByLabel('E-mail')).toHaveValue(demoLogin.email);
    await expect(amaranth.page).toHaveURL(/\/dashboard$/);
  } finally {
    await switchLaunch(backend, 'waitlistEnabled', false);
  }
});

test('a query with a wrong password says so and lets a person sign in as themselves', async ({
  amaranth,
}) => {
  await openEntrance(amaranth);
  await amaranth.open('/demo/access?autoLogin=true&email=demo%40amaranth.example&password=wrong-1');
  const modal = amaranth.page.getByRole('dialog');
  await expect(modal.getByRole('alert')).toContainText('Mot de passe incorrect');
  await expect(modal.getByLabel('E-mail')).toBeEditable();
});

test('inside, a line says whose family it is, and what would change something explains itself', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await enterDemo(amaranth);
  await expect(page.getByText('You are looking at a demo family')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Albums' }).first().click();
  await page.getByRole('button', { name: 'New album' }).click();
  await expect(explanation(page)).toBeVisible();
  await page.getByRole('button', { name: 'Keep looking' }).click();
  await expect(explanation(page)).toBeHidden();
  await page.getByRole('main').getByText('Seasons at the lake').click();
  await page.getByRole('button', { name: 'Add photos and files' }).click();
  await expect(explanation(page)).toBeVisible();
  await page.getByRole('button', { name: 'Start your own' }).last().click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeEditable();
});

test('a visitor who reads French finds the family in French inside, too', async ({ amaranth }) => {
  const { page } = amaranth;
  await openEntrance(amaranth);
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Entrer dans la démonstration' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('main').getByText('Petits voyages').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Petits voyages');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('dialog')).toContainText('La Drôme, l’année où la voiture est tombée en panne');
});

test('somebody who is signed in stays who they are, and the link’s credentials leave the address', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  await amaranth.open(`/demo/access?${autoLoginQuery}`);
  await expect(page).toHaveURL(/\/demo\/access$/);
  await expect(page.getByRole('main')).toContainText('You are signed in as rose-');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor reads the dashboard and the gallery without signing in, and nothing is written', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(new URL(request.url()).pathname);
  });
  await openEntrance(amaranth);
  await page.getByRole('link', { name: 'Look without signing in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claire Moreau’s dashboard');
  await page.getByRole('button', { name: 'New album' }).click();
  await expect(explanation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Small journeys/ }).click();
  await expect(page).toHaveURL(/\/demo\/visuals\?album=journeys$/);
  const wall = page.getByRole('region', { name: 'Small journeys' });
  await expect(wall.getByRole('listitem')).toHaveCount(6);
  await expect(wall.locator('img')).toHaveCount(6);
  await wall.getByRole('button').first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('Drôme, the year the car broke down in the best place.');
  await expect(viewer.locator('img[src^="blob:"]').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 of 6');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  expect([...new Set(calls)]).toEqual(['/functions/demo-readFamily']);
});

test('while the demo is closed its pages say so, and the landing page does not offer it', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  await openEntrance(amaranth);
  await switchLaunch(backend, 'demoEnabled', false);
  try {
    for (const path of ['/demo/access', '/demo/dashboard', '/demo/visuals']) {
      await open(path);
      await expect(page.getByRole('heading', { name: 'The demo is closed just now' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Enter the demo' })).toHaveCount(0);
    }
    await open('/');
    await expect(page.getByRole('link', { name: 'Join Waitlist' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Look around the demo' })).toHaveCount(0);
  } finally {
    await switchLaunch(backend, 'demoEnabled', true);
  }
});

test('where the demo is open and there is no family, that is said plainly, with the way on, and a late one is shown', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await openEntrance(amaranth);
  await page.clock.install();
  await page.route(/demo-readFamily/, (route) => route.fulfill({ status: 400, json: noFamily }));
  await open('/demo/access');
  await expect(page.getByText('The family is laying out its albums.')).toBeVisible();
  const absent = page.getByRole('heading', { name: 'There is no demo here' });
  await expect
    .poll(async () => {
      await page.clock.runFor(1_500);
      return absent.isVisible();
    })
    .toBe(true);
  await expect(page.getByText('The family is laying out its albums.')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'What Amaranth does' })).toHaveAttribute(
    'href',
    /\/features$/,
  );
  await page.unroute(/demo-readFamily/);
  await page.clock.runFor(15_000);
  await expect(page.getByRole('button', { name: 'Enter the demo' })).toBeEnabled();
});

test('the pages inside pass axe with the line that says whose they are, and so does the explanation', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await enterDemo(amaranth);
  await page.getByRole('navigation').getByRole('link', { name: 'Albums' }).first().click();
  await expect(page.getByText('Seasons at the lake')).toBeVisible();
  await expectNoFaults(page, '/albums');
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('button', { name: 'New album' }).click();
  await expect(explanation(page)).toBeVisible();
  await expectNoFaults(page, 'explanation');
});

test('the demo’s pages pass axe in both themes, on a phone and on a desk', async ({ amaranth }) => {
  const { page } = amaranth;
  await openEntrance(amaranth);
  for (const path of ['/demo/access', '/demo/dashboard', '/demo/visuals', '/demo/visuals?picture=harbour']) {
    await amaranth.open(path);
    await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toContainText(
      /Claire|harbour|lake/,
    );
    await expectNoFaults(page, path);
  }
});
