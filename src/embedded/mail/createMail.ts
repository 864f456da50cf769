/**
 * Everything the embedded backend sends: mails through nodemailer, to the operator's SMTP provider or to our own
 * server and its outbox; text messages always into the outbox, since there is no provider for them.
 */
import type { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import type { Clock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import { createMailer, PURPOSE_HEADER } from '../../functions/mail/index.ts';
import type { Mailer, Outbox } from '../../functions/services.ts';
import type { Disk } from '../disk/disk.ts';
import { createOutbox } from './outbox.ts';
import { type LocalSmtp, startSmtpServer } from './smtpServer.ts';

export interface TextMessage {
  /** Phone number in E.164 form. */
  readonly to: string;
  readonly text: string;
  readonly purpose: string;
}

export interface Mail extends Mailer {
  sendText(message: TextMessage): Promise<void>;
  readonly outbox: Outbox;
  close(): Promise<void>;
}

export interface MailOptions {
  readonly database: DatabaseSync;
  readonly folder: string;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly log: Logger;
  readonly from: string;
  readonly returnDomain?: string;
  /** An SMTP provider; without it mails go to the outbox. */
  readonly smtpUrl?: string | undefined;
}

export function createMail(options: MailOptions): Mail {
  const { database, folder, disk, clock, log, from, returnDomain = '', smtpUrl } = options;
  const outbox = createOutbox({ database, folder, disk, clock, purposeHeader: PURPOSE_HEADER });
  let local: Promise<LocalSmtp> | null = null;
  const localSmtp = () => {
    local ??= startSmtpServer(outbox, log).then(async (smtp) => {
      await outbox.sweep();
      return smtp;
    });
    return local;
  };
  const mailer = createMailer({
    from,
    returnDomain,
    clock,
    url: async () => smtpUrl ?? (await localSmtp()).url,
  });

  return {
    outbox,
    send: mailer.send,
    async sendText({ to, text, purpose }) {
      const encoded = Buffer.from(text, 'utf8').toString('base64');
      const source = [
        'Subject: ',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: base64',
        `${PURPOSE_HEADER}: ${purpose}`,
        '',
        ...(encoded.match(/.{1,76}/g) ?? []),
        '',
      ];
      await outbox.store('text', [to], Readable.from([source.join('\r\n')]));
    },
    async close() {
      if (local) await (await local).close();
    },
  };
}
