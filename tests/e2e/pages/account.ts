/** The account's screens as a person uses them: sign up, walk through onboarding, sign in again. */
import { expect, type Page } from '@playwright/test';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { accountAgree } from '#shared/callables/agreements.ts';
import { documentsOfSignUp } from '#shared/domain/agreement.ts';
import { legalVersions } from '#shared/legalVersions.ts';
import { readAppConfiguration } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import type { Amaranth } from '../fixtures.ts';

export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;

export function newCredentials(): Credentials {
  count += 1;
  return {
    name: 'Rose Martin',
    email: `rose-${process.pid}-${count}-${Date.now()}@example.org`,
    password: 'lavender-7',
  };
}

/** Sessions and tokens are dated to the second: what is dated after this is newer than what was dated before it. */
export async function waitForNextSecond(): Promise<void> {
  const thisSecond = () => Math.floor(Date.now() / 1000);
  const begun = thisSecond();
  await expect.poll(thisSecond, { intervals: [50] }).toBeGreaterThan(begun);
}

export async function signUp({ page, open }: Amaranth, credentials: Credentials): Promise<void> {
  await open('/signin');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill(credentials.name);
  await page.getByLabel('E-mail').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByLabel('Confirm password').fill(credentials.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: /Welcome, Rose/ })).toBeVisible();
}

/** Up to the last step, which asks for a beginning. */
export async function walkToBeginning(page: Page): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Continue' });
  await goOn.click();
  await expect(page.getByRole('heading', { name: /^Your birthday/ })).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: 'What may we do?' })).toBeVisible();
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'Begin with what you have' })).toBeVisible();
}

/** Answers what a person in a hurry answers. Ends on the dashboard. */
export async function finishOnboarding(page: Page): Promise<void> {
  await walkToBeginning(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ })).toBeVisible();
}

/** Somebody who signed up, agreed and finished onboarding before the test, elsewhere. The caller lets the device go (`leave`). */
export async function newMember({ serverOrigin }: Amaranth, credentials: Credentials): Promise<Person> {
  const person = await signUpPerson(serverOrigin, { person: credentials });
  await updateDoc(doc(person.firestore, 'users', person.uid), {
    onboardingCompleted: true,
    updatedAt: serverTimestamp(),
  });
  await person.call(accountAgree, {
    documents: documentsOfSignUp.map((document) => ({ document, version: legalVersions[document] })),
  });
  return person;
}

/**
 * Opens `path` as somebody who signed in before the test: their session is put where the page keeps it. The desktop keeps
 * it in the system's keychain, so there the form is filled in. The caller lets the device go (`leave`).
 */
export async function enter(
  { page, open, serverOrigin }: Amaranth,
  person: Person,
  credentials: Credentials,
  path: string,
): Promise<void> {
  if (await page.evaluate(() => Reflect.has(window, 'amaranth'))) {
    await open(path);
    await signIn(page, credentials);
    return;
  }
  // An address of the same origin that starts nothing.
  await open('/health');
  const { apiKey } = (await readAppConfiguration(serverOrigin)).backend;
  await page.evaluate(([key, session]) => sessionStorage.setItem(key, session), [
    `firebase:authUser:${apiKey}:[DEFAULT]`,
    JSON.stringify(person.auth.currentUser),
  ] as const);
  await open(path);
}

/** A member signs in. Ends on the dashboard. */
export async function comeBack(
  amaranth: Amaranth,
  credentials: Credentials = newCredentials(),
): Promise<void> {
  const person = await newMember(amaranth, credentials);
  await person.leave();
  await amaranth.open('/signin');
  await signIn(amaranth.page, credentials);
  await expect(amaranth.page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ })).toBeVisible();
}

export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
}

/** By the user menu, until it is done. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL((address) => address.pathname === '/');
}

/** From Settings, with password and address. */
export async function askForDeletion(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const confirm = page.getByRole('dialog', { name: 'First, confirm that it is you' });
  await confirm.getByLabel('Current password').fill(password);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  const typed = page.getByRole('dialog', { name: 'Delete your account?' });
  await typed.getByLabel('Your e-mail address').fill(email);
  await typed.getByRole('button', { name: 'Delete my account' }).click();
}
