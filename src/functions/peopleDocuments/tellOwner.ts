/** What the owner hears by mail of people whom they named. */
import { routes } from '#shared/routes.ts';
import { type Addressee, draftMail, type MailDraft } from '../delivery/index.ts';
import type { Services } from '../services.ts';
import type { Subject } from './documents.ts';

/** Where the owner sees somebody of this role. */
export function pageAddressOf({ appOrigin }: Services, role: Subject['role']): string {
  return `${appOrigin}${(role === 'beneficiary' ? routes.beneficiaries : routes.lifeVerification).path}`;
}

/** `occasion` tells apart two of one kind about one person. */
export function draftToOwner(
  services: Services,
  owner: Addressee | null,
  purpose: 'invitation-accepted' | 'invitation-declined' | 'person-left' | 'lock-broken',
  { role, person: { id, name } }: Subject,
  occasion: string,
): readonly MailDraft[] {
  const parameters = { personName: name, pageAddress: pageAddressOf(services, role), role };
  return draftMail(owner, `${id} ${occasion}`, purpose, parameters);
}
