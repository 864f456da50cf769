/** Who reads what visitors send: the operator's support address, or where there is none each address of an administrator. */
import { type Addressee, languageOfAddress } from '../delivery/index.ts';
import type { Services } from '../services.ts';

export async function findOperators(services: Services): Promise<readonly Addressee[]> {
  const { supportEmail, adminEmails } = services.configuration;
  const addresses = supportEmail === '' ? [...new Set(adminEmails)] : [supportEmail];
  return Promise.all(
    addresses.map(async (to) => ({
      uid: null,
      to,
      language: (await languageOfAddress(services, to)) ?? 'en',
    })),
  );
}
