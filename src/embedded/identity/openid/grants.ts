/** What the provider hands out and takes back: codes in mails, and authorisation codes (RFC 6749 §4.1, RFC 7636). */
import { createHash, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { TicketKind } from '../store/tickets.ts';

/** A request that the app made, checked. It travels through the pages in hidden fields and is checked again. */
export const authorizationSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.string().min(1).max(200),
  redirect_uri: z.url().max(500),
  state: z.string().regex(/^[\w.~-]{16,200}$/),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  scope: z.string().max(200).default('openid email'),
  nonce: z.string().max(200).optional(),
  /** The languages that the app speaks with the person, best first (OpenID Connect Core 3.1.2.1). */
  ui_locales: z.string().max(100).optional(),
});
export type Authorization = z.output<typeof authorizationSchema>;

const proofSchema = z.object({ email: z.string(), code: z.string() });
export const mailedProof: TicketKind<z.output<typeof proofSchema>> = {
  name: 'openid-proof',
  payload: proofSchema,
  lifetime: 10 * 60_000,
};
export const newProofCode = () => String(randomInt(1_000_000)).padStart(6, '0');

const codeSchema = z.object({
  clientId: z.string(),
  redirectUri: z.string(),
  challenge: z.string(),
  nonce: z.string().optional(),
  email: z.string(),
});
export const authorizationCode: TicketKind<z.output<typeof codeSchema>> = {
  name: 'openid-code',
  payload: codeSchema,
  lifetime: 2 * 60_000,
};

export function answersChallenge(verifier: string, challenge: string): boolean {
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}

/** The same person each time, and nothing about the address to who sees it. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(`amaranth-openid ${email}`).digest('hex').slice(0, 32);
}
