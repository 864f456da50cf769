import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#shared/clock.ts';
import type { OutboxEntry } from '../../functions/services.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { type Disk, systemDisk } from '../disk/disk.ts';
import { silentLogger } from '../log/logger.ts';
import { createMail, type Mail } from './index.ts';
import { createOutbox } from './outbox.ts';
import { startSmtpServer } from './smtpServer.ts';

let folder: string;
let mail: Mail;

function open(disk: Disk = systemDisk): Mail {
  return createMail({
    database: openDatabase(join(folder, 'amaranth.sqlite')),
    folder: join(folder, 'mail'),
    disk,
    clock: systemClock,
    log: silentLogger,
    from: 'Amaranth <no-reply@amaranth.example>',
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amaranth-mail-'));
  mail = open();
});
afterEach(async () => {
  await mail.close();
  await rm(folder, { recursive: true });
});

const message = {
  to: 'ana@example.com',
  subject: 'Vérifiez votre adresse 🌺',
  text: 'Open https://example.com/verify?code=1',
  html: '<p>Open <a href="https://example.com/verify?code=1">the link</a></p>',
  purpose: 'verify-email',
};

describe('the outbox', () => {
  test('keeps a mail sent through nodemailer, with its texts and purpose', async () => {
    await mail.send(message);
    const [entry] = await mail.outbox.list({ limit: 10 });
    expect(entry).toMatchObject({
      channel: 'mail',
      recipient: 'ana@example.com',
      subject: message.subject,
      purpose: 'verify-email',
    });
    const read = await mail.outbox.read(entry?.id ?? '');
    expect(read?.text.trim()).toBe(message.text);
    expect(read?.html).toContain('href="https://example.com/verify?code=1"');
    expect(read?.source).toContain('From: Amaranth <no-reply@amaranth.example>');
  });

  test('keeps text messages beside the mails, newest first and in pages', async () => {
    await mail.send(message);
    await mail.sendText({ to: '+33612345678', text: 'Votre code : 123456', purpose: 'second-factor' });
    const entries = await mail.outbox.list({ limit: 10 });
    expect(entries.map(({ channel }) => channel)).toEqual(['text', 'mail']);
    const [text] = entries;
    expect((await mail.outbox.read(text?.id ?? ''))?.text.trim()).toBe('Votre code : 123456');
    const older = await mail.outbox.list({ limit: 10, before: text?.id ?? '' });
    expect(older.map(({ channel }) => channel)).toEqual(['mail']);
  });

  test('counts only what is asked for', async () => {
    await mail.send({ ...message, to: 'rose@example.org' });
    await mail.send(message);
    const isListed = ({ recipient }: OutboxEntry) => recipient === 'rose@example.org';
    expect(await mail.outbox.list({ limit: 1, isListed })).toMatchObject([{ recipient: 'rose@example.org' }]);
  });

  test('holds what it took after a restart', async () => {
    await mail.send(message);
    await mail.close();
    mail = open();
    expect(await mail.outbox.list({ limit: 10 })).toHaveLength(1);
  });

  test('says that a mail was not sent when the disk is full, and lists nothing', async () => {
    await mail.close();
    mail = open({ ...systemDisk, publish: () => Promise.reject(new Error('ENOSPC')) });
    await expect(mail.send(message)).rejects.toThrow('The outbox could not keep this mail.');
    expect(await mail.outbox.list({ limit: 10 })).toEqual([]);
    expect(await readdir(join(folder, 'mail', 'incoming'))).toEqual([]);
  });

  test('sweeps away what a crash left behind and nothing else', async () => {
    await mail.send(message);
    await mail.close();
    await writeFile(join(folder, 'mail', 'messages', '00000000001-aaaaaaaaaaaa.eml'), 'half');
    await writeFile(join(folder, 'mail', 'incoming', '00000000001-bbbbbbbbbbbb.eml'), 'half');
    mail = open();
    await mail.send(message);
    expect(await readdir(join(folder, 'mail', 'messages'))).toHaveLength(2);
    expect(await readdir(join(folder, 'mail', 'incoming'))).toEqual([]);
  });
});

describe('the SMTP server', () => {
  test('takes no mail from a stranger on this machine', async () => {
    const database = openDatabase(join(folder, 'other.sqlite'));
    const outbox = createOutbox({
      database,
      folder: join(folder, 'other'),
      disk: systemDisk,
      clock: systemClock,
      purposeHeader: 'X-Purpose',
    });
    const smtp = await startSmtpServer(outbox, silentLogger);
    const { port } = new URL(smtp.url);
    for (const credentials of ['', 'amaranth:guess@']) {
      const stranger = createTransport(`smtp://${credentials}127.0.0.1:${port}?ignoreTLS=true`);
      await expect(
        stranger.sendMail({ from: 'eve@example.com', to: 'ana@example.com', subject: 'x', text: 'x' }),
      ).rejects.toThrow();
    }
    expect(await outbox.list({ limit: 10 })).toEqual([]);
    await smtp.close();
  });
});
