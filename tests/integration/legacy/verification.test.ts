/** An owner who no longer answers: asked, asked after, and given for, by the machine, the mails and the clock together. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#shared/callables/lifeVerification.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import {
  askOfContact,
  callAs,
  DAY,
  makeArmedOwner,
  makeOwner,
  pass,
  passToDeadline,
  passToVerifying,
  purposesOf,
  recordOf,
  stateOf,
  voteAs,
  type World,
} from '../../support/legacy/verification.ts';
import { type MailServer, startMailServer } from '../../support/mailServer.ts';

let backend: Backend;
let mailServer: MailServer;
let world: World;

beforeAll(async () => {
  mailServer = await startMailServer();
  const clock = movableClock(Date.UTC(2027, 1, 1, 10));
  backend = await startBackend({ clock, environment: { AMARANTH_SMTP_URL: mailServer.url } });
  const { services }: { services: Services } = await backend.server.businessLogic();
  world = { services, clock, mailServer };
});
afterAll(async () => {
  await backend.stop();
  await mailServer.stop();
});

describe('an owner who no longer answers', () => {
  test('is reminded on both channels, asked after, and nobody is given anything before the veto is over', async () => {
    const owner = await makeArmedOwner(world);
    expect(await stateOf(world, owner.uid)).toBe('active');
    await passToVerifying(world, owner.uid);
    const [jules, ada, iris] = owner.contacts;
    if (!jules || !ada || !iris) throw new Error('There are three.');
    expect(purposesOf(world, owner.email)).toEqual([
      'Are you well?',
      'We have not heard from you yet',
      'Please let us know that you are well',
      'Before we ask the people you trust',
      'We are asking your trusted contacts after you',
    ]);
    expect(purposesOf(world, jules.email)).toEqual(['Do you know how Rose is?']);
    expect(await askOfContact(world, jules)).toMatchObject({ vote: 'nothing', since: 'verifying' });

    await voteAs(world, owner, jules, 'gone');
    expect(await stateOf(world, owner.uid)).toBe('verifying');
    await voteAs(world, owner, ada, 'gone');
    expect(await stateOf(world, owner.uid)).toBe('veto');
    expect(await askOfContact(world, ada)).toMatchObject({ vote: 'gone' });
  });
});
