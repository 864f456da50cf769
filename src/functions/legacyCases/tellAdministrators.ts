/** Every administrator hears of a case, so that none is opened and decided behind the others. */
import { routes } from '#shared/routes.ts';
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

type Told = Omit<MailParameters['case-decided'], 'link'>;

export function draftToAdministrators(
  services: Services,
  administrators: readonly Addressee[],
  occasion: string,
  ...[purpose, told]: ['case-opened', Record<never, never>] | ['case-decided', Told]
): readonly MailDraft[] {
  const link = `${services.appOrigin}${routes.admin.path}?tab=legacy`;
  return administrators.flatMap((addressee) => {
    const key = `${occasion} ${addressee.uid}`;
    return purpose === 'case-opened'
      ? draftMail(addressee, key, purpose, { link })
      : draftMail(addressee, key, purpose, { ...told, link });
  });
}
