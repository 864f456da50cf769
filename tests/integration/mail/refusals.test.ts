/** What a mail server answers: only what it will say again, whenever it is asked, refuses a mail for good. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#shared/clock.ts';
import { createMailer, MailRefusal } from '../../../src/functions/mail/index.ts';
import { type MailServer, startMailServer } from '../../support/mailServer.ts';

let mailServer: MailServer;
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(() => mailServer.stop());

async function send(to = 'rose@example.org'): Promise<unknown> {
  const mailer = createMailer({
    url: () => mailServer.url,
    from: 'Amaranth <no-reply@example.org>',
    clock: systemClock,
  });
  const mail = { to, subject: 'For you', text: 'It is there.', purpose: 'account-deleted' };
  return mailer.send(mail).catch((error: unknown) => error);
}

test.each([
  ['the sender', 'onSender', 450, false],
  ['the sender', 'onSender', 550, false],
  ['the recipient', 'onRecipient', 450, false],
  ['the recipient', 'onRecipient', 550, true],
  ['the content', 'beforeAnswer', 452, false],
  ['the content', 'beforeAnswer', 552, true],
] as const)('of %s (%s): %i is for good: %s', async (_, moment, responseCode, isForGood) => {
  mailServer[moment] = () => Promise.reject(Object.assign(new Error('Not this one'), { responseCode }));
  const outcome = await send();
  expect(outcome).toBeInstanceOf(Error);
  expect(outcome instanceof MailRefusal).toBe(isForGood);
});

test('an address that is none, about which no server is asked, is refused for good', async () => {
  expect(await send('')).toBeInstanceOf(MailRefusal);
});
