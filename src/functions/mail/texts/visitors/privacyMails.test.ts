/** What the mails about a data request promise is what the product does: another term, another sentence. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const terms = { PRIVACY_CONFIRM_DAYS: 11, PRIVACY_MONTHS_TO_ANSWER: 3, PRIVACY_MONTHS_OF_EXTENSION: 5 };

beforeEach(() => {
  vi.resetModules();
  vi.doMock('#shared/domain/privacyRequest.ts', async (original) => ({
    ...(await original<object>()),
    ...terms,
  }));
});
afterEach(() => vi.doUnmock('#shared/domain/privacyRequest.ts'));

const link = 'https://amaranth.example/privacy/request';
const opened = { right: 'access', state: 'open', lastDay: 'Monday', words: '', link } as const;

test.each([
  ['English', /11 days/, /3 months.*5 months/],
  ['French', /11\u00a0jours/, /3\u00a0mois.*5\u00a0mois/],
])('in %s', async (language, toConfirm, toAnswer) => {
  const mails =
    language === 'English'
      ? (await import('./privacyMails.ts')).englishPrivacyMails
      : (await import('./frenchPrivacyMails.ts')).frenchPrivacyMails;
  expect(mails['privacy-request-confirm']({ right: 'access', link }).after).toMatch(toConfirm);
  expect(mails['privacy-request-changed'](opened).paragraphs.join(' ')).toMatch(toAnswer);
});
