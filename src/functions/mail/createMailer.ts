/** Sends every mail of the product over SMTP: to the embedded outbox by default, to any provider by its URL. */
import { Socket } from 'node:net';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import type { Mailer } from '../services.ts';

/** Says what a mail is for; the outbox's index shows it. */
export const PURPOSE_HEADER = 'X-Amaranth-Purpose';

/** How long a server may take to let us in, and be silent afterwards, in milliseconds: somebody may be waiting. */
const CONNECTION_TIMEOUT = 10_000;
const SILENCE_TIMEOUT = 20_000;
/** How long a whole delivery may take, since one that drips is never silent. */
const LONGEST_DELIVERY = 2 * 60_000;

interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://...`; asked for on each mail, since the outbox's port may be new. */
  readonly url: () => string | Promise<string>;
  /** `Amaranth <no-reply@example.org>` */
  readonly from: string;
  /** Whose mail server hands what comes back to `mail-bounced`; without it, mail comes back to the sender. */
  readonly returnDomain?: string | null;
  readonly clock: Clock;
}

/** This very mail will never be taken, whenever it is sent: its address or its content is refused. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal';
}

export function createMailer({ url, from, returnDomain, clock }: MailerOptions): Mailer {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'amaranth.example';
  return {
    async send({ id, to, subject, text, html, purpose, returnTo, replyTo, endedAt }) {
      // Loaded on the first mail: no one waits for it at start.
      const { createTransport } = await import('nodemailer');
      const address = await url();
      // What ends it is told by the delivery itself.
      const socket = new Socket().on('error', () => undefined);
      const transport = createTransport({
        url: address,
        socket,
        connectionTimeout: CONNECTION_TIMEOUT,
        greetingTimeout: CONNECTION_TIMEOUT,
        socketTimeout: SILENCE_TIMEOUT,
      });
      const ended = new AbortController();
      clock.sleep(LONGEST_DELIVERY, ended.signal).then(
        () => socket.destroy(new Error('The mail server took too long over one mail.')),
        () => undefined,
      );
      try {
        const { messageId } = await transport.sendMail({
          from,
          to,
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          ...(returnDomain && returnTo ? { envelope: { from: `${returnTo}@${returnDomain}`, to } } : {}),
          ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
          ...(endedAt === undefined ? {} : { list: { unsubscribe: endedAt } }),
          headers: { [PURPOSE_HEADER]: purpose },
        });
        return { messageId, acceptedBy: new URL(address).host };
      } catch (error) {
        if (isRefusal(error)) throw new MailRefusal(messageOf(error), { cause: error });
        throw error;
      } finally {
        ended.abort();
        transport.close();
      }
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const errorSchema = z.object({
  code: z.string(),
  command: z.string(),
  responseCode: z.number().optional(),
});

/**
 * A 5xx reply to the recipient or to the content, or an address that is none. The same reply to a sign-in or to the
 * sender says that the operator's settings are wrong: every mail waits until they are put right.
 */
function isRefusal(error: unknown): boolean {
  const { data } = errorSchema.safeParse(error);
  if (data?.code !== 'EENVELOPE' && data?.code !== 'EMESSAGE') return false;
  if (data.command === 'API') return true;
  return ['RCPT TO', 'DATA'].includes(data.command) && (data.responseCode ?? 0) >= 500;
}
