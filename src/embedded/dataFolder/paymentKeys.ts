/** The keys of the payment API that this server answers: made at first start, readable by the folder's owner alone. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PaymentKeys } from '../../functions/paymentProvider.ts';
import { isMissing } from '../disk/isMissing.ts';
import { writePrivateFile } from './writePrivateFile.ts';

export const PAYMENT_KEYS_NAME = 'payment-keys.json';

const paymentKeysSchema = z.object({
  secretKey: z.string().startsWith('sk_test_'),
  webhookSecret: z.string().startsWith('whsec_'),
});

export async function loadPaymentKeys(folder: string): Promise<PaymentKeys> {
  const path = join(folder, PAYMENT_KEYS_NAME);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text !== null) return paymentKeysSchema.parse(JSON.parse(text));
  const keys: PaymentKeys = {
    secretKey: `sk_test_${randomBytes(32).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(32).toString('hex')}`,
  };
  await writePrivateFile(path, `${JSON.stringify(keys, null, 2)}\n`);
  return keys;
}
