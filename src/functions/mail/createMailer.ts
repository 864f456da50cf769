/** Sends every mail of the product over SMTP: to the embedded outbox by default, to any provider by its URL. */
import type { Mailer } from '../services.ts';

/** Says what a mail is for; the outbox's index shows it. */
export const PURPOSE_HEADER = 'X-Amaranth-Purpose';

export interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://...`; asked for on each mail, since the outbox's port may be new. */
  readonly url: () => string | Promise<string>;
  /** `Amaranth <no-reply@example.org>` */
  readonly from: string;
}

export function createMailer({ url, from }: MailerOptions): Mailer {
  return {
    async send({ to, subject, text, html, purpose }) {
      // Loaded on the first mail: no one waits for it at start.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(await url());
      try {
        const sent = await transport.sendMail({
          from,
          to,
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          headers: { [PURPOSE_HEADER]: purpose },
        });
        return { messageId: sent.messageId };
      } finally {
        transport.close();
      }
    },
  };
}
