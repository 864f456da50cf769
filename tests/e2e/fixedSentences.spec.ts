/**
 * SPEC §2, §5, §6, §8 and PRODUCT: what is fixed is shown exactly in both interfaces; where it is in the other language, the
 * same is said below in the interface's own, smaller, and each tells its language.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeBack } from './pages/account.ts';

type Language = 'en' | 'fr';

interface Fixed {
  readonly exact: string;
  readonly language: Language;
  readonly same: string;
}
const inEnglish = (exact: string, same: string): Fixed => ({ exact, language: 'en', same });
const inFrench = (exact: string, same: string): Fixed => ({ exact, language: 'fr', same });

const unexpected = inFrench("Une erreur inattendue s'est produite", 'An unexpected error occurred');

/** By what the identity service answers to a sign-in. */
const failures: readonly (readonly [string, Fixed])[] = [
  ['INVALID_PASSWORD', inFrench('Mot de passe incorrect', 'Wrong password')],
  ['INVALID_EMAIL', inFrench('Adresse email invalide', 'This is not an e-mail address')],
  [
    'EMAIL_NOT_FOUND',
    inEnglish('No account found with this email address', 'Aucun compte ne correspond à cette adresse email'),
  ],
  [
    'EMAIL_EXISTS',
    inFrench('Cette adresse email est déjà utilisée', 'This e-mail address is already in use'),
  ],
  [
    'WEAK_PASSWORD : too short',
    inEnglish(
      'Password must contain at least 6 characters',
      'Le mot de passe doit contenir au moins 6 caractères',
    ),
  ],
  [
    'TOO_MANY_ATTEMPTS_TRY_LATER',
    inFrench('Trop de tentatives. Réessayez plus tard', 'Too many attempts. Try again later'),
  ],
];

const words = {
  en: { email: 'E-mail', password: 'Password', repeat: 'Confirm password', signIn: 'Sign in' },
  fr: {
    email: 'Adresse email',
    password: 'Mot de passe',
    repeat: 'Confirmez le mot de passe',
    signIn: 'Se connecter',
  },
} as const;
const signUp = { en: 'Create account', fr: 'Créer le compte' } as const;
const forgotten = { en: /Forgot/, fr: /oublié/ } as const;
const send = { en: 'Send the link', fr: 'Envoyer le lien' } as const;

async function expectFixed(place: Locator, { exact, language, same }: Fixed, own: Language): Promise<void> {
  if (language === own) {
    await expect(place).toHaveText(exact);
    return;
  }
  await expect(place.locator(`[lang="${language}"]`)).toHaveText(exact);
  const below = place.locator(`[lang="${own}"]`);
  await expect(below).toHaveText(same);
  const size = (line: Locator) =>
    line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size(below)).toBeLessThan(await size(place.locator(`[lang="${language}"]`)));
}

async function refuse(page: Page, method: string, message: string): Promise<void> {
  const address = `**/accounts:${method}*`;
  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } }),
  );
}

for (const own of ['en', 'fr'] as const) {
  test.describe(`in the interface in ${own === 'en' ? 'English' : 'French'}`, () => {
    test.use({ locale: own === 'en' ? 'en-GB' : 'fr-FR' });
    const texts = words[own];

    test('every failure of the catalogue is said exactly, and understood', async ({ amaranth }) => {
      const { page, open } = amaranth;
      await open('/signin');
      const modal = page.getByRole('dialog');
      const alert = modal.getByRole('alert');
      await modal.getByLabel(texts.email).fill('rose@example.org');
      await modal.getByLabel(texts.password, { exact: true }).fill('whatever-1');
      const press = () => modal.getByRole('button', { name: texts.signIn, exact: true }).click();
      for (const [message, fixed] of failures) {
        await refuse(page, 'signInWithPassword', message);
        await press();
        await expectFixed(alert, fixed, own);
      }
      await page.unroute('**/accounts:signInWithPassword*');
      await page.route('**/accounts:signInWithPassword*', (route) => route.abort('connectionfailed'));
      await press();
      await expectFixed(
        alert,
        inEnglish(
          'Connection error. Check your internet',
          'Erreur de connexion. Vérifiez votre accès à Internet',
        ),
        own,
      );

      await modal.getByRole('button', { name: forgotten[own] }).click();
      await modal.getByLabel(texts.email).fill('rose@example.org');
      await refuse(page, 'sendOobCode', 'NEVER_HEARD_OF');
      await modal.getByRole('button', { name: send[own] }).click();
      await expectFixed(alert, unexpected, own);
    });

    test('what is wrong with a new password, and that a reset is on its way, are said exactly', async ({
      amaranth,
    }) => {
      const { page, open } = amaranth;
      await open('/signin');
      const modal = page.getByRole('dialog');
      await modal.getByRole('button', { name: signUp[own] }).click();
      await modal.getByLabel(texts.email).fill('rose@example.org');
      await modal.getByLabel(texts.password, { exact: true }).fill('lavender');
      await modal.getByLabel(texts.repeat).fill('lavender-7');
      const press = () => modal.getByRole('button', { name: signUp[own] }).click();
      await press();
      await expectFixed(
        modal.getByRole('alert'),
        inEnglish('Passwords do not match', 'Les mots de passe ne correspondent pas'),
        own,
      );
      await modal.getByLabel(texts.repeat).fill('lavender');
      await press();
      await expectFixed(
        modal.getByRole('alert'),
        inEnglish(
          'Password must contain at least 6 characters, one letter and one number',
          'Le mot de passe doit contenir au moins 6 caractères, une lettre et un chiffre',
        ),
        own,
      );
      await modal.getByRole('button', { name: texts.signIn, exact: true }).click();
      await modal.getByRole('button', { name: forgotten[own] }).click();
      await modal.getByLabel(texts.email).fill('rose@example.org');
      await page.route('**/accounts:sendOobCode*', (route) =>
        route.fulfill({ json: { email: 'rose@example.org' } }),
      );
      await modal.getByRole('button', { name: send[own] }).click();
      await expectFixed(
        modal.getByRole('status').filter({ hasText: 'reset' }),
        inEnglish(
          'Password reset email sent! Check your mailbox.',
          'Un email de réinitialisation est parti. Consultez votre boîte de réception.',
        ),
        own,
      );
    });
  });
}

test.describe('in the French interface', () => {
  test.use({ locale: 'fr-FR' });

  test('a page whose code cannot be had says what SPEC fixes, exactly, with the French below', async ({
    amaranth,
  }) => {
    const { page, open } = amaranth;
    await page.route(/\/assets\/DemoAccessPage-[^/]*\.js$/, (route) => route.abort());
    await open('/demo/access');
    await expectFixed(
      page.getByRole('heading', { level: 1 }),
      inEnglish(
        'Something went wrong while loading the application.',
        'Un problème est survenu au chargement de l’application.',
      ),
      'fr',
    );
    await expect(page.locator('[lang="en"]').getByText('Retry attempt 0 of 3')).toBeVisible();
    await expect(page.getByText('Nouvel essai 0 sur 3')).toBeVisible();
  });
});

test('Access Denied and its reason have the French below for a French member', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await comeBack(amaranth);
  await open('/settings');
  await page.getByText('Français', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await open('/admin');
  await expectFixed(
    page.getByRole('heading', { level: 1 }),
    inEnglish('Access Denied', 'Accès refusé'),
    'fr',
  );
  await expect(page.getByText('This page is restricted to administrators only.')).toBeVisible();
  await expect(page.getByText('Cette page est réservée aux administrateurs.')).toBeVisible();
});
