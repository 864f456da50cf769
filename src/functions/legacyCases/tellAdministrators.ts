/** Every administrator hears of a case, so that none is opened and decided behind the others. */
import { type Addressee, draftMail, findAddressee, type MailDraft } from '../delivery/index.ts';
import type { MailParameters } from '../mail/index.ts';
import type { Services } from '../services.ts';

export async function findAdministrators(services: Services): Promise<readonly Addressee[]> {
  const registered = await services.firestore.collection('administrators').get();
  const found = await Promise.all(
    registered.docs
      .filter((stored) => stored.get('revokedAt') == null)
      .map(({ id }) => findAddressee(services, id)),
  );
  return found.filter((addressee): addressee is Addressee => addressee !== null);
}

export function draftToAdministrators<Purpose extends 'case-opened' | 'case-decided'>(
  administrators: readonly Addressee[],
  occasion: string,
  purpose: Purpose,
  parameters: MailParameters[Purpose],
): readonly MailDraft[] {
  return administrators.flatMap((addressee) =>
    draftMail(addressee, `${occasion} ${addressee.uid}`, purpose, parameters),
  );
}
