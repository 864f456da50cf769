/** The documents of messages, `supportRequests/{ticket}`. No rule opens the collection. */
import {
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { endOfDayMonthsAfter } from '#shared/calendarMonths.ts';
import {
  SUPPORT_REQUEST_KEPT_MONTHS,
  supportStates,
  supportSubjects,
  TICKET_LETTERS,
} from '#shared/domain/supportRequest.ts';
import { languageSchema } from '#shared/domain/userProfile.ts';
import { sign } from '../serverSecret.ts';
import type { Services } from '../services.ts';

const instant = z.instanceof(Timestamp).transform((timestamp) => timestamp.toMillis());

const storedSchema = z.object({
  /** Tells this sending from another that came to the same ticket. */
  sending: z.string(),
  /** The account that it was sent from, if any. */
  uid: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  subject: z.enum(supportSubjects),
  message: z.string(),
  language: languageSchema,
  state: z.enum(supportStates),
  sentAt: instant,
  answeredAt: instant.nullable(),
});
export type SupportRequest = z.output<typeof storedSchema>;

export const supportRequests = ({ firestore }: { readonly firestore: Firestore }): CollectionReference =>
  firestore.collection('supportRequests');

/** Null for none, and for one that cannot be read. */
export function readRequest(snapshot: DocumentSnapshot): SupportRequest | null {
  return storedSchema.safeParse(snapshot.data()).data ?? null;
}

/** Of one sending always the same number, which tells nothing of it. `attempt` counts those that other sendings have. */
export async function ticketOf(services: Services, sending: string, attempt: number): Promise<string> {
  const signature = await sign(services, 'ticket', `${attempt} ${sending}`);
  let rest = BigInt(`0x${Buffer.from(signature, 'base64url').toString('hex')}`);
  const base = BigInt(TICKET_LETTERS.length);
  const letters = Array.from({ length: 8 }, () => {
    const letter = TICKET_LETTERS.charAt(Number(rest % base));
    rest /= base;
    return letter;
  }).join('');
  return `AM-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** When a message is forgotten that came, or was answered, at an instant (milliseconds). */
export function forgetAfter(instant: number): Timestamp {
  return Timestamp.fromMillis(endOfDayMonthsAfter(instant, SUPPORT_REQUEST_KEPT_MONTHS));
}
