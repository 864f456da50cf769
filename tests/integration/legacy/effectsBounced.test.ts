/** Mail that comes back to the address that it was sent from. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMessage, outboundMessages } from '../../../src/functions/delivery/index.ts';
import { returnLocalPart } from '../../../src/functions/delivery/returnAddress.ts';
import {
  bringTo,
  makeArmedOwner,
  type Owner,
  passToDeadline,
  recordOf,
  runJobs,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
let owner: Owner;
beforeAll(async () => {
  world = await startWorld({ AMARANTH_BOUNCE_DOMAIN: 'bounces.example.org' });
  owner = await makeArmedOwner(world);
  await bringTo(world, owner.uid, 'active');
  await passToDeadline(world, owner.uid);
});
afterAll(() => world.stop());

const reminder = async () => {
  const { docs } = await outboundMessages(world.services.firestore)
    .where('purpose', '==', 'life-reminder')
    .get();
  const [row] = docs;
  if (!row) throw new Error('There is a reminder.');
  return row;
};
const report = (to: string, action: string) =>
  [
    'From: MAILER-DAEMON@mail.example.org',
    `To: <${to}>`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.org',
    '',
    `Final-Recipient: rfc822; ${owner.email}`,
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such',
    '  user here',
    '',
    '--b--',
    '',
  ].join('\r\n');
const hand = (source: string) =>
  fetch(`${world.backend.origin}/functions/mail-bounced`, { method: 'POST', body: source });

describe('a mail that comes back', () => {
  test('is sent from an address that no forger knows', async () => {
    const { id } = await reminder();
    const part = await returnLocalPart(world.services, id);
    expect(part).toHaveLength(64);
    expect(world.mailServer.senders).toContain(`${part}@bounces.example.org`);
  });

  test('is none while it is only late, nor where its address is forged', async () => {
    const { id } = await reminder();
    const address = `${await returnLocalPart(world.services, id)}@bounces.example.org`;
    expect((await hand(report(address, 'delayed'))).status).toBe(204);
    const forged = `${address[7] === 'A' ? 'bounce+B' : 'bounce+A'}${address.slice(8)}`;
    expect((await hand(report(forged, 'failed'))).status).toBe(403);
    expect((await hand(report('no-reply@amaranth.example', 'failed'))).status).toBe(403);
    expect((await hand('not a mail')).status).toBe(403);
    expect(findMessage(await reminder())?.delivery.state).toBe('sent');
    expect((await recordOf(world, owner.uid)).life.state.is).toBe('reminding');
  });

  test('stops the term that its notice let run, and the next channel is asked', async () => {
    const { id } = await reminder();
    const address = `${await returnLocalPart(world.services, id)}@bounces.example.org`;
    expect((await hand(report(address, 'failed'))).status).toBe(204);
    expect((await hand(report(address, 'failed'))).status).toBe(204);
    expect(findMessage(await reminder())?.delivery).toMatchObject({
      state: 'bounced',
      reason: 'smtp; 550 5.1.1 No such user here',
    });
    await runJobs(world);
    const { state } = (await recordOf(world, owner.uid)).life;
    expect(state).toMatchObject({
      is: 'reminding',
      notice: {
        bounced: [owner.channels[0]],
        asked: owner.channels,
        accepted: [owner.channels[1]],
      },
    });
  });
});
