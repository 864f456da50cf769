/**
 * What an administrator sees of a mail to somebody else. A live code or link in it would let its reader in as the person
 * it was sent to, so both are taken out; that it was sent, to whom and about what, stays.
 */
import { foldText } from '#shared/foldText.ts';
import type { Caller } from '../caller.ts';
import type { OutboxEntry, OutboxMessage } from '../services.ts';

const SEAL = '••••';
/** The part of a link that carries its proof. */
// Bounded: the mails are our own, and the longest name in one has 200 characters.
const linkProof = /(https?:\/\/[^\s"'<>?#]*)[?#][^\s"'<>]*/gi;
/** Tokens and recovery codes: long, and of more than letters. */
const token = /(?<![\w-])(?=[\w-]*\d)[\w-]{16,}/g;
/** Six to eight figures, also in groups. A colour is none. */
const code = /(?<![\d#])(?:\d{6,8}|\d{3}[ \u00a0\u202f-]\d{3,4})(?!\d)/g;

function sealText(text: string): string {
  return text.replace(linkProof, `$1?${SEAL}`).replace(token, SEAL).replace(code, SEAL);
}

function isTo(caller: Caller, { recipient }: OutboxEntry): boolean {
  return caller.emailVerified && recipient.toLowerCase() === caller.email?.toLowerCase();
}

export function sealEntry(entry: OutboxEntry, reader: Caller): OutboxEntry {
  return isTo(reader, entry) ? entry : { ...entry, subject: sealText(entry.subject) };
}

/** Bodies are encoded in the source, in which nothing can be found: its headers stay, above the text. */
function sealSource({ source, subject, text }: OutboxMessage): string {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const headers = head.replace(/^Subject:.*(?:\r?\n[ \t].*)*/im, () => `Subject: ${sealText(subject)}`);
  return `${headers}\r\n\r\n${sealText(text)}`;
}

export function sealMessage(message: OutboxMessage, reader: Caller): OutboxMessage {
  if (isTo(reader, message)) return message;
  return {
    ...message,
    subject: sealText(message.subject),
    text: sealText(message.text),
    html: sealText(message.html),
    source: sealSource(message),
  };
}

/**
 * Whether a search finds a sealed entry. Ask before entries are counted: found by what its reader does not see, and left
 * out afterwards, an entry would tell its code digit by digit.
 */
export function isFoundBy(search: string, { recipient, subject, purpose }: OutboxEntry): boolean {
  return foldText(`${recipient} ${subject} ${purpose}`).includes(foldText(search.trim()));
}
