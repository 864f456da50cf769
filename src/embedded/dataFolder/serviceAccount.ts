/**
 * The local service account: how the backend knows its own business logic. Its key is made at first start, readable
 * by the folder's owner alone, and signs the same self-made RS256 tokens that Google's SDKs sign for Google.
 */
import { createPrivateKey, generateKeyPair, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { isMissing } from '../disk/isMissing.ts';
import { writePrivateFile } from './writePrivateFile.ts';

const serviceAccountSchema = z.object({
  type: z.literal('service_account'),
  project_id: z.string(),
  private_key_id: z.string(),
  private_key: z.string(),
  client_email: z.string(),
});
export type ServiceAccount = z.infer<typeof serviceAccountSchema>;

export const SERVICE_ACCOUNT_NAME = 'service-account.json';
const TOKEN_SECONDS = 3600;

export async function loadServiceAccount(folder: string, projectId: string): Promise<ServiceAccount> {
  const path = join(folder, SERVICE_ACCOUNT_NAME);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text !== null) return serviceAccountSchema.parse(JSON.parse(text));
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const account: ServiceAccount = {
    type: 'service_account',
    project_id: projectId,
    private_key_id: randomBytes(20).toString('hex'),
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    client_email: `amaranth@${projectId}.iam.gserviceaccount.com`,
  };
  await writePrivateFile(path, `${JSON.stringify(account, null, 2)}\n`);
  return account;
}

/** A token as the Admin SDK signs it for a service, valid for an hour. `now` is milliseconds since the epoch. */
export async function signServiceToken(
  account: ServiceAccount,
  audience: string,
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id })
    .setIssuer(account.client_email)
    .setSubject(account.client_email)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_SECONDS)
    .sign(createPrivateKey(account.private_key));
}
