/** A message to those who run the product, as /contact takes it, and the ticket number that it goes by. */
import { z } from 'zod';

export const supportSubjects = [
  'account',
  'vault',
  'bereavement',
  'albums',
  'press',
  'security',
  'other',
] as const;
export type SupportSubject = (typeof supportSubjects)[number];

export const SUPPORT_NAME_LIMIT = 100;
export const SUPPORT_MESSAGE_LIMIT = 5_000;
/** Months after it was answered, or after it came where nobody marked it so. */
export const SUPPORT_REQUEST_KEPT_MONTHS = 24;

export const supportStates = ['open', 'answered'] as const;
export type SupportState = (typeof supportStates)[number];

/** No letter or digit that is read as another (0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V). */
export const TICKET_LETTERS = '34679ACDEFGHJKMNPRTWXY';
export const ticketSchema = z.string().regex(/^AM-[34679ACDEFGHJKMNPRTWXY]{4}-[34679ACDEFGHJKMNPRTWXY]{4}$/);

/** As people type it: small letters, spaces for hyphens, without the beginning. Null for what is no ticket's number. */
export function readTicket(typed: string): string | null {
  const letters = typed
    .slice(0, 40)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^AM(?=.{8}$)/, '');
  const { data } = ticketSchema.safeParse(`AM-${letters.slice(0, 4)}-${letters.slice(4)}`);
  return data ?? null;
}
