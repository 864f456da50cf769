/**
 * Everything a handler may reach outside of itself. Cloud Functions and the embedded server each make one;
 * the handlers see no difference.
 */
import type { Bucket } from '@google-cloud/storage';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '#shared/clock.ts';
import type { OperatorConfiguration } from '#shared/configuration.ts';
import type { Logger } from '#shared/logger.ts';
import type { ModelProvider } from './modelProvider.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import type { Transcriber } from './transcriber.ts';

export interface MailMessage {
  /** Makes the SMTP Message-ID, so that a mail that is delivered twice is recognised. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** What the mail is for (`account-deletion-requested`, ...): kept in the outbox's index, never shown. */
  readonly purpose: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string | undefined;
  /** The page on which mails like this one are ended: mail programs offer it beside the mail (RFC 2369). */
  readonly endedAt?: string | undefined;
  /** Before the `@` of the address that it comes back to, where the operator has a domain for what comes back. */
  readonly returnTo?: string;
}

interface MailReceipt {
  readonly messageId: string;
  /** Host and port of the server that took it. */
  readonly acceptedBy: string;
}

export interface Mailer {
  /**
   * Resolves with the receipt once the SMTP server has taken the mail; rejects when it did not, with MailRefusal when it
   * never will.
   */
  send(message: MailMessage): Promise<MailReceipt>;
}

/** One mail or text message of the embedded server's outbox, without its content. */
export interface OutboxEntry {
  readonly id: string;
  readonly channel: 'mail' | 'text';
  readonly recipient: string;
  readonly subject: string;
  readonly purpose: string;
  /** ISO instant. */
  readonly receivedAt: string;
}

export interface OutboxMessage extends OutboxEntry {
  readonly text: string;
  readonly html: string;
  readonly source: string;
}

/** The outbox on disk. Only the embedded server has one: with a real SMTP provider, mails are not kept. */
export interface Outbox {
  /** Newest first. `before` is the id of the last entry already seen; `limit` counts those that `isListed`, or all. */
  list(options: {
    readonly limit: number;
    readonly before?: string;
    readonly isListed?: (entry: OutboxEntry) => boolean;
  }): Promise<readonly OutboxEntry[]>;
  read(id: string): Promise<OutboxMessage | null>;
}

interface SignedLinkOptions {
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  readonly action?: 'read' | 'write';
  /** Name the browser saves the file under; without it the file is shown in place. */
  readonly downloadName?: string;
  readonly contentType?: string;
  /** For whom it is made. The embedded server refuses the link once this session has ended; the vendor's does not ask. */
  readonly session?: { readonly uid: string; readonly sessionId: string };
}

/** A sign-in that still gets tokens, as the identity service knows it. */
interface KnownSignIn {
  readonly sessionId: string;
  /** Milliseconds since the epoch, both. */
  readonly signedInAt: number;
  readonly lastUsedAt: number;
}

/** What the machine itself knows of how it is; see `operations-readHealth`. */
export interface HostReport {
  /** Jobs whose last run is older than it should be, by name. */
  readonly lateJobs: readonly string[];
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number };
  /** Milliseconds since the epoch, both; null where there is none. */
  readonly lastBackupAt: number | null;
  readonly certificateExpiresAt: number | null;
}

export interface Services {
  /** Null on Cloud Functions: whose machine it is, sees to it. */
  readonly readHost: (() => Promise<HostReport>) | null;
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly bucket: Bucket;
  readonly clock: Clock;
  readonly mail: Mailer;
  readonly payments: PaymentProvider;
  readonly model: ModelProvider;
  /** Null where the operator named no model for it: people write their recordings down themselves. */
  readonly transcriber: Transcriber | null;
  readonly outbox: Outbox | null;
  readonly log: Logger;
  readonly configuration: OperatorConfiguration;
  /** What `serverSecret.ts` signs with: the same in every instance, read once in each. */
  readonly serverSecret: () => Promise<string>;
  /** Where the single-page app is served, without a trailing slash: the base of every link in a mail. */
  readonly appOrigin: string;
  /**
   * The account an address and a password open, second factor left aside; null when they do not. Rejects with
   * Refusal `too-many-attempts` when the identity service wants a pause. `address` is whose guess it is.
   */
  checkPassword(email: string, password: string, address: string): Promise<string | null>;
  /**
   * The sign-ins of a person that were neither ended nor revoked, the one used last first. None where the identity
   * service keeps no list of them (Firebase).
   */
  listSignIns(uid: string): Promise<readonly KnownSignIn[]>;
  /** A V4 signed link to an object of the bucket, for a short while. */
  signedLink(objectName: string, options: SignedLinkOptions): Promise<string>;
  /** A file of `resources`, by its path there: the typefaces of what is printed. */
  readResource(path: `fonts/${string}`): Promise<Buffer>;
}
