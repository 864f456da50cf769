/** The documents of requests, `privacyRequests/{id}`, and the links that open them. No rule opens the collection. */
import {
  type CollectionReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { endOfDayMonthsAfter } from '#shared/calendarMonths.ts';
import type { PrivacyStanding } from '#shared/callables/privacyRequests.ts';
import {
  PRIVACY_REMINDER,
  PRIVACY_REQUEST_KEPT_MONTHS,
  type PrivacyLink,
  privacyRequestStateSchema,
  privacyRights,
} from '#shared/domain/privacyRequest.ts';
import { languageSchema } from '#shared/domain/userProfile.ts';
import { localizedPath } from '#shared/localizedPaths.ts';
import { routes } from '#shared/routes.ts';
import { Refusal } from '../errors.ts';
import { isSigned, sign } from '../serverSecret.ts';
import type { Services } from '../services.ts';

const SIGNED_FOR = 'privacy-request';

const instant = z.instanceof(Timestamp).transform((timestamp) => timestamp.toMillis());

const storedSchema = z.object({
  email: z.string(),
  language: languageSchema,
  right: z.enum(privacyRights),
  words: z.string(),
  state: privacyRequestStateSchema,
  sentAt: instant,
  confirmedAt: instant.nullable(),
  dueAt: instant.nullable(),
  extensionReason: z.string(),
  answer: z.string(),
  closedAt: instant.nullable(),
});
export type PrivacyRequest = z.output<typeof storedSchema>;

export const privacyRequests = ({ firestore }: Pick<Services, 'firestore'>): CollectionReference =>
  firestore.collection('privacyRequests');

/** Null for none, and for one that cannot be read. */
export function readRequest(snapshot: DocumentSnapshot): PrivacyRequest | null {
  return storedSchema.safeParse(snapshot.data()).data ?? null;
}

/** The page of a request, for who was mailed it: its secret stands in the fragment, which no server's log sees. */
export async function linkTo(
  services: Services,
  id: string,
  { language }: Pick<PrivacyRequest, 'language'>,
): Promise<string> {
  const path = localizedPath(routes.privacyRequest.path, language);
  return `${services.appOrigin}${path}#${id}.${await sign(services, SIGNED_FOR, id)}`;
}

/** Throws Refusal `not-found` for a link that this server did not make. */
export async function assertOwnLink(services: Services, { id, secret }: PrivacyLink): Promise<void> {
  if (!(await isSigned(services, SIGNED_FOR, id, secret))) throw requestGone();
}

/** Throws Refusal `not-found`, the same as for a foreign link. */
export async function findRequest(
  transaction: Transaction,
  services: Services,
  id: string,
): Promise<PrivacyRequest> {
  const found = readRequest(await transaction.get(privacyRequests(services).doc(id)));
  if (!found) throw requestGone();
  return found;
}

export function requestGone(): Refusal {
  return new Refusal('not-found', 'There is no such request.', { field: 'id' });
}

/** What the person is told of it. */
export function standingOf({ email: _email, language: _language, ...told }: PrivacyRequest): PrivacyStanding {
  return told;
}

/** Writes what became of a request, and when it is to be looked at by the clock. */
export function writeRequest(
  transaction: Transaction,
  services: Services,
  id: string,
  request: PrivacyRequest,
): void {
  const { state, confirmedAt, dueAt, closedAt, extensionReason, answer } = request;
  const isClosed = closedAt !== null;
  transaction.update(privacyRequests(services).doc(id), {
    state,
    confirmedAt: storedInstant(confirmedAt),
    dueAt: storedInstant(dueAt),
    closedAt: storedInstant(closedAt),
    extensionReason,
    answer,
    remindAt: storedInstant(isClosed || dueAt === null ? null : dueAt - PRIVACY_REMINDER),
    forgetAt: storedInstant(isClosed ? endOfDayMonthsAfter(closedAt, PRIVACY_REQUEST_KEPT_MONTHS) : null),
  });
}

export const storedInstant = (instant: number | null): Timestamp | null =>
  instant === null ? null : Timestamp.fromMillis(instant);
