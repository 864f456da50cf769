/**
 * The SMTP server of the embedded backend. It listens on the loopback address alone and asks for a password
 * made at this start, so that nothing but the product itself can put mail into the outbox.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { SMTPServer, SMTPServerDataStream } from 'smtp-server';
import type { Logger } from '#shared/logger.ts';
import type { StoredOutbox } from './outbox.ts';

const MESSAGE_LIMIT = 25 * 1024 * 1024;
const USER = 'amaranth';

export interface LocalSmtp {
  /** What nodemailer connects to, password included. */
  readonly url: string;
  close(): Promise<void>;
}

export async function startSmtpServer(outbox: StoredOutbox, log: Logger): Promise<LocalSmtp> {
  // Loaded on the first mail: it is a tenth of the server's start.
  const { SMTPServer } = await import('smtp-server');
  const password = randomBytes(24).toString('base64url');
  const server: SMTPServer = new SMTPServer({
    banner: 'Amaranth outbox',
    size: MESSAGE_LIMIT,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authMethods: ['PLAIN'],
    socketTimeout: 30_000,
    onAuth(auth, _session, done) {
      const given = Buffer.from(auth.password ?? '');
      const wanted = Buffer.from(password);
      const matches = given.length === wanted.length && timingSafeEqual(given, wanted);
      if (auth.username === USER && matches) done(null, { user: USER });
      else done(new Error('Only Amaranth itself sends mail here.'));
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      outbox.store('mail', recipients, Readable.from(withinLimit(stream))).then(
        () => done(),
        (error: unknown) => {
          log.log('error', 'mail-not-stored', { reason: String(error) });
          done(new Error('The outbox could not keep this mail.'));
        },
      );
    },
  });
  server.on('error', (error) => log.log('warning', 'smtp-connection-failed', { reason: error.message }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${USER}:${password}@127.0.0.1:${port}?ignoreTLS=true`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The server passes on what exceeds its limit too, and only says so at the end. */
async function* withinLimit(stream: SMTPServerDataStream): AsyncGenerator<unknown> {
  yield* stream;
  if (stream.sizeExceeded) throw new Error('The message is larger than 25 MiB.');
}
