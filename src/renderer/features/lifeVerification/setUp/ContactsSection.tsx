/** The trusted contacts in short; where they are named is another page. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { ableContacts } from '#shared/lifeVerification/readiness.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { lifeMessages } from '../messages.ts';
import { Section } from '../Section.tsx';
import type { ShownVerification } from '../useLifeVerification.ts';
import { trustedContactsAddress } from './trustedContactsAddress.ts';

export function ContactsSection({ shown: { contacts, life } }: { readonly shown: ShownVerification }) {
  const texts = useMessages(lifeMessages);
  return (
    <Section title={texts.contactsTitle} anchor="contacts">
      <p className="text-ink-soft">
        {contacts.length === 0
          ? texts.noContacts
          : texts.contactsText(ableContacts(contacts).length, life.policy.quorum)}
      </p>
      {contacts.length > 0 ? (
        <ul className="mt-4 flex flex-col divide-y divide-line">
          {contacts.map(({ id, name, hasAccepted, isInvited, isBeneficiary }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
              <span className="text-small text-ink-soft">
                {[
                  hasAccepted ? texts.accepted : isInvited ? texts.notAccepted : texts.notInvited,
                  ...(isBeneficiary ? [texts.alsoReceives] : []),
                ].join(', ')}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {isPageBuilt('beneficiaries') ? (
        <ButtonLink to={trustedContactsAddress} variant="secondary" className="mt-5">
          {texts.manageContacts}
        </ButtonLink>
      ) : (
        <p className="mt-3 text-small text-ink-soft">{texts.notYetPeople}</p>
      )}
    </Section>
  );
}
