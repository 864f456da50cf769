/** An operator's mail server, as strict and as reachable as a test wants it: the real protocol, on a port of its own. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  /** The addresses that an answer goes to. */
  readonly replyTo: readonly string[];
  /** What a mail program offers to end such mails by; empty where it offers nothing. */
  readonly endedBy: string;
}

export interface MailServer {
  readonly url: string;
  readonly host: string;
  readonly received: ReceivedMail[];
  /** Where each of them would come back to. */
  readonly senders: string[];
  /** Addresses it has no mailbox for: 550. */
  readonly unknown: Set<string>;
  /** Called with each mail before it is acknowledged. */
  beforeAnswer: () => Promise<void>;
  /** Called with each sender before they may say more. */
  onSender: () => Promise<void>;
  /** Called with each recipient whose mailbox is here. */
  onRecipient: () => Promise<void>;
  stop(): Promise<void>;
}

/** On a free port, or on the one it had before it was stopped. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const senders: string[] = [];
  const unknown = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      mailServer.onSender().then(() => done(), done);
    },
    onRcptTo: ({ address }, _session, done) => {
      if (unknown.has(address))
        return done(Object.assign(new Error('No such mailbox here'), { responseCode: 550 }));
      return mailServer.onRecipient().then(() => done(), done);
    },
    onData: (stream, session, done) => {
      const take = async () => {
        const mail = await PostalMime.parse(await text(stream));
        const { mailFrom } = session.envelope;
        senders.push(mailFrom ? mailFrom.address : '');
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          messageId: mail.messageId ?? '',
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          endedBy: mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
          replyTo: (mail.replyTo ?? []).flatMap(({ address }) => address ?? []),
        });
        await mailServer.beforeAnswer();
      };
      take().then(() => done(), done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const mailServer: MailServer = {
    url: `smtp://${host}`,
    host,
    received,
    senders,
    unknown,
    beforeAnswer: () => Promise.resolve(),
    onSender: () => Promise.resolve(),
    onRecipient: () => Promise.resolve(),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}
