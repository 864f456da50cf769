/**
 * What the server signs for itself: links that it mails, addresses that bounces come back to, codes, the names
 * under which visitors are counted. Made by whichever
 * instance needs it first and kept in a document that no rule opens, so that every instance has the same.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Services } from './services.ts';

const BYTES = 32;
const storedSchema = z.object({ key: z.base64url().min(40) });

/** Of a text, for one purpose: what is signed for one says nothing for another. Base64url. */
export async function sign(
  services: Pick<Services, 'serverSecret'>,
  purpose: string,
  text: string,
): Promise<string> {
  const key = await services.serverSecret();
  return createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
}

/** Whether it begins as the signature does, which may be written short where there is little room. */
export async function isSigned(
  services: Pick<Services, 'serverSecret'>,
  purpose: string,
  text: string,
  signature: string,
  length?: number,
): Promise<boolean> {
  const expected = Buffer.from((await sign(services, purpose, text)).slice(0, length));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Reads the secret when it is first asked for, and from then on knows it. */
export function keepServerSecret(firestore: Firestore): Services['serverSecret'] {
  let known: Promise<string> | null = null;
  return () => {
    if (known) return known;
    const reading = readOrMake(firestore);
    known = reading;
    reading.catch(() => {
      known = null;
    });
    return reading;
  };
}

async function readOrMake(firestore: Firestore): Promise<string> {
  const document = firestore.doc('serverSecrets/signing');
  const stored = await document.get();
  if (stored.exists) return storedSchema.parse(stored.data()).key;
  return firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(document);
    if (found.exists) return storedSchema.parse(found.data()).key;
    const key = randomBytes(BYTES).toString('base64url');
    transaction.create(document, { key });
    return key;
  });
}
