/** Mails of the identity service are in the language of the page that asks for them. */
import { sendEmailVerification } from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';
import { signUpPerson } from '../../support/person.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function newestMail() {
  const { outbox } = (await backend.server.businessLogic()).services;
  const [entry] = (await outbox?.list({ limit: 1 })) ?? [];
  return outbox?.read(entry?.id ?? '');
}

test.each([
  ['fr', 'Confirmez votre adresse pour Amaranth', 'Confirmer mon adresse\u00a0:\nhttp'],
  ['fr-CA', 'Confirmez votre adresse pour Amaranth', 'Merci de commencer'],
  ['en', 'Confirm your address for Amaranth', 'Confirm my address:\nhttp'],
  ['de', 'Confirm your address for Amaranth', 'Thank you'],
])('a link asked for in %s', async (language, subject, words) => {
  const person = await signUpPerson(backend.origin);
  person.auth.languageCode = language;
  const user = person.auth.currentUser;
  if (user) await sendEmailVerification(user);
  const mail = await newestMail();
  expect(mail).toMatchObject({ subject, purpose: 'confirm-address' });
  expect(mail?.text.replaceAll('\r\n', '\n')).toContain(words);
  expect(mail?.html).toContain(`<html lang="${language.slice(0, 2) === 'fr' ? 'fr' : 'en'}">`);
  await person.leave();
});

test.each([
  ['fr', /^\d{6} est votre code Amaranth/],
  ['en', /^\d{6} is your Amaranth code/],
])('a code by text asked for in %s', async (language, words) => {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=local';
  const answer = await fetch(`${backend.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-firebase-locale': language },
    body: JSON.stringify({ phoneNumber: language === 'fr' ? '+33612345678' : '+447911123456' }),
  });
  expect(answer.status).toBe(200);
  const mail = await newestMail();
  expect(mail?.text.trim()).toMatch(words);
  expect(mail?.purpose).toBe('text-code');
});
