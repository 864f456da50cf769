/** Who has no account yet, or was to hear nothing before, is invited to claim what was left to them: once a round. */
import { randomBytes } from 'node:crypto';
import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Language } from '#shared/domain/userProfile.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { CLAIM_LINK_DAYS } from '#shared/limits.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { draftMail, messageIdOf, queueMail } from '../delivery/index.ts';
import { hashOf, invitationOf, type readStanding, withdraw } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';

const DAY = 24 * 60 * 60_000;

export interface Asking {
  readonly ownerId: string;
  readonly ownerName: string;
  readonly person: Beneficiary;
  readonly reference: DocumentReference;
  readonly to: string;
  readonly language: Language;
  readonly former: Awaited<ReturnType<typeof readStanding>>;
}

/** After the transaction's last read; resolves with the mails. */
export async function askToClaim(
  transaction: Transaction,
  services: Services,
  { ownerId, ownerName, person, reference, to, language, former }: Asking,
): Promise<readonly string[]> {
  const { firestore, clock, appOrigin } = services;
  const secret = randomBytes(32).toString('base64url');
  const secretHash = hashOf(secret);
  const sentAt = Timestamp.fromMillis(clock.now());
  const expires = clock.now() + CLAIM_LINK_DAYS * DAY;
  const expiresAt = Timestamp.fromMillis(expires);
  const invitee = { role: 'beneficiary', subjectId: person.id } as const;
  const drafts = draftMail({ uid: null, to, language }, secretHash, 'release-claim', {
    ownerName,
    personName: person.name,
    link: `${appOrigin}${routes.invitation.path}#${secret}`,
    lastDay: longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(expires),
  }).map((draft) => ({ ...draft, trueUntil: expires }));
  const mails = await queueMail(transaction, services, drafts);
  withdraw(transaction, former);
  transaction.set(invitationOf(firestore, ownerId, invitee), {
    ownerId,
    invitee,
    secretHash,
    to,
    words: '',
    sentAt,
    expiresAt,
    isClaim: true,
    messageId: messageIdOf('release-claim', secretHash),
    checkAt: sentAt,
    answer: null,
  });
  transaction.update(reference, { invitation: { is: 'sent', sentAt, expiresAt } });
  return mails;
}
