/** Being invited: what is asked, in plain words and before any account; declining without one; accepting with a key. */
import { randomUUID } from 'node:crypto';
import { beneficiariesSave } from '#shared/callables/beneficiaries.ts';
import { invitationsSend } from '#shared/callables/invitations.ts';
import { trustedContactsSave } from '#shared/callables/trustedContacts.ts';
import { beneficiaryIdSchema, trustedContactIdSchema } from '#shared/lifeVerification/people.ts';
import { waitForLink } from '../../support/mailbox.ts';
import { type Amaranth, type Backend, expect, test } from '../fixtures.ts';
import { expectNoViolations } from '../pages/accessibility.ts';
import { enter, newCredentials, newMember } from '../pages/account.ts';
import { acceptInvitation, makeKey } from '../pages/legacy/invitation.ts';

const somebodysAddress = () => `jules-${randomUUID()}@example.org`;

/** Rose invites somebody who has no account. Gives the path in the mail. */
async function invited(
  amaranth: Amaranth,
  backend: Backend,
  role: 'beneficiary' | 'trusted-contact',
): Promise<{ readonly path: string; readonly email: string }> {
  const owner = await newMember(amaranth, newCredentials());
  const email = somebodysAddress();
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
