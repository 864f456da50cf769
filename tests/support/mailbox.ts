/** The mails a spawned server sent, read from its outbox on disk as a person reads their mailbox. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from './waitFor.ts';

/** Quoted-printable back to text (RFC 2045, 6.7). */
function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hexadecimal: string) =>
      String.fromCharCode(Number.parseInt(hexadecimal, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** What arrived for an address, newest first. */
export async function readMailbox(dataFolder: string, email: string): Promise<Mail[]> {
  const folder = join(dataFolder, 'mail/messages');
  const names = await readdir(folder).catch(() => []);
  const messages = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { content: await readFile(path, 'utf8'), sentAt: (await stat(path)).mtimeMs };
    }),
  );
  return messages
    .filter(({ content }) => content.includes(`To: ${email}`))
    .sort((one, other) => other.sentAt - one.sentAt)
    .map(({ content }) => ({
      subject: /^Subject: (.*)$/m.exec(content)?.[1] ?? '',
      text: decodeQuotedPrintable(content),
    }));
}

/** The first link of the newest mail to an address, once it has come. */
export async function waitForLink(dataFolder: string, email: string, subject = /./): Promise<string> {
  const link = await waitFor(
    async () => {
      const mail = (await readMailbox(dataFolder, email)).find((candidate) =>
        subject.test(candidate.subject),
      );
      return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? null;
    },
    { every: 100, atMost: 10_000 },
  );
  if (!link) throw new Error(`No mail for ${email}.`);
  return link;
}
