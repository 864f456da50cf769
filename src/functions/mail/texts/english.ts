import { englishBillingMails } from './billing/billingMails.ts';
import { englishDisputeMails } from './billing/disputeMails.ts';
import { englishCloneMails } from './cloneMails.ts';
import { englishVerificationMails } from './legacy/englishVerificationMails.ts';
import { englishPeopleMails } from './legacy/peopleMails.ts';
import { englishReleaseMails } from './legacy/releaseMails.ts';
import type { MailTexts } from './mailText.ts';
import { englishOrderMails } from './orderMails.ts';
import { englishContactMails } from './visitors/contactMails.ts';
import { englishPrivacyMails } from './visitors/privacyMails.ts';
import { englishWaitlistMails } from './visitors/waitlistMails.ts';

const NOT_YOU =
  'If it was not you, ask for a new password on the sign-in page. It takes off every number and linked account and signs every device out.';
const at = (provider: string, address: string) => (address ? `${provider} (${address})` : provider);
const OPEN_SETTINGS = 'Open my settings';
const UNASKED = 'If you did not ask for this, you can leave this message unread.';

export const english: MailTexts = {
  ...englishPeopleMails,
  ...englishVerificationMails,
  ...englishReleaseMails,
  ...englishContactMails,
  ...englishWaitlistMails,
  ...englishPrivacyMails,
  ...englishBillingMails,
  ...englishDisputeMails,
  ...englishOrderMails,
  ...englishCloneMails,
  'confirm-address': ({ link }) => ({
    subject: 'Confirm your address for Amaranth',
    paragraphs: ['Thank you for beginning with Amaranth. Please confirm that this address is yours.'],
    button: { label: 'Confirm my address', address: link },
    after: UNASKED,
  }),
  'reset-password': ({ link }) => ({
    subject: 'Choose a new password for Amaranth',
    paragraphs: ['Somebody, probably you, asked for a new password. You can choose one here.'],
    button: { label: 'Choose a new password', address: link },
    after: 'If it was not you, nothing has changed, and you can leave this message unread.',
  }),
  'confirm-new-address': ({ link }) => ({
    subject: 'Confirm your new address for Amaranth',
    paragraphs: ['You asked to use this address for Amaranth from now on. Please confirm that it is yours.'],
    button: { label: 'Use this address', address: link },
    after: UNASKED,
  }),
  'address-changed': ({ link }) => ({
    subject: 'Your Amaranth account has a new address',
    paragraphs: ['Your account moved to another e-mail address. If that was you, there is nothing to do.'],
    button: { label: 'It was not me: take my account back', address: link },
    after:
      'The button works for 30 days. It restores this address and signs every device out. The password, phone number, linked accounts and second step of today go with it; you choose a new password.',
  }),
  'unconfirmed-address-changed': () => ({
    subject: 'Your Amaranth account has a new address',
    paragraphs: ['An Amaranth account that used this address has moved to another one.'],
    after:
      'This address was never confirmed, so it cannot bring the account back. If it was you, there is nothing to do.',
  }),
  'sign-in-link': ({ link }) => ({
    subject: 'Your link into Amaranth',
    paragraphs: ['Here is your link. It signs you in once.'],
    button: { label: 'Sign in', address: link },
    after: UNASKED,
  }),
  'sign-in-code': ({ code }) => ({
    subject: `${code} is your Amaranth code`,
    paragraphs: [`Your Amaranth code: ${code}`, 'It works for ten minutes.'],
    after: UNASKED,
  }),
  'text-code': ({ code }) => ({
    subject: 'Amaranth',
    paragraphs: [
      `${code} is your Amaranth code. It works for 10 minutes. Nobody from Amaranth will ever ask you for it.`,
    ],
    isBare: true,
  }),
  'account-deletion-requested': ({ lastDay, settingsAddress }) => ({
    subject: `Your Amaranth account will be deleted on ${lastDay}`,
    paragraphs: [
      `You asked us to delete your account. On ${lastDay} your albums, files, vault and profile are erased for good.`,
      'Until then nothing is lost: open your settings to cancel, or to export everything.',
    ],
    button: { label: 'Open my settings', address: settingsAddress },
    after: 'If this was not you, cancel it and change your password.',
  }),
  'account-deletion-reminder': ({ lastDay, settingsAddress }) => ({
    subject: `One week left: your Amaranth account will be deleted on ${lastDay}`,
    paragraphs: [
      `On ${lastDay} your albums, files, vault and profile are erased for good. Nobody can bring them back, not even we.`,
      'To keep your memories, export everything from your settings: an archive that opens without Amaranth.',
      'And if you have changed your mind, one click cancels it.',
    ],
    button: { label: 'Open my settings', address: settingsAddress },
  }),
  'account-deletion-cancelled': () => ({
    subject: 'Your Amaranth account stays open',
    paragraphs: ['The deletion of your account is cancelled. Everything is where you left it.'],
  }),
  'account-deleted': () => ({
    subject: 'Your Amaranth account is deleted',
    paragraphs: [
      'As you asked 30 days ago or more, your albums, files, vault and profile are erased. Nothing of them is left with us.',
      'This is our last message to you. You are welcome back whenever you like, with a new account.',
    ],
  }),
  'account-deleted-elsewhere': ({ lastDay, contact }) => ({
    subject: 'Your Amaranth account was deleted',
    paragraphs: [
      'Your account was just deleted by a direct call to the sign-in service, without the 30 days that your settings give you to change your mind. Nobody can sign in to it any more.',
      `Your albums, files, vault and profile are kept until ${lastDay}, then erased.`,
    ],
    after: `If this was not you, somebody knows your password. Write to ${contact || 'whoever runs this Amaranth for you'} before that day: what you kept is still there.`,
  }),
  'vault-keys-changed': ({ vaultAddress }) => ({
    subject: 'The keys of your Amaranth vault were changed',
    paragraphs: [
      'The phrase, the recovery key or a device that opens your vault was just changed. Everything in the vault stayed as it is.',
    ],
    button: { label: 'Open my vault', address: vaultAddress },
    after:
      'If this was not you, sign every device out in your settings and change your password. For 30 days your former phrase still opens the vault.',
  }),
  'vault-discarded': ({ lastDay, vaultAddress }) => ({
    subject: `Your Amaranth vault will be erased on ${lastDay}`,
    paragraphs: [
      `You took your vault out of use. On ${lastDay} everything in it is erased for good, and nobody can bring it back.`,
      'Until then it waits as it is: one click brings it back.',
    ],
    button: { label: 'Open my vault', address: vaultAddress },
    after: 'If this was not you, bring it back and change your password.',
  }),
  'second-factor-recovered': ({ settingsAddress }) => ({
    subject: 'A recovery code opened your Amaranth account',
    paragraphs: [
      'Two-step sign-in was just taken off your account with your password and a recovery code.',
      'The other codes ended with it. Turn two-step sign-in on again as soon as you have a phone: you then get new ones.',
    ],
    button: { label: 'Open my settings', address: settingsAddress },
    after: 'If this was not you, somebody knows your password: change it now.',
  }),
  'number-linked': ({ ending, former, settingsAddress }) => ({
    subject: 'A phone number now opens your Amaranth account',
    paragraphs: [
      `The phone number ending in ${ending} can sign in to your account from now on.${former ? ` It takes the place of the one ending in ${former}.` : ''}`,
    ],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
    after: NOT_YOU,
  }),
  'number-removed': ({ ending, settingsAddress }) => ({
    subject: 'A phone number was taken off your Amaranth account',
    paragraphs: [`The phone number ending in ${ending} no longer signs in to your account.`],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
    after: NOT_YOU,
  }),
  'provider-linked': ({ provider, address, settingsAddress }) => ({
    subject: `${provider} now opens your Amaranth account`,
    paragraphs: [`${at(provider, address)} can sign in to your account from now on.`],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
    after: NOT_YOU,
  }),
  'provider-removed': ({ provider, address, settingsAddress }) => ({
    subject: `${provider} was taken off your Amaranth account`,
    paragraphs: [`${at(provider, address)} no longer signs in to your account.`],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
    after: NOT_YOU,
  }),
  'earlier-links-removed': ({ settingsAddress }) => ({
    subject: 'What was linked to your Amaranth account before was taken off',
    paragraphs: [
      'You confirmed this address on a device that your account did not know. So that nobody else has a way in, the phone number and the accounts that were linked before were taken off, and every device was signed out.',
      'If you linked them yourself, you can do so again. If you did not make this account, ask for a new password on the sign-in page: whoever made it is then out.',
    ],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
  }),
  'password-changed': ({ settingsAddress }) => ({
    subject: 'The password of your Amaranth account has changed',
    paragraphs: ['Your account has a new password, and other devices were signed out.'],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
    after: NOT_YOU,
  }),
  'second-factor-added': ({ link }) => ({
    subject: 'Two-step sign-in is on for your Amaranth account',
    paragraphs: [
      'From now on your account also asks for a code from a phone. If that was you, there is nothing to do.',
    ],
    button: { label: 'It was not me: take the second step off', address: link },
    after:
      'The button works for 30 days. It takes this second step off and signs every device out. Then choose a new password: somebody knows yours.',
  }),
  'second-factor-removed': ({ settingsAddress }) => ({
    subject: 'A second step was taken off your Amaranth account',
    paragraphs: ['One of the phones that your account asked for a code no longer counts.'],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
    after: NOT_YOU,
  }),
};
