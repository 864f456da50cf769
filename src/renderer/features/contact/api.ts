/** What the contact page asks of the server. */
import type { z } from 'zod';
import { callRepeatable } from '#platform/backend/callables.ts';
import { contactSend } from '#shared/callables/contact.ts';

/** The ticket's number. One key with the same words is one ticket, however often it is sent. */
export async function sendMessage(message: z.input<typeof contactSend.input>): Promise<string> {
  return (await callRepeatable(contactSend, message)).ticket;
}
