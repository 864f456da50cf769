/** Being invited: what is asked, in plain words and before any account; declining without one; accepting with a key. */
import { randomUUID } from 'node:crypto';
import { doc, getDoc } from 'firebase/firestore/lite';
import { beneficiariesSave } from '#shared/callables/beneficiaries.ts';
import { invitationsSend } from '#shared/callables/invitations.ts';
import { personKeysCreate } from '#shared/callables/legacyKeys.ts';
import { trustedContactsSave } from '#shared/callables/trustedContacts.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { createPersonKeys } from '#shared/legacy/keys/createPersonKeys.ts';
import { PERSON_KEYS } from '#shared/legacy/personKeysDocument.ts';
import { beneficiaryIdSchema, trustedContactIdSchema } from '#shared/lifeVerification/people.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { waitForLink } from '../../support/mailbox.ts';
import { signInPerson } from '../../support/person.ts';
import { type Amaranth, type Backend, expect, test } from '../fixtures.ts';
import { expectNoViolations } from '../pages/accessibility.ts';
import { enter, newCredentials, newMember } from '../pages/account.ts';
import { acceptInvitation, makeKey } from '../pages/legacy/invitation.ts';
import { vaultPhrase } from '../pages/vault.ts';

const somebodysAddress = () => `jules-${randomUUID()}@example.org`;

/** Rose invites somebody who has no account. Gives the path in the mail. */
async function invited(
  amaranth: Amaranth,
  backend: Backend,
  role: 'beneficiary' | 'trusted-contact',
  email = somebodysAddress(),
): Promise<{ readonly path: string; readonly email: string }> {
  const owner = await newMember(amaranth, newCredentials());
  const words = { name: 'Jules', email };
  if (role === 'beneficiary') {
    const beneficiaryId = beneficiaryIdSchema.parse(randomUUID());
    await owner.call(beneficiariesSave, { beneficiaryId, basedOn: 0, words });
    const invitee = { role, subjectId: beneficiaryId };
    await owner.call(invitationsSend, { invitee, words: 'It would mean much to me.' });
  } else {
    const contactId = trustedContactIdSchema.parse(randomUUID());
    await owner.call(trustedContactsSave, { contactId, basedOn: 0, words });
    await owner.call(invitationsSend, { invitee: { role, subjectId: contactId } });
  }
  await owner.leave();
  const link = new URL(await waitForLink(backend.server.dataFolder, email));
  return { path: `${link.pathname}${link.hash}`, email };
}

test('who invites, and to what, is said before any account, and can be declined without one', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const { path } = await invited(amaranth, backend, 'beneficiary');
  await open(path);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Rose Martin wants to leave you something' }),
  ).toBeVisible();
  await expect(page.getByText('It would mean much to me.')).toBeVisible();
  await expect(page, 'the secret is taken out of the address').toHaveURL(/\/invitation$/);
  await expectNoViolations(page, 'invitation');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Decline the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You declined' })).toBeVisible();

  await open('/health');
  await open(path);
  await expect(page.getByRole('heading', { level: 1, name: 'You declined' })).toBeVisible();
  await expect(page.getByText('ask Rose Martin to invite you again')).toBeVisible();
});

test('a beneficiary accepts without a key, is told what it means, and makes the key later', async ({
  amaranth,
  backend,
}) => {
  const { page } = amaranth;
  const { path, email } = await invited(amaranth, backend, 'beneficiary');
  const credentials = { ...newCredentials(), email };
  const person = await newMember(amaranth, credentials);
  await enter(amaranth, person, credentials, path);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('button', { name: 'Accept now, make the key later' }).click();
  await expect(page.getByText('cannot be locked for you before you have a key')).toBeVisible();
  await expectNoViolations(page, 'accepting without a key');
  await page.getByRole('button', { name: 'Accept without a key for now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. It is done' })).toBeVisible();
  await page.getByRole('link', { name: 'Entrusted to me' }).click();
  await page.getByRole('button', { name: 'Make my key' }).click();

  await makeKey(page, credentials.password);
  await page.getByRole('button', { name: 'Keep this key' }).click();
  await expect(page.getByRole('list', { name: 'Twelve words' }).getByRole('listitem')).toHaveCount(12);
  await expect(page.getByRole('img', { name: 'The words of your key as a square to scan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the words of my key' })).toBeVisible();
  await person.leave();
});

test('a key that was there before is opened once before anything is locked for it', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const email = somebodysAddress();
  const first = await invited(amaranth, backend, 'trusted-contact', email);
  await open(first.path);
  await acceptInvitation(page, { name: 'Jules Martin', email });
  const second = await invited(amaranth, backend, 'beneficiary', email);
  await open('/health');
  await open(second.path);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText(/^Your key was made on .*Open it once/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept the invitation' })).toBeHidden();
  await expectNoViolations(page, 'opening one’s own key');
  const phrase = page.getByLabel('The phrase of your key', { exact: true });
  await phrase.fill(`${vaultPhrase} not quite`);
  await page.getByRole('button', { name: 'Open my key and accept' }).click();
  await expect(page.getByText('This is not the phrase of your key.')).toBeVisible({ timeout: 60_000 });
  await phrase.fill(vaultPhrase);
  await page.getByRole('button', { name: 'Open my key and accept' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. It is done' })).toBeVisible({
    timeout: 60_000,
  });
});

test('a key that somebody else made with this address gives way to another before it is accepted', async ({
  amaranth,
  backend,
}) => {
  const { page } = amaranth;
  const { path, email } = await invited(amaranth, backend, 'beneficiary');
  const credentials = { ...newCredentials(), email };
  const person = await newMember(amaranth, credentials);
  const foreign = await createPersonKeys({
    personId: userIdSchema.parse(person.uid),
    phrase: 'words that only somebody else knows',
    argon2id,
  });
  if (!foreign.ok) throw new Error(foreign.problem.is);
  const { document } = foreign.value;
  await person.call(personKeysCreate, { publicKey: document.publicKey, box: JSON.stringify(document) });
  await enter(amaranth, person, credentials, path);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('button', { name: 'Make another key' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make a new key?' });
  await expect(question).toContainText('or if it was not you who made this key');
  await question.getByRole('button', { name: 'I understand, make a new key' }).click();
  const signIn = page.getByRole('dialog', { name: 'First, confirm that it is you' });
  await signIn.getByLabel('Current password').fill(credentials.password);
  await signIn.getByRole('button', { name: 'Confirm' }).click();
  await makeKey(page, credentials.password);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. It is done' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Twelve words' }).getByRole('listitem')).toHaveCount(12);
  // The page's sign-in took the place of the session that it was given.
  const again = await signInPerson(amaranth.serverOrigin, email, credentials.password);
  const own = await getDoc(doc(again.firestore, 'users', again.uid, 'personKeys', PERSON_KEYS));
  expect(own.get('generation')).toBe(2);
  expect(own.get('publicKey'), 'which is what is pinned').not.toBe(document.publicKey);
  await again.leave();
  await person.leave();
});

test('a trusted contact accepts: an account in place, a key behind a phrase, a printed code', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const { path, email } = await invited(amaranth, backend, 'trusted-contact');
  await open(path);
  await acceptInvitation(page, { name: 'Jules Martin', email }, (where) => expectNoViolations(page, where));

  const words = page.getByRole('list', { name: 'Twelve words' }).getByRole('listitem');
  await expect(words).toHaveCount(12);
  await expectNoViolations(page, 'accepted');
});
